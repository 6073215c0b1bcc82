import { boardCsv, fragmentsIn, sortedBoard, type BoardRow } from './board'

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

it('sorts by each column, with what is not known last', () => {
  const names = (...columns: Parameters<typeof sortedBoard>[1][]) =>
    columns.map((column) =>
      sortedBoard(ROWS, column)
        .map(({ name }) => name)
        .join(),
    )
  expect(names('name', 'next', 'missing', 'sum', 'verdicts')).toEqual([
    'ada,Bola,Chidi',
    'Bola,ada,Chidi',
    'Bola,Chidi,ada',
    'Bola,Chidi,ada',
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
