import tables from '@/data/english-scores.json'
import { EnglishScoresSchema } from '../content/english/schema'
import { readEnglishEntry, toEnglishFields } from './english-fields'

const TABLES = EnglishScoresSchema.parse(tables)

it.each([
  ['toefl-120', 92, 6.5],
  // The lowest of what two publishers say.
  ['pte', 60, 6.5],
  ['pte', 58, 6],
  ['duolingo', 120, 6.5],
  ['cambridge', 180, 6.5],
  // By way of the old total.
  ['toefl-6', 4.5, 6.5],
  // No band of the profile is beside it.
  ['duolingo', 40, null],
  ['cambridge', 120, null],
] as const)('compares %s %d with IELTS %s', (test, score, ielts) => {
  expect(toEnglishFields(test, score, TABLES)).toEqual({ englishTest: test, englishScore: score, ielts })
})

it('keeps a score as entered before the tables are there, and none as none', () => {
  expect(toEnglishFields('pte', 60, null)).toEqual({ englishTest: 'pte', englishScore: 60, ielts: null })
  expect(toEnglishFields('pte', null, TABLES)).toEqual({
    englishTest: 'pte',
    englishScore: null,
    ielts: null,
  })
})

it('reads what is a score of the test, and says why another number is none', () => {
  expect(readEnglishEntry('92', 'toefl-120', TABLES)).toEqual({ value: 92 })
  expect(readEnglishEntry('6,5', 'toefl-6', TABLES)).toMatchObject({
    value: null,
    problem: expect.any(String),
  })
  expect(readEnglishEntry(' ', 'pte', TABLES)).toEqual({ value: null })
  expect(readEnglishEntry('92', 'toefl-120', null)).toEqual({ value: 92 })
})
