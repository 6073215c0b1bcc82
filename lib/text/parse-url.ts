/**
 * The parsed absolute address, or null for what is none.
 * Not by `URL.canParse`: once optimised, that of Node 20 reads Latin-1 as UTF-8 and refuses hosts such as "münchen.example".
 */
export function parseUrl(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}
