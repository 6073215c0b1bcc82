const MAX_LENGTH = 80

/**
 * A typed search in its form for the address: small letters, single spaces, no control characters, no lone surrogates, at
 * most 80 characters. Letters of either case find the same, so each search has one address.
 */
export function cleanText(text: string): string {
  const folded = text
    .toLowerCase()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/\p{Cs}/gu, '')
    .trim()
  return [...folded].slice(0, MAX_LENGTH).join('').trim()
}
