import type { EnglishScoreTables } from './schema'
import { compareToeflScales, compareWithIelts } from './table'

const source = {
  title: 'A study',
  publisher: 'A publisher',
  url: 'https://example.org',
  year: 2025,
  checkedOn: '2025-01-31',
}
const scores: EnglishScoreTables = {
  scales: [
    { id: 'ielts', name: 'IELTS', min: 0, max: 9, step: 0.5 },
    { id: 'toefl-6', name: 'TOEFL 1–6', min: 1, max: 6, step: 0.5 },
    { id: 'toefl-120', name: 'TOEFL 0–120', min: 0, max: 120, step: 1 },
    { id: 'cambridge', name: 'Cambridge', min: 80, max: 230, step: 1 },
  ],
  links: [
    {
      id: 'cambridge',
      a: 'ielts',
      b: 'cambridge',
      source,
      bands: [
        { a: [7.5, 7.5], b: [191, 199] },
        { a: [8, 9], b: [200, 230] },
      ],
    },
    {
      id: 'toefl',
      a: 'toefl-6',
      b: 'toefl-120',
      source,
      bands: [
        { a: [1, 1], b: [0, 11], level: 'A1' },
        { a: [1.5, 1.5], b: [12, 23], level: 'A1' },
      ],
    },
  ],
}

test('has a column for each comparison with IELTS and a row for each band', () => {
  const { columns, rows } = compareWithIelts(scores)
  expect(columns).toEqual(['IELTS', 'Cambridge'])
  expect(rows.find(({ label }) => label === '7.0')?.cells).toEqual([null])
  expect(rows.find(({ label }) => label === '7.5')?.cells).toEqual(['191–199'])
  expect(rows.find(({ label }) => label === '8.5')?.cells).toEqual(['200 or more'])
})

test('sets the scales of TOEFL side by side, the best first', () => {
  expect(compareToeflScales(scores).rows).toEqual([
    { label: '1.5', cells: ['12–23', 'A1'] },
    { label: '1.0', cells: ['0–11', 'A1'] },
  ])
})
