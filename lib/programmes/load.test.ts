import { someRates } from '@/tests/fixtures/rates'
import { programmesOf } from './load'
import type { ProgrammeRow, ProgrammesFile } from './schema'

const RATES = someRates({ AUD: 1.5 })

const sources = {
  rates: RATES,
  today: '2026-11-27',
  subjectsOf: ({ title, field }: { title: string | null; field: string | null }) => {
    const [subject = null, ...also] = (title?.includes('Law') ? 'law' : (field ?? ''))
      .split('+')
      .filter(Boolean)
    return { subject, also }
  },
}

function aFile(rows: ProgrammeRow[], changes: Partial<ProgrammesFile> = {}): ProgrammesFile {
  return {
    title: 'Courses',
    source: 'register',
    year: '2025',
    readOn: '2026-11-23',
    grain: 'course',
    scheme: 'asced',
    read: rows.length,
    rejected: {},
    leftOut: {},
    universities: { alpha: rows },
    ...changes,
  }
}

const read = (rows: ProgrammeRow[], changes?: Partial<ProgrammesFile>) =>
  programmesOf('au-courses', aFile(rows, changes), sources)

it('makes a programme of each course, with its fee in dollars a year', () => {
  const [programme] = read(
    [
      {
        code: '115656D',
        level: 'bachelor',
        title: 'Bachelor of Laws',
        field: 'x',
        months: 48,
        fee: {
          sum: 120_000,
          currency: 'AUD',
          basis: 'course',
          perYear: 30_000,
          status: 'international',
          asOf: 'January 2023',
        },
      },
    ],
    { subjectFrom: 'title' },
  )
  expect(programme).toMatchObject({
    key: 'au-courses-115656d',
    levels: ['bachelor'],
    subject: 'law',
    months: 48,
    fee: { sum: 120_000, perYear: 30_000, dollarsPerYear: 20_000, asOf: 'January 2023', age: 'old' },
    language: null,
    hasPage: true,
  })
})

it('takes the words of the title that the file names, and else the code alone', () => {
  const rows: ProgrammeRow[] = [
    { level: 'bachelor', title: 'Law ve Devlet', titleEn: 'State', field: 'history' },
  ]
  const subjectFrom = (changes?: Partial<ProgrammesFile>) => read(rows, changes)[0]?.subject
  expect(subjectFrom()).toBe('history')
  expect(subjectFrom({ subjectFrom: 'title' })).toBe('law')
  expect(subjectFrom({ subjectFrom: 'titleEn' })).toBe('history')
})

it('states our own subject before that of the code, which still helps to find it', () => {
  const [programme] = read([
    { level: 'bachelor', title: '機械工学科', field: 'engineering', subject: 'robotics' },
  ])
  expect(programme).toMatchObject({ subject: 'robotics', also: ['engineering'] })
})

it('finds by the subjects of our own that it may be in, and states none of them', () => {
  const [both, weak] = read([
    { level: 'bachelor', title: 'Doble grado', subject: 'law', also: ['politics', 'law'] },
    { level: 'bachelor', title: 'Tecnologie', also: ['engineering'] },
  ])
  expect(both).toMatchObject({ subject: 'law', also: ['politics'] })
  expect(weak).toMatchObject({ subject: null, also: ['engineering'] })
})

it('has a page for a course whose only title is English', () => {
  const [programme] = read([{ level: 'master', titleEn: 'Computer Science' }])
  expect(programme).toMatchObject({ key: 'au-courses-master-computer-science', hasPage: true })
})

it('takes management for an MBA only after a first degree', () => {
  const subjects = read([
    { level: 'bachelor', title: 'Management', field: 'management-mba' },
    { level: 'master', title: 'Management', field: 'management-mba' },
  ]).map(({ subject, also }) => [subject, ...also])
  expect(subjects).toEqual([['business-and-management', 'management-mba'], ['management-mba']])
})

it('knows no fee for a year where the source does not tell it', () => {
  const fee = { sum: 9000, currency: 'AUD', basis: 'course', status: 'all', asOf: '2025' } as const
  expect(read([{ level: 'master', title: 'Law', fee }])[0]?.fee).toMatchObject({
    perYear: null,
    dollarsPerYear: null,
  })
  const unknown = { ...fee, currency: 'XXX' }
  expect(() => read([{ level: 'master', title: 'Law', fee: unknown }])).toThrow('XXX')
})

it('sums the rows of one subject at one level, and keeps 0 as a count', () => {
  const programmes = read(
    [
      { level: 'bachelor', field: 'law+history', count: 2 },
      { level: 'bachelor', field: 'law+politics', count: 3 },
      { level: 'master', field: 'law', count: 0 },
      { level: 'doctorate', field: 'law', award: 'Professional doctorate, such as JD', count: 1 },
      { level: 'bachelor', count: 7 },
    ],
    { grain: 'subject' },
  )
  expect(programmes.map(({ key, also, count, hasPage }) => ({ key, also, count, hasPage }))).toEqual([
    { key: 'au-courses-bachelor-law', also: ['history', 'politics'], count: 5, hasPage: false },
    { key: 'au-courses-master-law', also: [], count: 0, hasPage: false },
    { key: 'au-courses-doctorate-professional-doctorate-law', also: [], count: 1, hasPage: false },
  ])
})

it('gives both levels where the source tells only that graduates study', () => {
  expect(read([{ level: 'graduate', title: 'Law' }])[0]?.levels).toEqual(['master', 'doctorate'])
})
