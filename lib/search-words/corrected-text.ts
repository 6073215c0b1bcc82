import { normaliseText } from '../text/normalise-text'
import type { Part } from './meaning'
import { isWhereKind } from './place-meaning'
import { phraseKey, type Vocabulary } from './vocabulary'
import { FILLERS } from './words'

/** The words of a country, region or place put right; null where they are right, in whatever language. */
function rightWords(typed: readonly string[], { kind, value }: Part, vocabulary: Vocabulary): string | null {
  const meaningOf = (words: readonly string[], { phrases }: Vocabulary) =>
    phrases.get(phraseKey(words))?.find((one) => one.kind === kind && one.value === value)
  const meant = meaningOf(typed, vocabulary) ?? meaningOf(typed, vocabulary.further() ?? vocabulary)
  if (meant && 'isMisspelt' in meant) return normaliseText(vocabulary.labels.get(`${kind} ${value}`) ?? value)
  if (meant) return null
  const right = typed.map((word) => {
    const one = vocabulary.corrected(word)
    return one === word.replace(/s$/, '') ? word : one
  })
  return meaningOf(right, vocabulary) ? right.join(' ') : null
}

/**
 * A typed text with typing errors in its countries, regions and places put right: "germny" is "germany". Null where there is
 * none: another form of a word is no error, nor is one of another language.
 */
export function withRightPlaces(text: string, parts: readonly Part[], vocabulary: Vocabulary): string | null {
  let right = text
  // From the last on, so that the parts before it stay where they are.
  for (const part of [...parts].sort((a, b) => b.start - a.start)) {
    const { kind, start, end } = part
    if (!isWhereKind(kind)) continue
    const words = rightWords(normaliseText(text.slice(start, end)).split(' '), part, vocabulary)
    if (words !== null) right = right.slice(0, start) + words + right.slice(end)
  }
  return right === text ? null : withRightWords(right, vocabulary)
}

/** A text of which the other mistyped words are put right as well: "univercity". */
const withRightWords = (text: string, vocabulary: Vocabulary) =>
  text.replace(/[a-z]{5,}/gi, (typed) => {
    const word = normaliseText(typed)
    const right = vocabulary.corrected(word)
    return right === word || right === word.replace(/s$/, '') || !FILLERS.has(right) ? typed : right
  })
