import { NO_SEARCH, type UniversitySearch } from './search-params'

type Key = keyof UniversitySearch

/**
 * What a form without script sends along of a search beside the fields it draws, as names and values; defaults are
 * left out. The page is never carried: a changed search starts at its first.
 */
export function carriedParams(search: UniversitySearch, drawn: readonly Key[]): [name: Key, value: string][] {
  const keys = Object.keys(NO_SEARCH) as Key[]
  return keys
    .filter((key) => key !== 'page' && !drawn.includes(key))
    .map((key): [Key, string] => [key, String(search[key] ?? '')])
    .filter(([key, value]) => value !== String(NO_SEARCH[key] ?? ''))
}
