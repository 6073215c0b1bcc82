/** The entry's text, null when there is none, undefined where the browser keeps nothing for this site. */
export function readEntry(name: string): string | null | undefined {
  try {
    return localStorage.getItem(name)
  } catch {
    return undefined
  }
}

/** Whether the text was kept; an empty one removes the entry. */
export function writeEntry(name: string, text: string): boolean {
  try {
    if (text === '') localStorage.removeItem(name)
    else localStorage.setItem(name, text)
    return true
  } catch {
    return false
  }
}
