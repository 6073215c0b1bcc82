import { normaliseText } from '../text/normalise-text'

type Searchable = {
  name: string
  localName: string | null
  aliases: readonly string[]
  description: string | null
  campusLife: { location: string | null }
}

/** The words of the texts that `known` does not hold, each once. A search tests word by word, so their order carries nothing. */
function furtherWords(known: string, texts: readonly (string | null)[]): string {
  const words = texts
    .flatMap((text) => normaliseText(text ?? '').split(' '))
    .filter((word) => word !== '' && !known.includes(word))
  return [...new Set(words)].sort().join(' ')
}

/**
 * The words a search finds beyond name, place and programmes: those of its other names, and, apart from them, those of
 * the description, which not every list searches.
 */
export function moreSearchText(university: Searchable): { names: string; about: string } {
  const known = normaliseText(`${university.name} ${university.campusLife.location ?? ''}`)
  const names = furtherWords(known, [university.localName, ...university.aliases])
  return { names, about: furtherWords(`${known} ${names}`, [university.description]) }
}
