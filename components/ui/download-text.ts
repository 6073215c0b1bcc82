const TYPES = new Map([
  ['csv', 'text/csv'],
  ['json', 'application/json'],
])

/**
 * Lets the browser save a text as a file. The type follows from the end of the file's name. Nothing is sent anywhere.
 */
export function downloadText(fileName: string, text: string) {
  const type = TYPES.get(fileName.split('.').at(-1) ?? '') ?? 'text/plain'
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // The browser reads the address after `click()` has returned.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
