import type { ChosenSubjects } from '../../subjects/choose-subjects'
import { degreesInEnglish } from './degrees-in-english'

type Sources = Parameters<typeof degreesInEnglish>[0]
type Rows = Sources['registers'][number]['universities']

const SUBJECTS = [
  { slug: 'physics', covers: [] },
  { slug: 'law', covers: [] },
  { slug: 'science', covers: ['physics', 'chemistry'] },
  { slug: 'chemistry', covers: [] },
]

/** A title names the subject that it states, and after a slash one that it may be in. */
const subjectsOf = ({ title }: { title: string | null }): ChosenSubjects => {
  const [subject, ...also] = (title ?? '').toLowerCase().split('/')
  return { subject: subject || null, also }
}

function read(universities: Rows, given: Partial<Sources> & { partialAt?: ['master'] } = {}) {
  const { partialAt, ...sources } = given
  const records = ['delft', 'bonn'].map((id) => ({
    id,
    depth: 'full' as const,
    popularPrograms: [],
    facts: { inEnglish: {} },
  }))
  const registers = [{ subjectFrom: 'title' as const, partialAt, universities }]
  return degreesInEnglish(
    { registers, records, knowledge: { universities: {} }, ...sources },
    { of: subjectsOf, ofLabel: (title) => subjectsOf({ title }), all: SUBJECTS },
  )
}

const master = (title: string, language?: string) => ({ level: 'master', title, language }) as const

test('a subject is in English where one degree of it or of a branch is', () => {
  expect(
    read({ delft: [master('Physics', 'en'), master('Physics', 'nl'), master('Law', 'nl')] }).get('delft'),
  ).toEqual({
    degreesInEnglish: ['master'],
    subjectLanguages: { master: { inEnglish: ['physics', 'science'], inOthers: ['law'] } },
  })
})

test.each([
  ['names no language', [master('Law', 'nl'), master('Law')]],
  ['may be of it', [master('Law', 'nl'), master('Physics/law', 'en')]],
  ['may be of the level', [master('Law', 'nl'), { level: 'all', title: 'Law', language: 'en' } as const]],
])('nothing is said of a subject where a degree %s', (_, rows) => {
  const { subjectLanguages } = read({ delft: rows }).get('delft') ?? {}
  expect(subjectLanguages?.master?.inOthers ?? []).not.toContain('law')
  expect(subjectLanguages?.master?.inEnglish ?? []).not.toContain('law')
})

test('a branch without a language leaves its umbrella open', () => {
  const found = read({ delft: [master('Physics', 'nl'), master('Chemistry')] }).get('delft')
  expect(found?.subjectLanguages.master).toEqual({ inEnglish: [], inOthers: ['physics'] })
})

test('a degree that is entered from school is a bachelor’s, and what may be of several levels is of none', () => {
  const found = read({
    delft: [{ level: 'undergraduate', title: 'Law', language: 'en' }],
    bonn: [{ level: 'graduate', title: 'Law', language: 'en' }],
  })
  expect(found.get('delft')?.degreesInEnglish).toEqual(['bachelor'])
  expect(found.get('bonn')).toEqual({ degreesInEnglish: [], subjectLanguages: {} })
})

test('general knowledge speaks where no register lists the level', () => {
  const knowledge = {
    universities: { delft: { master: 'law physics', english: { master: 'physics' } } },
  }
  const rows = { delft: [master('Law', 'nl')] }
  expect(read({}, { knowledge }).get('delft')).toEqual({
    degreesInEnglish: ['master'],
    subjectLanguages: { master: { inEnglish: ['physics', 'science'], inOthers: [] } },
  })
  expect(read(rows, { knowledge }).get('delft')?.subjectLanguages.master?.inEnglish).toEqual([])
  const partial = read(rows, { knowledge, partialAt: ['master'] }).get('delft')
  expect(partial?.subjectLanguages.master).toEqual({ inEnglish: ['physics', 'science'], inOthers: ['law'] })
})

test('a programme of a record leaves open what no register names', () => {
  const record = (label: string) => [
    {
      id: 'delft',
      depth: 'full' as const,
      popularPrograms: [{ label, levels: ['master' as const] }],
      facts: { inEnglish: {} },
    },
  ]
  const rows = { delft: [master('Physics', 'nl')] }
  const told = (label: string) =>
    read(rows, { records: record(label) as Sources['records'] }).get('delft')?.subjectLanguages.master
      ?.inOthers
  expect(told('Physics')).toEqual(['physics', 'science'])
  expect(told('Science')).toEqual(['physics'])
})

test('of a level that is taught in English alone no subjects are told', () => {
  const records = [
    { id: 'delft', depth: 'basic' as const, popularPrograms: [], facts: { inEnglish: { master: true } } },
  ]
  expect(read({ delft: [master('Law', 'en')] }, { records }).get('delft')).toEqual({
    degreesInEnglish: ['master'],
    subjectLanguages: {},
  })
})
