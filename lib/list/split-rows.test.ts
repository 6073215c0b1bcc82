import { dropsOf, openKeys, openRows, splitRows, type KeyedPredicate } from './split-rows'

type Row = number | null
/** Null reports nothing. */
const ask =
  (test: (value: number) => boolean) =>
  (value: Row): boolean | null =>
    value === null ? null : test(value)
const isEven: KeyedPredicate<Row> = ['even', ask((value) => value % 2 === 0)]
const isSmall: KeyedPredicate<Row> = ['small', ask((value) => value < 4)]
const isOdd: KeyedPredicate<Row> = ['odd', ask((value) => value % 2 === 1)]

it('finds every row where nothing is asked', () => {
  const rows = [3, 1, null]
  expect(splitRows(rows, [])).toMatchObject({ found: rows, unknown: [], nearly: new Map() })
})

it('tells what passes, in the order given, from what one test alone keeps out', () => {
  expect(splitRows([6, 5, 4, 3, 2, 1, 0], [isEven, isSmall])).toMatchObject({
    found: [2, 0],
    unknown: [],
    nearly: new Map([
      ['even', { known: [3, 1], unknown: [] }],
      ['small', { known: [6, 4], unknown: [] }],
    ]),
  })
})

it('leaves out what fails the last two tests, and asks it not the first, which is the text', () => {
  const never = jest.fn(() => true)
  const { found, unknown, nearly } = splitRows([5], [['never', never], isEven, isSmall])
  expect([found, unknown]).toEqual([[], []])
  expect([...nearly.values()].flatMap(({ known }) => known)).toEqual([])
  expect(never).not.toHaveBeenCalled()
})

it('finds the same without what one test alone keeps out', () => {
  const rows = [6, 5, null, 3, 2, 1, 0]
  const { found, unknown } = splitRows(rows, [isEven, isSmall])
  const lean = splitRows(rows, [isEven, isSmall], { keepsNearly: false })
  expect([lean.found, lean.unknown]).toEqual([found, unknown])
  expect([...lean.nearly.values()].flatMap(({ known, unknown: open }) => [...known, ...open])).toEqual([])
})

it('lets no row through tests that exclude each other', () => {
  expect(splitRows([1, 2], [isEven, isOdd]).found).toEqual([])
})

describe('rows that do not report what is asked for', () => {
  type Thing = { id: string; size: number | null; colour: string | null; isNew: boolean }
  const thing = (id: string, size: number | null, colour: string | null, isNew = true): Thing => ({
    id,
    size,
    colour,
    isNew,
  })
  const isBig: KeyedPredicate<Thing> = ['size', ({ size }) => (size === null ? null : size > 5)]
  const isRed: KeyedPredicate<Thing> = ['colour', ({ colour }) => (colour === null ? null : colour === 'red')]
  const isNew: KeyedPredicate<Thing> = ['new', (row) => row.isNew]
  const ids = (rows: readonly Thing[] = []) => rows.map(({ id }) => id)
  const split = splitRows(
    [
      thing('both', null, null),
      thing('match', 9, 'red'),
      thing('size', null, 'red'),
      thing('colour', 9, null),
      thing('small', 1, null),
      thing('old', null, 'red', false),
      thing('neither', 1, 'blue'),
    ],
    [isBig, isRed, isNew],
  )

  it('stand apart unless another test fails', () => {
    expect(ids(split.found)).toEqual(['match'])
    expect(ids(split.unknown)).toEqual(['both', 'size', 'colour'])
    expect(ids(split.nearly.get('size')?.unknown)).toEqual(['small'])
    expect(ids(split.nearly.get('new')?.unknown)).toEqual(['old'])
  })

  it('tell which tests they leave open', () => {
    expect(openKeys(split)).toEqual(['size', 'colour'])
    const { others, onlyOwn, both } = openRows(split, 'size')
    expect([others, onlyOwn, both].map(ids)).toEqual([['colour'], ['size'], ['both']])
    expect(openRows(split, 'unheard of').others).toHaveLength(3)
  })

  it('are let in where the only test that they leave open is dropped', () => {
    const drops = dropsOf(split).map(({ key, total }): [string, number] => [key, total])
    expect(Object.fromEntries(drops)).toMatchObject({ size: 1 })
    expect(drops.map(([key]) => key)).not.toContain('new')
  })
})
