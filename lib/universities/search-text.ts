import { normaliseText } from '../search/normalise-text'

type Searchable = {
  name: string
  localName: string | null
  aliases: readonly string[]
  description: string | null
  campusLife: { location: string | null }
}

/**
 * The words a search finds beyond name, place and programmes: those of aliases, of the local name and of the
 * description, each once. A search tests word by word, so their order carries nothing.
 */
export function moreSearchText(university: Searchable): string {
  const known = normaliseText(`${university.name} ${university.campusLife.location ?? ''}`)
  const words = [university.localName, ...university.aliases, university.description]
    .flatMap((text) => normaliseText(text ?? '').split(' '))
    .filter((word) => word !== '' && !known.includes(word))
  return [...new Set(words)].sort().join(' ')
}
