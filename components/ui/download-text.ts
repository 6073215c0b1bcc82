const TYPES = new Map([
  ['csv', 'text/csv'],
  ['json', 'application/json'],
  ['ics', 'text/calendar'],
])

/**
 * Lets the browser save a text as a file. The type follows from the end of the file's name. Nothing is sent anywhere.
 */
export function downloadText(fileName: string, text: string) {
  const type = TYPES.get(fileName.split('.').at(-1) ?? '') ?? 'text/plain'
  downloadBlob(fileName, new Blob([text], { type: `${type};charset=utf-8` }))
}

/** Lets the browser save bytes as a file. Nothing is sent anywhere. */
export function downloadBlob(fileName: string, blob: Blob) {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // The browser reads the address after `click()` has returned.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
