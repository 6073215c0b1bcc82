import { tableOf } from './heading-row'
import { parseCsv } from './parse-csv'

const table = (text: string) => {
  const read = tableOf(parseCsv(text))
  if ('reason' in read) throw new Error(read.reason)
  return read
}

test.each([
  ['in the first row', 'name,country\nAlpha,nl'],
  ['below a title', 'Universities of the world,\n,\nname,country\nAlpha,nl'],
  ['in other words', 'Hochschulname;Land\nAlpha;nl'],
  ['in words that we don’t know', 'Benaming,Gebied\nAlpha,https://alpha.example'],
])('the heading is found %s', (_where, text) => {
  const { columns, rows, hasHeading } = table(text)
  expect(hasHeading).toBe(true)
  expect(columns).toHaveLength(2)
  expect(rows.map(({ values }) => values[0])).toEqual(['Alpha'])
})

test('a file without a heading has numbered columns, and loses no row', () => {
  const { columns, rows, hasHeading } = table('1,Alpha,nl\n2,Beta,gb')
  expect({ columns, hasHeading, rows: rows.length }).toEqual({
    columns: ['Column 1', 'Column 2', 'Column 3'],
    hasHeading: false,
    rows: 2,
  })
})

test('a row with more values than columns has a fault', () => {
  const { rows } = table('name,country\nAlpha,nl,extra\nBeta,gb,')
  expect(rows.map(({ fault }) => fault)).toEqual(['There are 3 values, but only 2 columns.', undefined])
})

test('what is no table says why', () => {
  expect(tableOf([])).toEqual({ reason: 'There is nothing in it.' })
  expect(tableOf(parseCsv('name,country\n\n'))).toEqual({ reason: 'There is no row below the heading.' })
  expect(tableOf(parseCsv(`name${',x'.repeat(600)}\nAlpha`))).toEqual({
    reason: 'The first row has 601 columns; at most 500 can be read.',
  })
})
