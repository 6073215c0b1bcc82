import {
  cellOf,
  followMoves,
  linkOf,
  numberOf,
  parseTable,
  rowsById,
  statementsOf,
  tableOf,
  type Reject,
} from './dataset'

const text = 'id\tstudents\twebsite\na\t120\thttps://a.edu\nb\t\twww.b.edu\ngone\t5\t\na\t7\t\n'
const table = parseTable('some', text)
const ids = new Set(['a', 'b'])

it('reads cells by the name of their column', () => {
  expect(table.rows).toHaveLength(4)
  expect(table.rows[0]).toEqual({ id: 'a', students: '120', website: 'https://a.edu' })
})

it('keeps quotes as they are', () => {
  expect(parseTable('some', 'id\tname\na\tThe "New" School').rows[0]).toEqual({
    id: 'a',
    name: 'The "New" School',
  })
})

it('stops at a row that has lost a cell', () => {
  expect(() => parseTable('some', 'id\tname\na')).toThrow('some, line 2: 1 cells, 2 columns.')
})

it('reads an empty cell as unknown and 0 as 0', () => {
  expect(numberOf({ fee: '' }, 'fee')).toBeNull()
  expect(numberOf({ fee: '0' }, 'fee')).toBe(0)
})

it('stops at a cell that is no number, and at a column that is gone', () => {
  expect(() => numberOf({ fee: '12,000' }, 'fee')).toThrow('"12,000" in the column "fee" is no number.')
  expect(() => cellOf({ fee: '' }, 'tuition')).toThrow('The table has no column "tuition".')
  expect(() => tableOf([table], 'other')).toThrow('The table "other" is missing.')
})

it('takes a link only as it is given, with https', () => {
  expect(table.rows.map((row) => linkOf(row, 'website'))).toEqual(['https://a.edu', null, null, null])
})

it('states what each row says, and rejects rows that the catalogue lacks or that come twice', () => {
  const rejects: Reject[] = []
  const statements = statementsOf(table, ids, rejects, (row) => {
    const count = numberOf(row, 'students')
    return { students: count === null ? undefined : { count, definition: 'headcount' } }
  })
  expect(statements).toEqual({ a: { students: { count: 120, definition: 'headcount' } } })
  expect(rejects).toEqual([
    { row: 4, id: 'gone', reason: 'the catalogue has no such university' },
    { row: 5, id: 'a', reason: 'a second row for the same university' },
  ])
})

it('gathers the rows of each university', () => {
  const rejects: Reject[] = []
  expect([...rowsById(table, ids, rejects)].map(([id, rows]) => [id, rows.length])).toEqual([
    ['a', 2],
    ['b', 1],
  ])
  expect(rejects.map(({ id }) => id)).toEqual(['gone'])
})

it('follows the moves of ids, but never adds a second row for one university', () => {
  const table = parseTable('t', 'id\tn\nold\t1\ntwin\t2\nkept\t3\nclosed\t4\ncampus\t5')
  const moves = [
    { from: 'old', to: 'new' },
    { from: 'twin', to: 'kept' },
    { from: 'closed', to: null },
    { from: 'campus', to: 'whole', isPart: true },
  ]
  expect(followMoves(table, moves, 'id').rows.map((row) => row.id)).toEqual([
    ...['new', 'twin', 'kept', 'closed'],
    'campus',
  ])
})
