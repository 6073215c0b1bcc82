import { tableOf } from './heading-row'
import { guessMatching, keepMatches, questionsOf, summariseColumns, type Matching } from './match-columns'
import { parseCsv } from './parse-csv'

const kept = new Map<string, string>()
beforeAll(() => {
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  }
  Object.assign(globalThis, { localStorage: storage })
})
beforeEach(() => kept.clear())

function columnsOf(text: string) {
  const table = tableOf(parseCsv(text))
  if ('reason' in table) throw new Error(table.reason)
  return summariseColumns(table)
}
const guess = (text: string) => guessMatching(columnsOf(text))
const fieldsOf = ({ columns }: Matching) => columns.map(({ field }) => field)

test('a file in our own words needs no questions, one in others does', () => {
  expect(guess('name,country,acceptanceRate\nAlpha,nl,45%').isSure).toBe(true)
  expect(guess('name,country,tuition\nAlpha,nl,EUR 9000').isSure).toBe(false)
  expect(guess('Benaming,country\nAlpha1,nl').isSure).toBe(false)
})

test('what the columns leave open is asked once', () => {
  const columns = columnsOf('name,acceptance,deadline,international fee\nAlpha,0.4,05/06/2026,9000')
  const { matching } = guessMatching(columns)
  expect(questionsOf(columns, matching)).toEqual(['country', 'currency', 'shares', 'dates', 'level'])
})

test('numbers that may be per cent are given to no field, each time anew', () => {
  const columns = columnsOf('name,country,international students\nAlpha,nl,18')
  const { matching, isSure } = guessMatching(columns)
  expect([fieldsOf(matching)[2], isSure]).toEqual([null, false])
  const chosen = matching.columns.map((column, at) =>
    at === 2 ? { ...column, field: 'internationalPercent' as const } : column,
  )
  keepMatches(columns, { ...matching, columns: chosen })
  expect(guessMatching(columns).isSure).toBe(false)
})

test('what the visitor chose is kept for the next file', () => {
  const columns = columnsOf('Benaming,country,tuition,city,location\nAlpha1,nl,EUR 9000,Delft,Leiden')
  const { matching } = guessMatching(columns)
  const chosen = matching.columns.map((column, at) =>
    at === 0 ? { ...column, field: 'name' as const } : column,
  )
  keepMatches(columns, { ...matching, columns: chosen })
  const next = guess('benaming,country,tuition,location\nBeta2,gb,GBP 900,York')
  expect(next.isSure).toBe(true)
  expect(fieldsOf(next.matching)).toEqual([
    'name',
    'country',
    'tuitionFees.international',
    'campusLife.location',
  ])
})
