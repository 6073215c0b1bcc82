import { columnsOf, decodeColumns, emptyRow, encodeColumns, readRow } from './columns'

type Shop = {
  floors: number | null
  isOpen: boolean
  kind: 'baker' | 'butcher' | null
  sells: Sold[]
  days: string[] | null
  staff: readonly string[]
}
type Sold = 'bread' | 'cake' | 'meat'

const KINDS = [
  { value: 'baker', label: 'Baker' },
  { value: 'butcher', label: 'Butcher' },
] as const
const SOLD = [
  { value: 'bread', label: 'Bread' },
  { value: 'cake', label: 'Cake' },
  { value: 'meat', label: 'Meat' },
] as const

const { figure, flag, names, option, options, plain } = columnsOf<Shop>()
const TABLE = {
  floors: figure(({ floors }) => floors),
  isOpen: flag(({ isOpen }) => isOpen),
  kind: option(KINDS, ({ kind }) => kind),
  sells: options(SOLD, ({ sells }) => sells),
  days: plain<string[] | null>(null, ({ days }) => days),
  staff: names(({ staff }) => staff),
}

const NOTHING: Shop = { floors: null, isOpen: false, kind: null, sells: [], days: null, staff: [] }
const SHOPS: Shop[] = [
  NOTHING,
  { floors: 2, isOpen: true, kind: 'butcher', sells: ['meat'], days: ['mon', 'tue'], staff: ['Ada', 'Bo'] },
  NOTHING,
  NOTHING,
  { floors: 0, isOpen: true, kind: 'baker', sells: ['bread', 'cake'], days: null, staff: ['Cy', 'Ada'] },
]

/** Through JSON, as a browser gets it. */
function sent(shops: readonly Shop[]) {
  const encoded = encodeColumns(
    TABLE,
    shops.map((shop) => readRow(TABLE, shop)),
  )
  const rowAt = decodeColumns(TABLE, JSON.parse(JSON.stringify(encoded)), shops.length)
  return shops.map((_, at) => rowAt(at))
}

it('reads each column of a record', () => {
  expect(readRow(TABLE, SHOPS[1] ?? NOTHING)).toEqual(SHOPS[1])
})

it('gives back every row', () => {
  expect(sent(SHOPS)).toEqual(SHOPS)
})

it('holds no rows at all', () => {
  expect(sent([])).toEqual([])
})

it('has a row of which nothing is known', () => {
  expect(emptyRow(TABLE)).toEqual(NOTHING)
})

it('spends nothing on what rows lack', () => {
  expect(encodeColumns(TABLE, [emptyRow(TABLE), emptyRow(TABLE)])).toEqual({})
})

it('keeps a name once', () => {
  const rows = SHOPS.map((shop) => readRow(TABLE, shop))
  expect(encodeColumns(TABLE, rows).staff?.slice(1)).toEqual([
    [
      [0, 1],
      [2, 0],
    ],
    ['Ada', 'Bo', 'Cy'],
  ])
})

it('keeps options by their positions, and gaps between rows', () => {
  const rows = SHOPS.map((shop) => readRow(TABLE, shop))
  expect(encodeColumns(TABLE, rows)).toMatchObject({
    floors: [
      [2, 3],
      [2, 0],
    ],
    isOpen: [
      [2, 3],
      [1, 1],
    ],
    kind: [
      [2, 3],
      [1, 0],
    ],
    sells: [
      [2, 3],
      [[2], [0, 1]],
    ],
  })
})

it('tells 0 from unknown', () => {
  const [none, zero] = sent([NOTHING, { ...NOTHING, floors: 0 }])
  expect(none?.floors).toBeNull()
  expect(zero?.floors).toBe(0)
})

it('has the empty value where a column or an option is newer than the browser’s own table', () => {
  const rowAt = decodeColumns(TABLE, { kind: [[1], [7]], sells: [[1], [[0, 9]]] }, 1)
  expect(rowAt(0)).toEqual({ ...NOTHING, sells: ['bread'] })
})
