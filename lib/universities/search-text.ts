import { normaliseText } from '../text/normalise-text'
import type { UniversityRecord } from './record/schema'

type Searchable = Pick<UniversityRecord, 'name' | 'localName' | 'aliases' | 'description'> & {
  campusLife: Pick<UniversityRecord['campusLife'], 'location'>
}

/** The words of the texts that `isKnown` does not find, each once. A search tests word by word, so their order carries nothing. */
function furtherWords(texts: readonly (string | null)[], isKnown: (word: string) => boolean): string[] {
  const words = texts.flatMap((text) => normaliseText(text ?? '').split(' '))
  return [...new Set(words)].filter((word) => word !== '' && !isKnown(word)).sort()
}

/** The first letters of a name in Cyrillic or Arabic letters, but for whom it is named after: МГУ. Null for other names. */
function initialsBeyondLatin(name: string | null): string | null {
  const words = normaliseText(name ?? '').split(' ')
  const end = words.findIndex((word) => /^(имени|ім|им|імені|атындагы)$/.test(word))
  const told = words.slice(0, end === -1 ? undefined : end).filter((word) => word.length > 1)
  const isBeyond = told.every((word) => /^[\u0400-\u04ff\u0600-\u06ff]+$/.test(word))
  return isBeyond && told.length > 2 && told.length < 7 ? told.map((word) => word[0]).join('') : null
}

/**
 * The words a search finds beyond name, place and programmes: those of its other names, with the names of one word before
 * a bar, and, apart from them, those of the description, which not every list searches.
 */
export function moreSearchText(university: Searchable): { names: string; about: string } {
  const place = normaliseText(university.campusLife.location ?? '')
  const name = normaliseText(university.name)
  const others = [university.localName, ...university.aliases]
  const own = new Set(name.split(' '))
  const isOne = (text: string | null) => text !== null && !normaliseText(text).includes(' ')
  // Also where the name contains it: "LMU" alone means LMU Munich.
  // What the state founded is also called without saying so: 台湾大学.
  const alone = [
    ...others.filter(isOne).flatMap((other) => [other, other?.replace(/^[国國]立/, '') ?? null]),
    ...others.map(initialsBeyondLatin),
  ]
  const short = furtherWords(alone, (word) => word === name)
  const long = furtherWords(others, (word) => own.has(word) || short.includes(word))
  const names = short.length + long.length === 0 ? '' : `${short.join(' ')} | ${long.join(' ')}`.trim()
  const known = `${name} ${place} ${names}`
  return { names, about: furtherWords([university.description], (word) => known.includes(word)).join(' ') }
}
