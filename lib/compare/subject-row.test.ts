import { subjectRow, toSubjectFacts } from './subject-row'

const SUMMARY = {
  level: 'master',
  offered: '12 courses',
  counted: null,
  fee: 'AUD 30,000 a year (international students, as of January 2023)',
  length: '2 years',
  language: 'English',
  dollars: 21_000,
} as const

const told = toSubjectFacts(true, [SUMMARY])
const textsOf = (...entries: Parameters<typeof subjectRow>[1]) =>
  subjectRow('Nursing', entries, 'master').cells.map(({ text, note }) => [text, note])

test('a cell tells what is offered, its fee with year, its length and language', () => {
  expect(textsOf(told)).toEqual([
    ['12 courses', 'AUD 30,000 a year (international students, as of January 2023) · 2 years · in English'],
  ])
})

test('what no source names is not said to be missing', () => {
  const elsewhere = toSubjectFacts(true, [{ ...SUMMARY, level: 'bachelor' }])
  expect(textsOf(elsewhere, toSubjectFacts(true, []), toSubjectFacts(false, []), null, undefined)).toEqual([
    ['Not named by a source', 'named for: bachelor’s'],
    ['Not named by a source', null],
    ['No source names its subjects', null],
    ['Not known', null],
    ['Loading…', null],
  ])
})
