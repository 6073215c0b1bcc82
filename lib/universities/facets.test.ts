import { aRow } from '@/tests/fixtures/a-row'
import { REGIONS } from '../places/regions'
import { countCountries, countFacets, countMore } from './facets'
import { splitUniversities } from './filter'
import type { UniversityRow } from './row'
import { NO_SEARCH, type UniversitySearch } from './search-params'
import { CAMPUS_SIZES, DEADLINE_MONTHS, FACILITIES, PROGRAMMES } from './vocabulary'

const count = (rows: readonly UniversityRow[], given: Partial<UniversitySearch> = {}) => {
  const search = { ...NO_SEARCH, ...given }
  const split = splitUniversities(rows, search)
  return {
    ...countFacets(split, search),
    country: countCountries(split, search),
    ...countMore(split, search),
  }
}

/** The counts by value, without the zeros. */
const shown = (table: readonly { value: string }[], counts: readonly number[]) =>
  Object.fromEntries(
    table.map(({ value }, at): [string, number] => [value, counts[at] ?? 0]).filter(([, many]) => many > 0),
  )

const rows = [
  aRow({ id: 'fr-1', programmes: ['law', 'music'], facilities: ['library'], size: 'compact', deadline: '1' }),
  aRow({ id: 'fr-2', programmes: ['law'], size: 'large', deadline: '1' }),
  aRow({
    id: 'de',
    countryCode: 'de',
    programmes: ['music'],
    facilities: ['library', 'museum'],
    deadline: '7',
  }),
  aRow({ id: 'jp', countryCode: 'jp', region: 'asia', programmes: ['law'], facilities: ['museum'] }),
]

it('counts each option of a search without filters', () => {
  const facets = count(rows)
  expect(facets.anyRegion).toBe(4)
  expect(shown(REGIONS, facets.region)).toEqual({ europe: 3, asia: 1 })
  expect(facets.anyCountry).toBe(4)
  expect(facets.country).toEqual({ fr: 2, de: 1, jp: 1 })
  expect(shown(PROGRAMMES, facets.programmes)).toEqual({ law: 3, music: 2 })
  expect(shown(FACILITIES, facets.facilities)).toEqual({ library: 2, museum: 2 })
  expect(shown(CAMPUS_SIZES, facets.size)).toEqual({ compact: 1, large: 1 })
  expect(shown(DEADLINE_MONTHS, facets.deadline)).toEqual({ '1': 2, '7': 1 })
})

it('adds the rows another country would bring to those already found', () => {
  const facets = count(rows, { country: ['fr'] })
  expect(facets.country).toEqual({ fr: 2, de: 3, jp: 3 })
  expect(facets.anyCountry).toBe(4)
  expect(shown(REGIONS, facets.region)).toEqual({ europe: 2 })
})

it('counts for another region what it would show instead', () => {
  const facets = count(rows, { region: 'asia' })
  expect(shown(REGIONS, facets.region)).toEqual({ europe: 3, asia: 1 })
  expect(facets.anyRegion).toBe(4)
  expect(facets.country).toEqual({ jp: 1 })
})

it('counts for another programme what offers it as well', () => {
  expect(shown(PROGRAMMES, count(rows, { programmes: ['law'] }).programmes)).toEqual({ law: 3, music: 1 })
})

it('adds sizes and deadline months to those chosen', () => {
  const facets = count(rows, { size: ['compact'] })
  expect(shown(CAMPUS_SIZES, facets.size)).toEqual({ compact: 1, medium: 1, large: 2, 'very-large': 1 })
  expect(shown(DEADLINE_MONTHS, count(rows, { deadline: ['1'] }).deadline)).toMatchObject({ '1': 2, '7': 3 })
})

it('leaves out of every facet what fails two filters', () => {
  const facets = count(rows, { region: 'asia', programmes: ['music'] })
  expect(facets.anyRegion).toBe(2)
  expect(shown(REGIONS, facets.region)).toEqual({ europe: 2 })
  expect(shown(PROGRAMMES, facets.programmes)).toEqual({})
})

it('names a chosen country even when it has no result', () => {
  expect(count(rows, { country: ['zz'] }).country).toMatchObject({ zz: 0 })
})

it('counts nothing in an empty catalogue', () => {
  const facets = count([])
  expect(facets).toMatchObject({ anyRegion: 0, anyCountry: 0, country: {} })
  expect(facets.programmes).toEqual(PROGRAMMES.map(() => 0))
})
