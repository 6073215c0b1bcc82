const TYPES = new Map([
  ['csv', 'text/csv'],
  ['json', 'application/json'],
])

/** Lets the browser save a text as a file of the type that its name ends in; nothing leaves it. */
export function downloadText(fileName: string, text: string) {
  const type = TYPES.get(fileName.split('.').at(-1) ?? '') ?? 'text/plain'
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // The download reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
