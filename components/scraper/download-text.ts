/** Hands a text to the browser as a file to keep. */
export function downloadText(fileName: string, text: string) {
  const type = fileName.endsWith('.json') ? 'application/json' : 'text/plain'
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // The download reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
