import type { Direction } from '../list/column-sort'
import { boardCsv, fragmentsIn, sortedBoard, type BoardColumn, type BoardRow } from './board'

const row = (part: Partial<BoardRow>): BoardRow => ({
  id: part.name ?? '',
  name: '',
  choices: 1,
  next: null,
  missing: [],
  sum: null,
  unpriced: 0,
  verdicts: '',
  refused: 0,
  ...part,
})

const ROWS = [
  row({
    name: 'Chidi',
    sum: { low: 30, likely: 35, high: 40, currency: 'EUR', kind: 'at least', words: 'At least about EUR 30' },
    missing: ['CV'],
  }),
  row({ name: 'ada', next: { words: '1 May 2027', what: 'Apply', day: '2027-05-01' }, refused: 1 }),
  row({
    name: 'Bola',
    next: { words: '2 April 2027', what: 'Apply', day: '2027-04-02' },
    sum: { low: 20, likely: 20, high: 20, currency: 'EUR', kind: 'worked out', words: 'EUR 20' },
    missing: ['CV', 'Passport'],
  }),
]

it('sorts by each column in both directions, with what is not known last', () => {
  const names = (direction: Direction, ...keys: BoardColumn[]) =>
    keys.map((key) =>
      sortedBoard(ROWS, { key, direction })
        .map(({ name }) => name)
        .join(),
    )
  expect(names('ascending', 'name', 'next', 'missing', 'sum', 'verdicts')).toEqual([
    'ada,Bola,Chidi',
    'Bola,ada,Chidi',
    'ada,Chidi,Bola',
    'Bola,Chidi,ada',
    'Chidi,Bola,ada',
  ])
  expect(names('descending', 'name', 'next', 'missing', 'sum', 'verdicts')).toEqual([
    'Chidi,Bola,ada',
    'ada,Bola,Chidi',
    'Bola,Chidi,ada',
    'Chidi,Bola,ada',
    'ada,Chidi,Bola',
  ])
})

it('finds the links in a pasted text, each once', () => {
  const text =
    'Ada: https://example.org/plan#p=1dAbc_-9, Bola\thttps://example.org/plan#p=1tXyz\n#p=1tXyz #p=x.'
  expect(fragmentsIn(text)).toEqual(['#p=1dAbc_-9', '#p=1tXyz', '#p=x'])
})

it('is a table for spreadsheets', () => {
  expect(boardCsv(ROWS.slice(2))).toContain(
    'Bola,1,2027-04-02,2 April 2027,Apply,"CV, Passport",20,20,EUR,worked out,0,',
  )
  expect(boardCsv(ROWS.slice(0, 1))).toContain('Chidi,1,,,,CV,30,40,EUR,at least,0,')
})
