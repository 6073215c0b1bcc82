import { FILTER_KEYS, withoutFilter, type FilterKey } from './filter'
import { OPEN_NOW, SEVERAL_COUNTRIES, type ScholarshipSearch } from './search-params'
import { DEGREES, FIELDS } from '../eligibility/vocabulary'
import { FUNDING, TYPES } from './vocabulary'

/** An active filter as the visitor sees it, and the search that is left when it is removed. */
export type Chip = { key: string; label: string; without: ScholarshipSearch }

const labelOf = (table: readonly { value: string; label: string }[], value: string) =>
  table.find((entry) => entry.value === value)?.label ?? value

type SetKey = 'type' | 'funding' | 'degree' | 'host'

/**
 * The chips of a search, in the fixed order of the filters: one for each chosen value.
 * `countryName` gives the name for a country's code.
 */
export function activeFilters(search: ScholarshipSearch, countryName: (code: string) => string): Chip[] {
  const one = (key: FilterKey, label: string | null): Chip[] =>
    label === null ? [] : [{ key, label, without: withoutFilter(search, key) }]
  const each = (key: SetKey, label: (value: string) => string): Chip[] =>
    search[key].map((value) => ({
      key: `${key}-${value}`,
      label: label(value),
      without: { ...search, [key]: search[key].filter((other) => other !== value), page: 1 },
    }))
  const [nationality] = search.nationality
  const chips: Record<FilterKey, () => Chip[]> = {
    search: () => one('search', search.search ? `“${search.search}”` : null),
    type: () => each('type', (value) => labelOf(TYPES, value)),
    funding: () => each('funding', (value) => labelOf(FUNDING, value)),
    degree: () => each('degree', (value) => labelOf(DEGREES, value)),
    field: () => one('field', search.field && labelOf(FIELDS, search.field)),
    host: () =>
      each('host', (code) =>
        code === SEVERAL_COUNTRIES.value ? SEVERAL_COUNTRIES.label : `In ${countryName(code)}`,
      ),
    nationality: () => one('nationality', nationality ? `Nationality: ${countryName(nationality)}` : null),
    open: () => one('open', search.open && OPEN_NOW.label),
  }
  return FILTER_KEYS.flatMap((key) => chips[key]())
}
