import { activeFilters } from './active-filters'
import { activePredicates } from './filter'
import { NO_SEARCH, type UniversitySearch } from './search-params'

const NAMES: Record<string, string> = { de: 'Germany', fr: 'France' }
const chipsOf = (search: Partial<UniversitySearch>) =>
  activeFilters({ ...NO_SEARCH, ...search }, (code) => NAMES[code] ?? code)
const labels = (search: Partial<UniversitySearch>) => chipsOf(search).map(({ label }) => label)

it('shows none for a search without filters, whatever its sort, page and comparison', () => {
  expect(chipsOf({ sort: 'name', page: 3, compare: ['a'], tab: 'compare' })).toEqual([])
})

it.each<[Partial<UniversitySearch>, string[]]>([
  [{ search: 'oxford' }, ['“oxford”']],
  [{ country: ['de', 'fr'] }, ['Germany', 'France']],
  [{ region: 'latin-america' }, ['Latin America']],
  [{ programmes: ['law', 'computer-science'] }, ['Law', 'Computer Science']],
  [{ facilities: ['library'] }, ['Library']],
  [{ tuitionMax: 12_500 }, ['Tuition: up to US$ 12,500']],
  [{ tuitionMax: 0 }, ['Tuition: up to US$ 0']],
  [{ tuitionMin: 1000, tuitionMax: 100_000 }, ['Tuition: US$ 1,000–US$ 100,000']],
  [{ acceptanceMin: 50 }, ['Acceptance rate: from 50%']],
  [{ rankMin: 1, rankMax: 1000 }, ['World ranking: #1–#1,000']],
  [{ gpa: 3.5 }, ['My GPA: 3.5']],
  [{ gpa: 0 }, ['My GPA: 0']],
  [{ researchMin: 7.5 }, ['Research rating: from 7.5']],
  [{ employmentMin: 0, employmentMax: 80 }, ['Employment rate: 0%–80%']],
  [{ size: ['compact'] }, ['Compact (under 20 ha)']],
  [{ deadline: ['1', '12'] }, ['Deadline in January', 'Deadline in December']],
  [{ unreported: 'exclude' }, ['Reported figures only']],
])('words %o', (search, expected) => {
  expect(labels(search)).toEqual(expected)
})

const BUSY: UniversitySearch = {
  ...NO_SEARCH,
  search: 'a',
  country: ['de', 'fr'],
  region: 'europe',
  programmes: ['law', 'music'],
  facilities: ['library'],
  tuitionMax: 500,
  acceptanceMin: 1,
  rankMax: 5,
  gpa: 2,
  researchMin: 1,
  employmentMin: 1,
  size: ['compact', 'large'],
  deadline: ['1'],
  unreported: 'exclude',
  sort: 'name',
  page: 4,
  compare: ['x'],
}
const BUSY_CHIPS = activeFilters(BUSY, String)

it('keeps the order of the filters', () => {
  expect(BUSY_CHIPS.map(({ key }) => key)).toEqual([
    'search',
    'country-de',
    'country-fr',
    'region',
    'programmes-law',
    'programmes-music',
    'facilities-library',
    'tuition',
    'acceptance',
    'rank',
    'gpa',
    'research',
    'employment',
    'size-compact',
    'size-large',
    'deadline-1',
    'unreported',
  ])
})

it.each(BUSY_CHIPS.map(({ key, without }) => [key, without] as const))(
  'removing %s leaves every other chip, the sort and the comparison, on page 1',
  (key, without) => {
    expect(activeFilters(without, String).map((chip) => chip.key)).toEqual(
      BUSY_CHIPS.map((chip) => chip.key).filter((other) => other !== key),
    )
    expect(without).toMatchObject({ sort: 'name', compare: ['x'], page: 1 })
  },
)

it('ends without any filter when chip after chip is removed', () => {
  let search = BUSY
  for (let next = BUSY_CHIPS[0]; next; next = activeFilters(search, String)[0]) search = next.without
  expect(activePredicates(search)).toEqual([])
  expect(search).toEqual({ ...NO_SEARCH, sort: 'name', compare: ['x'] })
})
