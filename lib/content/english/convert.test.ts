import { convertScore } from './convert'
import type { EnglishScoreTables, ScaleId, ScoreLink } from './schema'

const source = (title: string) => ({
  title,
  publisher: 'A publisher',
  url: 'https://example.org',
  year: 2025,
  checkedOn: '2025-01-31',
})
const link = (title: string, a: ScaleId, b: ScaleId, bands: ScoreLink['bands']): ScoreLink => ({
  id: title,
  a,
  b,
  source: source(title),
  bands,
})

const scores: EnglishScoreTables = {
  scales: (['ielts', 'toefl-120', 'toefl-6', 'pte', 'cambridge'] as const).map((id) => ({
    id,
    name: id,
    min: 0,
    max: 230,
    step: id === 'ielts' || id === 'toefl-6' ? 0.5 : 1,
  })),
  links: [
    link('toefl', 'ielts', 'toefl-120', [
      { a: [6, 6], b: [60, 78] },
      { a: [6.5, 6.5], b: [79, 93] },
      { a: [7, 7], b: [94, 101] },
    ]),
    link('new-toefl', 'toefl-6', 'toefl-120', [
      { a: [4, 4], b: [72, 85] },
      { a: [4.5, 4.5], b: [86, 94] },
      { a: [5, 5], b: [95, 106] },
    ]),
    link('one', 'ielts', 'pte', [
      { a: [6, 6], b: [52, 58] },
      { a: [6.5, 6.5], b: [59, 66] },
    ]),
    link('other', 'ielts', 'pte', [
      { a: [6, 6], b: [47, 54] },
      { a: [6.5, 6.5], b: [55, 62] },
      { a: [7, 7], b: [63, 70] },
    ]),
  ],
}

const to = (scale: ScaleId, from: ScaleId, score: number) =>
  convertScore(scores, from, score).find((entry) => entry.scale === scale)

test('answers for every other scale, in order', () => {
  expect(convertScore(scores, 'ielts', 6.5).map(({ scale }) => scale)).toEqual([
    'toefl-120',
    'toefl-6',
    'pte',
    'cambridge',
  ])
})

test('reads a published comparison in both directions', () => {
  expect(to('toefl-120', 'ielts', 6.5)).toMatchObject({
    certainty: 'published',
    range: [79, 93],
    through: [],
  })
  expect(to('ielts', 'toefl-120', 79)).toMatchObject({ certainty: 'published', range: [6.5, 6.5] })
  expect(to('ielts', 'toefl-120', 78)).toMatchObject({ range: [6, 6] })
})

test('spans what publishers say where they differ, and keeps both readings', () => {
  const pte = to('pte', 'ielts', 6.5)
  expect(pte?.range).toEqual([55, 66])
  expect(pte?.readings.map(({ range, sources }) => [sources[0]?.title, range])).toEqual([
    ['one', [59, 66]],
    ['other', [55, 62]],
  ])
  expect(to('ielts', 'pte', 57)?.range).toEqual([6, 6.5])
})

test('leaves out a publisher whose comparison does not reach the score', () => {
  expect(to('pte', 'ielts', 7)?.readings.map(({ sources }) => sources[0]?.title)).toEqual(['other'])
})

test('works out through other tests what nobody compares, and says through which', () => {
  expect(to('pte', 'toefl-120', 80)).toMatchObject({
    certainty: 'derived',
    range: [55, 66],
    through: ['ielts'],
  })
  const pte = to('pte', 'toefl-6', 4)
  expect(pte).toMatchObject({ certainty: 'derived', range: [47, 66], through: ['toefl-120', 'ielts'] })
  expect(pte?.readings[0]?.sources.map(({ title }) => title)).toEqual(['new-toefl', 'toefl', 'one'])
})

test('claims nothing where no comparison reaches', () => {
  const nothing = { certainty: 'none', range: null, readings: [] }
  expect(to('cambridge', 'ielts', 6.5)).toMatchObject(nothing)
  expect(to('pte', 'ielts', 8)).toMatchObject(nothing)
  // The new band reaches further than the comparison of its old totals does.
  expect(to('ielts', 'toefl-6', 5)).toMatchObject(nothing)
})
