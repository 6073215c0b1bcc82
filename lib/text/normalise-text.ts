/**
 * Text as the search sees it: lower case, no accents, punctuation turned into single spaces.
 * Letters of every script stay, so a name in Arabic or Chinese can be found too.
 */
export function normaliseText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ø/g, 'o')
    .replace(/ł/g, 'l')
    .replace(/đ/g, 'd')
    .replace(/æ/g, 'ae')
    .replace(/œ/g, 'oe')
    .replace(/ı/g, 'i')
    .replace(/['’‘`´.]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

const STOP_WORDS = new Set(['of', 'the', 'and', 'in', 'at', 'for', 'de', 'la'])

/** The words a query asks for. Small words count only when nothing else was typed. */
export function queryWords(query: string): string[] {
  const words = normaliseText(query).split(' ').filter(Boolean)
  const telling = words.filter((word) => !STOP_WORDS.has(word))
  return telling.length > 0 ? telling : words
}
