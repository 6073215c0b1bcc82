import { ENGLISH_TESTS } from '@/lib/eligibility/vocabulary'
import data from '@/data/english-scores.json'
import { convertScore } from '@/lib/content/english/convert'
import { scaleOf } from '@/lib/content/english/format'
import { EnglishScoresSchema, SCALE_IDS } from '@/lib/content/english/schema'

const scores = EnglishScoresSchema.parse(data)

test('every test has its scale, once', () => {
  expect(scores.scales.map(({ id }) => id)).toEqual([...SCALE_IDS])
})

test('the profile takes each test besides IELTS', () => {
  expect(['ielts', ...ENGLISH_TESTS.map(({ value }) => value)]).toEqual([...SCALE_IDS])
})

describe.each(scores.links)('$id', ({ a, b, bands }) => {
  test.each(['a', 'b'] as const)('has bands on scale %s without a gap or an overlap', (side) => {
    const scale = scaleOf(scores, side === 'a' ? a : b)
    bands.forEach(({ [side]: [low, high] }, at) => {
      expect(low).toBeGreaterThanOrEqual(scale.min)
      expect(high).toBeLessThanOrEqual(scale.max)
      const before = bands[at - 1]?.[side][1]
      if (before !== undefined) expect(low).toBeCloseTo(before + scale.step)
    })
  })
})

test('every score of every test converts without a contradiction', () => {
  for (const scale of scores.scales) {
    for (let score = scale.min; score <= scale.max; score += scale.step) {
      for (const { range, readings, certainty } of convertScore(scores, scale.id, score)) {
        expect(range === null).toBe(certainty === 'none')
        expect(readings.length > 0).toBe(certainty !== 'none')
      }
    }
  }
})

const from = (id: (typeof SCALE_IDS)[number], score: number) =>
  Object.fromEntries(convertScore(scores, id, score).map(({ scale, range }) => [scale, range]))

test('says what the publishers say', () => {
  expect(from('ielts', 6.5)).toEqual({
    'toefl-120': [79, 93],
    'toefl-6': [4, 4.5],
    pte: [55, 66],
    duolingo: [120, 125],
    cambridge: [176, 184],
  })
  expect(from('toefl-6', 5)).toMatchObject({ 'toefl-120': [95, 106], ielts: [7, 7.5] })
  expect(from('cambridge', 160)).toMatchObject({ ielts: null, pte: null })
})
