import { REGIONS } from '@/lib/places/regions'
import { decodeIndex } from '@/lib/universities/compact-index'
import { countCountries, countFacets, countMore } from '@/lib/universities/facets'
import { filterUniversities, splitUniversities } from '@/lib/universities/filter'
import { getIndexFiles, getTotals, getUniversities, searchUniversities } from '@/lib/universities/queries'
import type { UniversityRow } from '@/lib/universities/row'
import { NO_SEARCH, SORTS, type UniversitySearch } from '@/lib/universities/search-params'
import { sortUniversities } from '@/lib/universities/sort'
import { toRow } from '@/lib/universities/to-row'
import { CAMPUS_SIZES, DEADLINE_MONTHS, FACILITIES, PROGRAMMES } from '@/lib/universities/vocabulary'

const { index, text } = getIndexFiles()
const rows = decodeIndex(JSON.parse(index), text)
const universities = getUniversities()

it('carries every university through the compact index unchanged', () => {
  expect(rows).toHaveLength(universities.length)
  const withoutText = (row: UniversityRow) => ({ ...row, text: '', about: '' })
  expect(rows.map(withoutText)).toEqual(
    universities.map((university, at) => withoutText(toRow(university, rows[at]?.countryOrder ?? -1))),
  )
})

it('keeps the countries in alphabetical order', () => {
  const names = [...new Set(rows.map((row) => row.country))]
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')))
  expect(rows.map((row) => row.countryOrder)).toEqual(
    [...rows].sort((a, b) => a.countryOrder - b.countryOrder).map((row) => row.countryOrder),
  )
})

it('finds every university by its own name', () => {
  const lost = rows.filter(
    (row) => !filterUniversities([row], { ...NO_SEARCH, search: row.name }).some(({ id }) => id === row.id),
  )
  expect(lost).toEqual([])
})

it.each([
  ['MIT', 'massachusetts-institute-of-technology'],
  ['LSE', 'london-school-of-economics-and-political-science'],
  ['oxford', 'university-of-oxford'],
])('finds by the short form %s', (search, id) => {
  expect(filterUniversities(rows, { ...NO_SEARCH, search }).map((row) => row.id)).toContain(id)
})

it.each(SORTS.map(({ value }) => value))('shows each university on one page under the sort %s', (sort) => {
  expect(new Set(sortUniversities(rows, sort).map((row) => row.id)).size).toBe(rows.length)
})

it('averages only what is reported', () => {
  const rates = universities.flatMap((university) => university.acceptanceRate ?? [])
  expect(getTotals()).toMatchObject({ universities: universities.length, reportingAcceptance: rates.length })
  expect(getTotals().averageAcceptance).toBe(
    Math.round(rates.reduce((sum, rate) => sum + rate, 0) / rates.length),
  )
})

it('draws a full card for each row of a page', () => {
  expect(searchUniversities({ ...NO_SEARCH, page: 2 }).cards).toHaveLength(9)
})

const FILTERS: Partial<UniversitySearch>[] = [
  { search: 'technology' },
  { country: ['gb'] },
  { country: ['de', 'jp', 'us'] },
  { region: 'europe' },
  { region: 'africa' },
  { programmes: ['law'] },
  { programmes: ['computer-science', 'medicine'] },
  { facilities: ['library', 'museum'] },
  { tuitionMax: 20_000 },
  { tuitionMin: 5000, unreported: 'exclude' },
  { acceptanceMin: 10, acceptanceMax: 60 },
  { rankMax: 100, unreported: 'exclude' },
  { gpa: 3 },
  { researchMin: 5, unreported: 'exclude' },
  { employmentMin: 80 },
  { size: ['medium'] },
  { size: ['large', 'very-large'] },
  { deadline: ['1'] },
  { deadline: ['6', '7', '12'] },
]

const SEARCHES: UniversitySearch[] = FILTERS.flatMap((filter, at) => [
  { ...NO_SEARCH, ...filter },
  ...[1, 4, 7].map((step) => ({ ...NO_SEARCH, ...filter, ...FILTERS[(at + step) % FILTERS.length] })),
  { ...NO_SEARCH, region: 'europe' as const, ...FILTERS[(at + 9) % FILTERS.length], ...filter },
]).concat(NO_SEARCH)

/** The search with one more option on, as a click on it would make it. */
const add = <Value extends string>(list: readonly Value[], value: Value) => [...new Set([...list, value])]

function* optionsOf(search: UniversitySearch): Generator<[string, number, UniversitySearch]> {
  const split = splitUniversities(rows, search)
  const facets = countFacets(split, search)
  const more = countMore(split, search)
  yield ['any region', facets.anyRegion, { ...search, region: null }]
  yield ['any country', facets.anyCountry, { ...search, country: [] }]
  for (const [at, { value }] of REGIONS.entries())
    yield [value, facets.region[at] ?? NaN, { ...search, region: value }]
  // A country that would add nothing is not offered at all.
  for (const [code, count] of Object.entries(countCountries(split, search)))
    yield [code, count, { ...search, country: add(search.country, code) }]
  for (const [at, { value }] of PROGRAMMES.entries())
    yield [value, more.programmes[at] ?? NaN, { ...search, programmes: add(search.programmes, value) }]
  for (const [at, { value }] of FACILITIES.entries())
    yield [value, more.facilities[at] ?? NaN, { ...search, facilities: add(search.facilities, value) }]
  for (const [at, { value }] of CAMPUS_SIZES.entries())
    yield [value, more.size[at] ?? NaN, { ...search, size: add(search.size, value) }]
  for (const [at, { value }] of DEADLINE_MONTHS.entries())
    yield [value, more.deadline[at] ?? NaN, { ...search, deadline: add(search.deadline, value) }]
}

it('shows beside every option the number of results there are once it is chosen', () => {
  const wrong: unknown[] = []
  for (const search of SEARCHES) {
    for (const [option, shown, chosen] of optionsOf(search)) {
      const found = filterUniversities(rows, chosen).length
      if (found !== shown) wrong.push({ search, option, shown, found })
    }
  }
  expect(wrong).toEqual([])
})
