/** A file for the reader's device: the browser puts it where downloads go. */

/** Time enough for a slow browser to have taken the file. */
const KEPT_MILLISECONDS = 10_000

export function save(name: string, value: unknown): void {
  const text = JSON.stringify(value, null, 2)
  saveBlob(name, new Blob([text], { type: 'application/json' }))
}

export function saveBlob(name: string, file: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MILLISECONDS)
}
