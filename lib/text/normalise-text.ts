import { simplifyHan } from './han-forms'

/** Accents of Latin, Greek and Cyrillic letters, and the optional points and vowel signs of Hebrew and Arabic. */
const ACCENTS = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670]/g

/**
 * The searchable form of a text: lower case, no accents, single spaces instead of punctuation, "and" for "&", "saint" for
 * "St." and "Sankt", simplified Chinese. The vowel signs of other scripts (Devanagari, Bengali, Thai) stay, because words
 * differ by them.
 */
export function normaliseText(text: string): string {
  const words = simplifyHan(text)
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ø/g, 'o')
    .replace(/ł/g, 'l')
    .replace(/đ/g, 'd')
    .replace(/æ/g, 'ae')
    .replace(/œ/g, 'oe')
    .replace(/ı/g, 'i')
    .replace(/&/g, ' and ')
    .replace(/(^|[^\p{L}])st\./gu, '$1st ')
    .replace(/['’‘`´.]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
  return ` ${words} `.replace(SAINT, ' saint').trim()
}

const SAINT = / (st|ste|sainte|sankt)(?= )/g

/** The form in which names are compared: normalised, without "The" before it. */
export const foldName = (name: string): string => normaliseText(name).replace(/^the (?=.)/, '')

const STOP_WORDS = new Set(['of', 'the', 'and', 'in', 'at', 'for', 'de', 'la'])

/** The words of a query. Small words count only if there are no others. */
export function queryWords(query: string): string[] {
  const words = normaliseText(query).split(' ').filter(Boolean)
  const telling = words.filter((word) => !STOP_WORDS.has(word))
  return telling.length > 0 ? telling : words
}
