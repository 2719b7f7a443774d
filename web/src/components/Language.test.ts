import { fireEvent, render, screen } from '@testing-library/svelte'
import { describe, expect, it, vi } from 'vitest'
import { settings, type Language as Code } from '$lib/settings.svelte'
import { languages } from '$lib/words'
import Language from './Language.svelte'

const NAMES = [...languages]

describe('another language', () => {
  it('is one tap away where there are two', async () => {
    settings.language = 'en'
    render(Language)

    await fireEvent.click(screen.getByRole('button', { name: 'DE: Deutsch' }))
    await vi.waitFor(() => expect(settings.language).toBe('de'))
    expect(screen.getByRole('button', { name: 'EN: English' })).toBeTruthy()
  })

  it('is chosen from a menu of their own names where there are more', async () => {
    settings.language = 'en'
    languages.push({ value: 'nl' as Code, label: 'Nederlands' })
    render(Language)
    languages.splice(0, Infinity, ...NAMES)

    const menu = screen.getByRole('combobox', { name: 'Language' })
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Deutsch',
      'English',
      'Nederlands',
    ])
    await fireEvent.change(menu, { target: { value: 'de' } })
    await vi.waitFor(() => expect(settings.language).toBe('de'))
  })
})
