import { normaliseText } from '../text/normalise-text'
import type { Part } from './meaning'
import { isWhereKind } from './place-meaning'
import { phraseKey, type Vocabulary } from './vocabulary'

/**
 * A typed text with typing errors in its countries, regions and places put right: "germny" is "germany". Null where there is
 * none: another form of a word is no error, nor is one of another language.
 */
export function withRightPlaces(
  text: string,
  parts: readonly Part[],
  { corrected, phrases }: Pick<Vocabulary, 'corrected' | 'phrases'>,
): string | null {
  let right = text
  // From the last on, so that the parts before it stay where they are.
  for (const { kind, value, start, end } of [...parts].sort((a, b) => b.start - a.start)) {
    if (!isWhereKind(kind)) continue
    const typed = normaliseText(text.slice(start, end)).split(' ')
    const meant = typed.map((word) => (corrected(word) === word.replace(/s$/, '') ? word : corrected(word)))
    const isMeant = phrases.get(phraseKey(meant))?.some((one) => one.kind === kind && one.value === value)
    if (isMeant && meant.join() !== typed.join())
      right = right.slice(0, start) + meant.join(' ') + right.slice(end)
  }
  return right === text ? null : right
}
