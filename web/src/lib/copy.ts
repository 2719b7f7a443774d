/** To the clipboard, also where the page is not served securely, as in a local network. Says whether it worked. */

export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyByHand(text)
  }
}

/** What browsers could do before: mark a text and copy what is marked. */
function copyByHand(text: string): boolean {
  const held = document.activeElement as HTMLElement | null
  const field = document.createElement('textarea')
  field.value = text
  field.className = 'hear'
  // Beside a dialog nothing can be marked.
  ;(held?.closest('dialog') ?? document.body).append(field)
  field.select()
  const done = document.execCommand('copy')
  field.remove()
  held?.focus({ preventScroll: true })
  return done
}
