import 'server-only'
import { understand } from '../search-words/understand'
import { getVocabulary } from '../universities/queries'

/** The code of the country that a text names and nothing else, also misspelt; null where it names none. */
export function typedCountry(text: string): string | null {
  const { parts, rest } = understand(text, getVocabulary())
  const [part, ...others] = parts
  const isAlone = rest === '' && others.length === 0
  return isAlone && part?.kind === 'country' && part.value.length === 2 ? part.value : null
}
