import { normaliseText } from '../text/normalise-text'
import { phraseKey, type Vocabulary } from './vocabulary'

/** Names of subjects in other languages, and all English ones but for ordinary words; separated by commas. */
export type FurtherNames = readonly (readonly [slug: string, otherNames: string, synonyms: string])[]

/**
 * A vocabulary that knows more names of subjects: those in other languages, and rare ones. They would double what a typed
 * search loads, so they are read only where words were not understood without them. Words that mean something already keep
 * their meaning, nothing is taken for a mistyped further name, and a rare word that a university is named by means it.
 */
function withNames(vocabulary: Vocabulary, names: FurtherNames): Vocabulary {
  const phrases = new Map(vocabulary.phrases)
  const own = new Set<string>()
  let { longest } = vocabulary
  const add = (slug: string, name: string, isForeign: boolean) => {
    const words = normaliseText(name).split(' ')
    const key = phraseKey(words)
    const isName = words.length === 1 && vocabulary.names.having.has(key)
    if (key === '' || phrases.has(key) || (isName && !isForeign)) return
    phrases.set(key, [{ kind: 'subject', value: slug }])
    longest = Math.max(longest, words.length)
    for (const word of words) own.add(word)
  }
  for (const [slug, otherNames] of names) for (const name of otherNames.split(',')) add(slug, name, true)
  for (const [slug, , synonyms] of names) for (const name of synonyms.split(',')) add(slug, name, false)
  return {
    ...vocabulary,
    phrases,
    longest,
    further: () => null,
    isTelling: (word) => vocabulary.isTelling(word) || phrases.get(word)?.[0]?.kind === 'subject',
    corrected: (word) => (own.has(word) ? word : vocabulary.corrected(word)),
  }
}

/**
 * A vocabulary that reads words which are not understood with further names of subjects.
 * @param getNames null while they are not loaded
 */
export function withFurtherNames(vocabulary: Vocabulary, getNames: () => FurtherNames | null): Vocabulary {
  let further: Vocabulary | null = null
  return {
    ...vocabulary,
    further: () => {
      const names = further ? null : getNames()
      if (names) further = withNames(vocabulary, names)
      return further
    },
  }
}
