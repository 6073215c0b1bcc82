import { splitRows } from './split-rows'
import { splitMeant, withMeaning, withTests } from './text-meaning'

type Row = { name: string; isGerman: boolean; isFull: boolean }
const row = (name: string, isGerman = false, isFull = false): Row => ({ name, isGerman, isFull })
const [BERLIN, LEEDS, HALL, ABOUT] = [
  row('berlin', true),
  row('leeds'),
  row('berlin hall', true),
  row('about germany'),
]
const ROWS = [ABOUT, HALL, LEEDS, BERLIN]

const typed = { search: 'germany', sort: 'first', page: 1 } as Parameters<typeof withMeaning>[0]
const split = (one: typeof typed) =>
  splitRows(ROWS, withTests(one, [['search', ({ name }) => name.includes(one.search)]]))
const meant = (fit: ((each: Row) => number) | null) =>
  withMeaning<Row, typeof typed>(
    typed,
    { search: '' },
    { typed, tests: [['country', ({ isGerman }) => isGerman]], fit },
  )

it('leaves a search without a meaning as it is', () => {
  expect(splitMeant(typed, true, split)).toMatchObject({ found: [ABOUT], also: 0 })
})

it('puts those that only contain the text last, and counts them', () => {
  expect(splitMeant(meant(null), true, split)).toMatchObject({ found: [HALL, BERLIN, ABOUT], also: 1 })
})

it('puts names that fit first, but not where another order was chosen', () => {
  const search = meant(({ name }) => Number(name === 'berlin'))
  expect(splitMeant(search, true, split).found).toEqual([BERLIN, HALL, ABOUT])
  expect(splitMeant(search, false, split).found).toEqual([HALL, BERLIN, ABOUT])
})

it('counts a row that contains the text among the results, even where it does not report what the text means', () => {
  const search = withMeaning<Row, typeof typed>(
    typed,
    { search: '' },
    { typed, tests: [['language', ({ name }) => (name === 'about germany' ? null : false)]], fit: null },
  )
  expect(splitMeant(search, true, split)).toMatchObject({
    found: [ABOUT],
    also: 1,
    unknown: [],
    openTests: [],
  })
})
