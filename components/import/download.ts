/** Lets the browser save a text as a file; nothing leaves it. */
export function download(name: string, type: 'text/csv' | 'application/json' | 'text/plain', text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}
