/** Copy to the clipboard, even if the page is not served securely, as in a local network. Says whether it worked. */

export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyByHand(text)
  }
}

/** The old way of browsers: select a text and copy the selection. */
function copyByHand(text: string): boolean {
  const held = document.activeElement as HTMLElement | null
  const field = document.createElement('textarea')
  field.value = text
  field.className = 'hear'
  // Outside an open dialog nothing can be selected.
  ;(held?.closest('dialog') ?? document.body).append(field)
  field.select()
  const done = document.execCommand('copy')
  field.remove()
  held?.focus({ preventScroll: true })
  return done
}
