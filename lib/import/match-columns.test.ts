import { aReference } from '@/tests/fixtures/added'
import { checkContext } from './check-context'
import { tableOf } from './read-table'
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
const CONTEXT = checkContext(aReference())
const guess = (text: string) => guessMatching(columnsOf(text), CONTEXT)
const fieldsOf = ({ columns }: Matching) => columns.map(({ field }) => field)

test('a file in our own words needs no questions, one in others does', () => {
  expect(guess('name,country,acceptanceRate\nAlpha,nl,45%').isSure).toBe(true)
  expect(guess('name,country,tuition\nAlpha,nl,EUR 9000').isSure).toBe(false)
  expect(guess('Benaming,country\nAlpha1,nl').isSure).toBe(false)
})

test('what the columns leave open is asked once', () => {
  const columns = columnsOf('name,acceptance,deadline,international fee\nAlpha,0.4,05/06/2026,9000')
  const { matching } = guessMatching(columns, CONTEXT)
  expect(questionsOf(columns, matching)).toEqual(['country', 'currency', 'shares', 'dates', 'level'])
})

test('numbers that may be per cent are given to no field, each time anew', () => {
  const columns = columnsOf('name,country,international students\nAlpha,nl,18')
  const { matching, isSure } = guessMatching(columns, CONTEXT)
  expect([fieldsOf(matching)[2], isSure]).toEqual([null, false])
  const chosen = matching.columns.map((column, at) =>
    at === 2 ? { ...column, field: 'internationalPercent' as const } : column,
  )
  keepMatches(columns, { ...matching, columns: chosen }, CONTEXT)
  expect(guessMatching(columns, CONTEXT).isSure).toBe(false)
})

test('what the visitor chose is kept for the next file', () => {
  const columns = columnsOf('Benaming,country,tuition,city,location\nAlpha1,nl,EUR 9000,Delft,Leiden')
  const { matching } = guessMatching(columns, CONTEXT)
  const chosen = matching.columns.map((column, at) =>
    at === 0 ? { ...column, field: 'name' as const } : column,
  )
  keepMatches(columns, { ...matching, columns: chosen }, CONTEXT)
  const next = guess('benaming,country,tuition,location\nBeta2,gb,GBP 900,York')
  expect(next.isSure).toBe(true)
  expect(fieldsOf(next.matching)).toEqual([
    'name',
    'country',
    'tuitionFees.international',
    'campusLife.location',
  ])
})

test.each([
  ['a location of countries is the country', 'University,Location', 'Alpha,Netherlands', ['name', 'country']],
  [
    'beside a country it is no city',
    'University,Country,Location',
    'Alpha,nl,Netherlands',
    ['name', 'country', null],
  ],
  [
    'a city stays one',
    'University,Country,Location',
    'Alpha,nl,Delft',
    ['name', 'country', 'campusLife.location'],
  ],
  ['letters are no count', 'University,Country,Size', 'Alpha,nl,XL', ['name', 'country', null]],
  ['a path is no website', 'University,Country,Url', 'Alpha,nl,/alpha', ['name', 'country', null]],
  [
    'an address is no name',
    'item,itemLabel,Country',
    'http://q.example/1,Alpha,nl',
    [null, 'name', 'country'],
  ],
  [
    'a share is the share of students',
    'University,Country,International students',
    'Alpha,nl,25%',
    ['name', 'country', 'internationalPercent'],
  ],
] as const)('what a column holds goes before what it is called: %s', (_what, heading, row, fields) => {
  expect(fieldsOf(guess(`${heading}\n${row}`).matching)).toEqual(fields)
})

test('a match that was kept for a heading is not used for other values', () => {
  const columns = columnsOf('University,Location\nAlpha,Netherlands')
  keepMatches(columns, guessMatching(columns, CONTEXT).matching, CONTEXT)
  expect(guessMatching(columns, CONTEXT).isSure).toBe(true)
  const next = guess('University,Location,Country\nAlpha,Delft,nl')
  expect(fieldsOf(next.matching)).toEqual(['name', 'campusLife.location', 'country'])
})
