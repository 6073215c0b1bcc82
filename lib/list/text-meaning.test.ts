import type { ListSearch } from './filter'
import { splitRows } from './split-rows'
import { splitMeant, withTests, type Asked, type TextMeaning } from './text-meaning'

type Row = { name: string; isGerman: boolean; isFull: boolean }
const row = (name: string, isGerman = false, isFull = false): Row => ({ name, isGerman, isFull })
const [BERLIN, LEEDS, HALL, ABOUT] = [
  row('berlin', true),
  row('leeds'),
  row('berlin hall', true),
  row('about germany'),
]
const ROWS = [ABOUT, HALL, LEEDS, BERLIN]

const typed: ListSearch = { search: 'germany', sort: 'first', page: 1, unreported: 0 }
const split = ({ search, meaning }: Asked<Row, ListSearch>) =>
  splitRows(ROWS, withTests([['search', ({ name }) => name.includes(search.search)]], meaning?.tests))
const meant = (
  fit: TextMeaning<Row>['fit'],
  tests: TextMeaning<Row>['tests'] = [['country', ({ isGerman }) => isGerman]],
) => ({ search: { ...typed, search: '' }, meaning: { typed, tests, fit } })

it('leaves a search without a meaning as it is', () => {
  expect(splitMeant({ search: typed }, true, split)).toMatchObject({ found: [ABOUT], also: 0 })
})

it('puts those that only contain the text last, and counts them', () => {
  expect(splitMeant(meant(null), true, split)).toMatchObject({ found: [HALL, BERLIN, ABOUT], also: 1 })
})

it('puts names that fit first, but not where another order was chosen', () => {
  const search = meant(({ name }) => Number(name === 'berlin'))
  expect(splitMeant(search, true, split).found).toEqual([BERLIN, HALL, ABOUT])
  expect(splitMeant(search, false, split).found).toEqual([HALL, BERLIN, ABOUT])
})

it('puts the row first that is named as was typed, which is no row that only contains the text', () => {
  const { search, meaning } = meant(null)
  const named = { search, meaning: { ...meaning, isNamed: ({ name }: Row) => name === 'about germany' } }
  expect(splitMeant(named, true, split)).toMatchObject({ found: [ABOUT, HALL, BERLIN], also: 0 })
})

it('counts a row that contains the text among the results, even where it does not report what the text means', () => {
  const search = meant(null, [['language', ({ name }) => (name === 'about germany' ? null : false)]])
  expect(splitMeant(search, true, split)).toMatchObject({
    found: [ABOUT],
    also: 1,
    unknown: [],
    openTests: [],
  })
})
