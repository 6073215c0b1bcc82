const MAX_LENGTH = 80

/**
 * What was typed as a search, as it stands in the address: spaces folded, control characters and broken halves of
 * letters left out, at most 80 letters. One search so has one address.
 */
export function cleanText(text: string): string {
  const folded = text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/\p{Cs}/gu, '')
    .trim()
  return [...folded].slice(0, MAX_LENGTH).join('').trim()
}
