import { rowsWithWords } from './rows-with'

type Row = { text: string; place: string }

const ROWS: readonly Row[] = [
  { text: 'law', place: 'leeds west yorkshire' },
  { text: 'nursing', place: 'leeds west yorkshire' },
  { text: 'west african law', place: 'paris' },
  { text: 'nursing', place: 'paris' },
]

it.each([
  ['law', [0, 2]],
  ['nursing leeds', [1]],
  ['west law', [0, 2]],
  ['aw ric', [2]],
  ['paris nurs', [3]],
  ['leeds paris', []],
])('finds %p where each word is in one of the texts', (words, expected) => {
  const rowsWith = rowsWithWords<Row>([({ text }) => text, ({ place }) => place])
  expect(rowsWith(ROWS, words.split(' '))).toEqual(expected.map((at) => ROWS[at]))
})

it('finds the same again, in another order of words too', () => {
  const rowsWith = rowsWithWords<Row>([({ text }) => text, ({ place }) => place])
  for (const words of [['west', 'law'], ['law', 'west'], ['law'], ['law', 'west']])
    expect(rowsWith(ROWS, words)).toEqual([ROWS[0], ROWS[2]])
})

it('reads the texts of the same rows once', () => {
  const read = jest.fn(({ text }: Row) => text)
  const rowsWith = rowsWithWords<Row>([read])
  expect([rowsWith(ROWS, ['law']), rowsWith(ROWS, ['nursing'])].map(({ length }) => length)).toEqual([2, 2])
  expect(read).toHaveBeenCalledTimes(ROWS.length)
})
