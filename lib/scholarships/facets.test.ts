import { aRow } from '@/tests/fixtures/scholarship'
import { countFacets, countNationalities } from './facets'
import { splitRows } from '../list/split-rows'
import { activePredicates, filterScholarships } from './filter'
import { DeadlineSchema } from './record/schema'
import { NO_SEARCH, OPEN_NOW, type ScholarshipSearch } from './search-params'
import { DEGREES, FIELDS } from '../eligibility/vocabulary'
import { FUNDING, TYPES } from './vocabulary'

const TODAY = '2026-11-21'
const december = [DeadlineSchema.parse({ month: 12, day: 1 })]

const rows = [
  aRow(),
  aRow({ type: 'university', degrees: ['bachelors', 'masters'], hosts: ['de'], fields: ['law'] }),
  aRow({ type: 'university', funding: ['full', 'need'], hosts: ['de', 'fr'], openTo: new Set(['in', 'de']) }),
  aRow({ type: 'government', degrees: ['phd'], hosts: ['fr'], dates: { deadlines: december } }),
  aRow({ type: 'government', funding: ['full', 'merit'], fields: ['law', 'arts'], openTo: new Set(['ke']) }),
]

const searches: ScholarshipSearch[] = [
  NO_SEARCH,
  { ...NO_SEARCH, type: ['university'] },
  { ...NO_SEARCH, type: ['university', 'government'], degree: ['phd'] },
  { ...NO_SEARCH, funding: ['full'], field: 'law' },
  { ...NO_SEARCH, host: ['de'], nationality: ['in'] },
  { ...NO_SEARCH, open: 'now' },
]

const after = (search: ScholarshipSearch) => filterScholarships(rows, search, TODAY).length
const on = <Value extends string>(list: readonly Value[], value: Value) => [...new Set([...list, value])]

it.each(searches)('counts what the click will find (search %#)', (search) => {
  const facets = countFacets(splitRows(rows, activePredicates(search, TODAY)), search, TODAY)
  expect(facets.type).toEqual(TYPES.map(({ value }) => after({ ...search, type: on(search.type, value) })))
  expect(facets.funding).toEqual(
    FUNDING.map(({ value }) => after({ ...search, funding: on(search.funding, value) })),
  )
  expect(facets.degree).toEqual(
    DEGREES.map(({ value }) => after({ ...search, degree: on(search.degree, value) })),
  )
  expect(facets.field).toEqual(FIELDS.map(({ value }) => after({ ...search, field: value })))
  expect(facets.open).toBe(after({ ...search, open: OPEN_NOW.value }))
  expect(facets.anyField).toBe(after({ ...search, field: null }))
  expect(facets.anyHost).toBe(after({ ...search, host: [] }))
  expect(facets.anyNationality).toBe(after({ ...search, nationality: [] }))
  for (const code of ['de', 'fr', 'multiple'])
    expect(facets.host[code] ?? 0).toBe(after({ ...search, host: on(search.host, code) }))
  const nationalities = countNationalities(rows, search, TODAY)
  for (const code of ['ke', 'in', 'de', 'us'])
    expect(nationalities.count(code)).toBe(after({ ...search, nationality: [code] }))
})
