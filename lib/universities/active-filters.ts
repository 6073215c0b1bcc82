import { regionLabel } from '../places/regions'
import { FILTER_KEYS, withoutFilter, type FilterKey } from './filter'
import { RANGES, type RangeKey, type UniversitySearch } from './search-params'
import { CAMPUS_SIZES, DEADLINE_MONTHS, FACILITIES, PROGRAMMES } from './vocabulary'

/** An active filter as the visitor sees it, and the search that is left when it is removed. */
export type Chip = { key: string; label: string; without: UniversitySearch }

const labelOf = (table: readonly { value: string; label: string }[], value: string) =>
  table.find((entry) => entry.value === value)?.label ?? value

const thousands = (amount: number) => String(amount).replace(/\B(?=(\d{3})+$)/g, ',')

const RANGE_WORDS: Record<RangeKey, (bound: number) => string> = {
  tuition: (bound) => `US$ ${thousands(bound)}`,
  acceptance: (bound) => `${bound}%`,
  rank: (bound) => `#${thousands(bound)}`,
  research: String,
  employment: (bound) => `${bound}%`,
}

const RANGE_NAMES: Record<RangeKey, string> = {
  tuition: 'Tuition',
  acceptance: 'Acceptance rate',
  rank: 'World ranking',
  research: 'Research rating',
  employment: 'Employment rate',
}

function rangeLabel(key: RangeKey, min: number | null, max: number | null): string {
  const words = RANGE_WORDS[key]
  if (min === null) return `${RANGE_NAMES[key]}: up to ${words(max ?? 0)}`
  if (max === null) return `${RANGE_NAMES[key]}: from ${words(min)}`
  return `${RANGE_NAMES[key]}: ${words(min)}–${words(max)}`
}

type SetKey = 'country' | 'programmes' | 'facilities' | 'size' | 'deadline'

/**
 * The chips of a search, in the fixed order of the filters: one for each chosen value, one for each range.
 * `countryName` gives the name for a country's code.
 */
export function activeFilters(search: UniversitySearch, countryName: (code: string) => string): Chip[] {
  const one = (key: FilterKey, label: string): Chip[] => [{ key, label, without: withoutFilter(search, key) }]
  const each = (key: SetKey, label: (value: string) => string): Chip[] =>
    search[key].map((value) => ({
      key: `${key}-${value}`,
      label: label(value),
      without: { ...search, [key]: search[key].filter((other) => other !== value), page: 1 },
    }))
  const chips: Record<FilterKey, () => Chip[]> = {
    search: () => (search.search ? one('search', `“${search.search}”`) : []),
    country: () => each('country', countryName),
    region: () => (search.region ? one('region', regionLabel(search.region)) : []),
    programmes: () => each('programmes', (value) => labelOf(PROGRAMMES, value)),
    facilities: () => each('facilities', (value) => labelOf(FACILITIES, value)),
    gpa: () => (search.gpa === null ? [] : one('gpa', `My GPA: ${search.gpa}`)),
    size: () => each('size', (value) => labelOf(CAMPUS_SIZES, value)),
    deadline: () => each('deadline', (value) => `Deadline in ${labelOf(DEADLINE_MONTHS, value)}`),
    ...(Object.fromEntries(
      RANGES.map(({ key }) => [
        key,
        () => {
          const min = search[`${key}Min`]
          const max = search[`${key}Max`]
          return min === null && max === null ? [] : one(key, rangeLabel(key, min, max))
        },
      ]),
    ) as Record<RangeKey, () => Chip[]>),
  }
  const unreported: Chip[] =
    search.unreported === 'exclude'
      ? [
          {
            key: 'unreported',
            label: 'Reported figures only',
            without: { ...search, unreported: 'include', page: 1 },
          },
        ]
      : []
  return [...FILTER_KEYS.flatMap((key) => chips[key]()), ...unreported]
}
