import { aRecord } from '@/tests/fixtures/a-record'
import { checkProvenance, findUnusedSources } from './check-sources'
import type { Source } from './schema'

const SOURCE: Source = {
  title: 'Register',
  publisher: 'Ministry',
  url: null,
  year: '2026',
  kind: 'register',
  licence: null,
  note: null,
}
const SOURCES = { register: SOURCE, 'qs-2026': { ...SOURCE, kind: 'reported' as const } }

const record = (change: object = {}) =>
  aRecord({
    depth: 'full',
    sources: [{ source: 'register', checkedOn: '2026-05-01', fields: ['name', 'countryCode'] }],
    ...change,
  })

const check = (change: object) =>
  checkProvenance(record(change), SOURCES, '2026-06-01').map(({ message }) => message)

const from = (source: string, ...fields: string[]) => ({
  sources: [
    { source: 'register', checkedOn: '2026-05-01', fields: ['name', 'countryCode'] },
    { source, checkedOn: '2026-05-01', fields },
  ],
})

test('every filled fact has a source or is editorial', () => {
  const housing = { campusLife: { housing: false } }
  const editorial = { fields: ['campusLife.housing'], month: '2026-05', checkAt: 'https://a.example' }
  expect(check(housing)).toEqual(['has no source for campusLife.housing'])
  expect(check({ ...housing, ...from('register', 'campusLife.housing') })).toEqual([])
  expect(check({ ...housing, editorial })).toEqual([])
  expect(check({ ...housing, ...from('register', 'campusLife.housing'), editorial })).toEqual([
    'gives more than one source for campusLife.housing',
  ])
})

test('other forms of the name come with the name, the rate’s year with the rate', () => {
  expect(check({ localName: 'Å', aliases: ['AU'] })).toEqual([])
  expect(
    check({ acceptanceRate: 0, acceptanceRateYear: '2024/25', ...from('register', 'acceptanceRate') }),
  ).toEqual([])
})

test('nothing is claimed for an empty or unknown field', () => {
  expect(check(from('register', 'website', 'charm'))).toEqual([
    'gives a source for "charm", which is no field',
    'gives a source for website, which is empty',
  ])
})

test('sources are known, and compared before today', () => {
  const ratio = { academics: { facultyStudentRatio: 12 } }
  expect(check({ ...ratio, ...from('rumour', 'academics.facultyStudentRatio') })).toEqual([
    'names the unknown source "rumour"',
  ])
  expect(
    check({ sources: [{ source: 'register', checkedOn: '2026-06-02', fields: ['name', 'countryCode'] }] }),
  ).toEqual(['was compared with "register" on 2026-06-02, which is yet to come'])
})

test('a share of international students is of the students that the same source counted', () => {
  const figures = { studentPopulation: 500, internationalPercent: 20 }
  expect(check({ ...figures, ...from('qs-2026', 'studentPopulation', 'internationalPercent') })).toEqual([])
  const editorial = { fields: ['internationalPercent'], month: '2026-05', checkAt: 'https://a.example' }
  expect(check({ ...figures, ...from('qs-2026', 'studentPopulation'), editorial })).toEqual([
    'takes its students from "qs-2026" and the share of international ones from "editorial"',
  ])
  expect(check({ internationalPercent: 20, ...from('qs-2026', 'internationalPercent') })).toEqual([])
})

test('a research rating has a source', () => {
  const rating = { academics: { researchRating: 9 } }
  const editorial = { fields: ['academics.researchRating'], month: '2026-05', checkAt: 'https://a.example' }
  expect(check({ ...rating, ...from('qs-2026', 'academics.researchRating') })).toEqual([])
  expect(check({ ...rating, editorial })).toEqual(['has a research rating that no source stands behind'])
})

test('basic records hold open facts only', () => {
  const students = { studentPopulation: 5, ...from('qs-2026', 'studentPopulation') }
  expect(check(students)).toEqual([])
  expect(check({ ...students, depth: 'basic' })).toEqual([
    'is a basic record with studentPopulation from "qs-2026", which is not open',
  ])
})

test('a source that neither a record nor a register names is reported', () => {
  expect(findUnusedSources([record()], SOURCES, [])).toEqual([
    { where: 'sources › qs-2026', message: 'is used by no record and no register' },
  ])
  expect(findUnusedSources([record()], SOURCES, ['qs-2026'])).toEqual([])
  expect(findUnusedSources([], SOURCES, ['qs-2026'])).toEqual([])
})
