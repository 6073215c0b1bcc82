import { aRow } from '@/tests/fixtures/a-row'
import {
  activePredicates,
  FILTER_KEYS,
  filterUniversities,
  withoutFilter,
  withoutFilters,
  type FilterKey,
} from './filter'
import type { UniversityRow } from './row'
import { NO_SEARCH, RANGES, type UniversitySearch } from './search-params'

const find = (rows: readonly UniversityRow[], search: Partial<UniversitySearch>) =>
  filterUniversities(rows, { ...NO_SEARCH, ...search }).map((row) => row.id)

/** A search that sets every filter there is. */
const EVERYTHING: UniversitySearch = {
  ...NO_SEARCH,
  search: 'oxford',
  country: ['gb'],
  region: 'europe',
  programmes: ['law'],
  facilities: ['library'],
  tuitionMin: 1000,
  tuitionMax: 9000,
  acceptanceMin: 10,
  acceptanceMax: 20,
  rankMin: 1,
  rankMax: 100,
  gpa: 3,
  researchMin: 5,
  researchMax: 9,
  employmentMin: 50,
  employmentMax: 90,
  size: ['compact'],
  deadline: ['1'],
  unreported: 'exclude',
  sort: 'name',
  page: 4,
  compare: ['a'],
}

it('lets every row through, in the order given, when no filter is set', () => {
  const rows = [aRow({ id: 'b' }), aRow({ id: 'a' })]
  expect(find(rows, {})).toEqual(['b', 'a'])
  expect(activePredicates(NO_SEARCH)).toEqual([])
})

it('knows a predicate for each filter of a search that sets them all', () => {
  expect(activePredicates(EVERYTHING).map(([key]) => key)).toEqual(FILTER_KEYS)
})

it('keeps only what passes every filter', () => {
  const rows = [
    aRow({ id: 'both', region: 'asia', isFull: true, rank: 5 }),
    aRow({ id: 'region-only', region: 'asia', rank: 500 }),
    aRow({ id: 'rank-only', region: 'africa', rank: 6 }),
  ]
  expect(find(rows, { region: 'asia', rankMax: 10 })).toEqual(['both'])
})

describe('search', () => {
  const rows = [
    aRow({ id: 'sp', name: 'Universidade de São Paulo', location: 'São Paulo', programmes: ['law'] }),
    aRow({ id: 'mit', name: 'Massachusetts Institute of Technology', location: 'Cambridge, Massachusetts' }),
    aRow({ id: 'cam', name: 'University of Cambridge', location: 'Cambridge' }),
  ]
  it.each([
    ['sao paulo', ['sp']],
    ['SÃO  PAULO', ['sp']],
    ['cambridge', ['mit', 'cam']],
    ['cambridge tech', ['mit']],
    ['tech cambridge', ['mit']],
    ['bridge', ['mit', 'cam']],
    ['law', ['sp']],
    ['university of cambridge', ['cam']],
    ['cambridge, law', []],
    ['zzz', []],
    ['', ['sp', 'mit', 'cam']],
    ['?!', ['sp', 'mit', 'cam']],
  ])('finds by "%s"', (search, ids) => {
    expect(find(rows, { search })).toEqual(ids)
  })

  it('looks at small words when nothing else was typed', () => {
    expect(find(rows, { search: 'of' })).toEqual(['mit', 'cam'])
  })
})

describe('country', () => {
  const rows = [
    aRow({ id: 'fr' }),
    aRow({ id: 'de', countryCode: 'de' }),
    aRow({ id: 'jp', countryCode: 'jp' }),
  ]
  it('takes any of the chosen', () => {
    expect(find(rows, { country: ['de', 'jp'] })).toEqual(['de', 'jp'])
  })
  it('finds nothing in a country without universities', () => {
    expect(find(rows, { country: ['zz'] })).toEqual([])
  })
})

describe('region', () => {
  it('takes the chosen one', () => {
    const rows = [aRow({ id: 'eu' }), aRow({ id: 'af', region: 'africa' })]
    expect(find(rows, { region: 'africa' })).toEqual(['af'])
  })
})

describe.each(['programmes', 'facilities'] as const)('%s', (key) => {
  const [one, two] = key === 'programmes' ? (['law', 'music'] as const) : (['library', 'museum'] as const)
  const rows = [
    aRow({ id: 'none' }),
    aRow({ id: 'one', [key]: [one] }),
    aRow({ id: 'both', [key]: [one, two] }),
  ]
  it('takes what offers all of the chosen', () => {
    expect(find(rows, { [key]: [one] })).toEqual(['one', 'both'])
    expect(find(rows, { [key]: [one, two] })).toEqual(['both'])
  })
})

describe.each(RANGES.map(({ key }) => key))('%s', (key) => {
  const rows = [
    aRow({ id: 'unknown' }),
    aRow({ id: 'low', [key]: 2 }),
    aRow({ id: 'mid', [key]: 5 }),
    aRow({ id: 'high', [key]: 8 }),
  ]
  it('includes both bounds', () => {
    expect(find(rows, { [`${key}Min`]: 2, [`${key}Max`]: 5 })).toEqual(['unknown', 'low', 'mid'])
  })
  it('takes a single bound', () => {
    expect(find(rows, { [`${key}Min`]: 3 })).toEqual(['unknown', 'mid', 'high'])
    expect(find(rows, { [`${key}Max`]: 3 })).toEqual(['unknown', 'low'])
  })
  it('leaves out what is not reported when asked to, and never takes unknown for zero', () => {
    expect(find(rows, { [`${key}Max`]: 8, unreported: 'exclude' })).toEqual(['low', 'mid', 'high'])
    expect(find(rows, { [`${key}Min`]: 0, unreported: 'exclude' })).toEqual(['low', 'mid', 'high'])
  })
  it('asks for no figure while no bound is set', () => {
    expect(find(rows, { unreported: 'exclude' })).toHaveLength(4)
  })
})

describe('tuition', () => {
  it('counts free tuition as 0', () => {
    const rows = [aRow({ id: 'free', tuition: 0 }), aRow({ id: 'paid', tuition: 500 })]
    expect(find(rows, { tuitionMax: 0 })).toEqual(['free'])
  })
})

describe('gpa', () => {
  const rows = [aRow({ id: 'unknown' }), aRow({ id: 'easy', gpa: 2.5 }), aRow({ id: 'hard', gpa: 3.7 })]
  it('leaves out what asks for more than the visitor has', () => {
    expect(find(rows, { gpa: 2.5 })).toEqual(['unknown', 'easy'])
    expect(find(rows, { gpa: 3.6, unreported: 'exclude' })).toEqual(['easy'])
  })
})

describe.each([
  ['size', 'compact', 'large'],
  ['deadline', '1', '12'],
] as const)('%s', (key, one, two) => {
  const rows = [aRow({ id: 'unknown' }), aRow({ id: 'one', [key]: one }), aRow({ id: 'two', [key]: two })]
  it('takes any of the chosen, and none that is unknown', () => {
    expect(find(rows, { [key]: [one] })).toEqual(['one'])
    expect(find(rows, { [key]: [one, two] })).toEqual(['one', 'two'])
  })
})

describe('withoutFilter', () => {
  it.each(FILTER_KEYS)('drops %s alone and goes back to the first page', (key: FilterKey) => {
    const left = withoutFilter(EVERYTHING, key)
    expect(activePredicates(left).map(([other]) => other)).toEqual(
      FILTER_KEYS.filter((other) => other !== key),
    )
    expect(left).toMatchObject({ page: 1, sort: 'name', compare: ['a'], unreported: 'exclude' })
  })
})

describe('withoutFilters', () => {
  it('keeps nothing but the sort and what is being compared', () => {
    expect(withoutFilters(EVERYTHING)).toEqual({ ...NO_SEARCH, sort: 'name', compare: ['a'] })
  })
})
