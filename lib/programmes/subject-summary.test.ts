import { aProgramme, aProgrammeFee } from '@/tests/fixtures/a-programme'
import { statingSubject, summarise, summariseAt, summaryLine } from './subject-summary'

const datasetOf = () => ({ counted: 'degrees awarded in 2023/24', listedIn: null, year: '2024' })
const lineOf = (...programmes: Parameters<typeof summariseAt>[0]) => {
  const summary = summariseAt(programmes, 'bachelor', datasetOf)
  return summary && summaryLine(summary)
}

test('courses are counted, with the range of their fees, lengths and languages', () => {
  const cheap = aProgramme({ months: 36, language: 'en', fee: aProgrammeFee() })
  const dear = aProgramme({
    months: 48,
    language: 'de',
    fee: aProgrammeFee({ perYear: 45_000, dollarsPerYear: 30_000 }),
  })
  expect(lineOf(cheap, dear)).toBe(
    '2 courses · AUD 40,000–45,000 a year, from about US$ 26,000 (international students, as of January 2023) · 3–4 years · in English and German',
  )
})

test('courses of an old list have its year', () => {
  const ofOld = () => ({ counted: null, listedIn: '2022', year: '2022' })
  expect(summariseAt([aProgramme()], 'bachelor', ofOld)?.offered).toBe('1 course in 2022')
  expect(summariseAt([aProgramme({ grain: 'subject' })], 'bachelor', ofOld)?.offered).toBe('offered')
})

test('fees of other students and other years are not mixed in', () => {
  const home = aProgramme({ fee: aProgrammeFee({ status: 'home', perYear: 9_000 }) })
  const old = aProgramme({ fee: aProgrammeFee({ asOf: 'May 2020', perYear: 30_000 }) })
  const now = aProgramme({ fee: aProgrammeFee() })
  expect(lineOf(home, now, old, now)).toContain('AUD 40,000 a year')
})

test('a subject without courses is offered, with what its source counts', () => {
  const subject = aProgramme({ grain: 'subject', title: null, count: 38 })
  expect(lineOf(subject, { ...subject, count: 2 })).toBe('offered · degrees awarded in 2023/24: 40')
})

test('a field of research is not offered as a course', () => {
  const field = aProgramme({ grain: 'research', title: null, count: 70 })
  expect(lineOf(field)).toBe('does research in it · degrees awarded in 2023/24: 70')
})

test('a source that does not tell the level is not read as if it did', () => {
  expect(lineOf(aProgramme({ grain: 'subject', levels: ['bachelor', 'master', 'doctorate'] }))).toBe(
    'offered (Bachelor’s, Master’s or PhD: the source does not say which)',
  )
})

test('lengths in months and years stand apart', () => {
  expect(lineOf(aProgramme({ months: 10 }), aProgramme({ months: 24 }))).toBe(
    '2 courses · 10 months to 2 years',
  )
})

test('a level without programmes has no summary, and what only may be in a subject is left out', () => {
  expect(summarise([aProgramme({ levels: ['master'] })], datasetOf).map(({ level }) => level)).toEqual([
    'master',
  ])
  const nursing = { slug: 'nursing', covers: [] }
  expect(statingSubject([aProgramme({ subject: 'law', also: ['nursing'] })], nursing)).toEqual([])
  expect(statingSubject([aProgramme()], { slug: 'health-sciences', covers: ['nursing'] })).toHaveLength(1)
})

it('says that only general knowledge names a subject, or its level', () => {
  const ofKnown = (name: string) => ({
    counted: null,
    listedIn: null,
    year: 'November 2026',
    ...(name === 'known' && { kind: 'general-knowledge' as const }),
  })
  const known = aProgramme({ dataset: 'known', levels: ['master'], grain: 'subject' })
  const unclear = aProgramme({
    dataset: 'record',
    levels: ['bachelor', 'master', 'doctorate'],
    grain: 'subject',
  })
  const course = aProgramme({ dataset: 'register', levels: ['master'], grain: 'course' })
  const offered = (...all: (typeof known)[]) => summariseAt(all, 'master', ofKnown)?.offered
  expect(offered(known)).toMatch(/^among the subjects taught here \(general knowledge, November 2026/)
  expect(offered(unclear, known)).toMatch(/general knowledge/)
  expect(offered(course, known)).toBe('1 course')
})
