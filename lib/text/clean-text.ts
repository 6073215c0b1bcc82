const LONGEST = 200
/** No address has a longer one, which every link of its page would repeat. */
const LONGEST_KEPT = 1000

/** With these attributes a browser refuses a longer text in words, also without script. */
export const SEARCH_TEXT = { pattern: `.{0,${LONGEST}}`, title: `At most ${LONGEST} characters` } as const

/** A typed search in its form for the address: single spaces, no control characters, no lone surrogates. */
export function cleanText(text: string): string {
  return text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/\p{Cs}/gu, '')
    .trim()
}

/** A text for the address as it was typed, though it may be too long to be searched; null where it is beyond all measure. */
export function keepText(text: string): string | null {
  const cleaned = cleanText(text)
  return cleaned.length > LONGEST_KEPT ? null : cleaned
}

/** The text that a search looks for: none where it is refused. */
export const searchedText = (text: unknown): string =>
  typeof text === 'string' && refuseText(text) === null ? text : ''

/** The reason why a clean text cannot be searched; null for one that can. */
export function refuseText(text: string): string | null {
  const { length } = [...text]
  return length > LONGEST ? `At most ${LONGEST} characters can be searched. This text has ${length}.` : null
}
