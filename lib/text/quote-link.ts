const MAX_WHOLE = 120
/** A dash, a comma and an ampersand have meanings of their own in a text fragment. */
const encode = (words: string) => encodeURIComponent(words).replace(/-/g, '%2D')

/**
 * The address that opens the page at the quoted passage, in browsers that know text fragments; others open the page. A
 * long quote is named by its first and last words.
 */
export function quoteLink(pageUrl: string, quote: string): string {
  const base = pageUrl.replace(/#.*$/, '')
  // A fragment is compared with what a reader sees, so it has none of the marks of Markdown.
  const plain = quote
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`#|]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (!plain) return base
  const words = plain.split(' ')
  const isLong = plain.length > MAX_WHOLE && words.length > 10
  const text = isLong
    ? `${encode(words.slice(0, 5).join(' '))},${encode(words.slice(-5).join(' '))}`
    : encode(plain)
  return `${base}#:~:text=${text}`
}
