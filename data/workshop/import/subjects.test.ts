import { SubjectCodesSchema, SubjectSchema } from '@/lib/subjects/subject'
import { aTable } from './a-table'
import { formatLines, readSubjects, SCHEME_TABLES, SUBJECT_TABLES } from './subjects'

const SUBJECTS = aTable('subjects', [
  {
    slug: 'law',
    name: 'Law',
    isced_f_narrow: '042',
    description: 'Legal rules, courts and rights',
    synonyms: 'law|llb',
    neighbours: 'criminology',
  },
  {
    slug: 'criminology',
    name: 'Criminology',
    isced_f_narrow: '031',
    description: 'Why crime happens',
    synonyms: 'crime',
    neighbours: 'law',
  },
])
const UMBRELLA = aTable('umbrella', [{ slug: 'law', covers: 'criminology' }])

/** The tables of codes without rows, but for those given. */
function withCodes(rows: Record<string, Record<string, string>[]>) {
  const names = SUBJECT_TABLES.filter((name) => name !== 'subjects' && name !== 'umbrella')
  return [SUBJECTS, UMBRELLA, ...names.map((name) => aTable(name, rows[name] ?? []))]
}

const codesOf = (files: ReturnType<typeof readSubjects>, scheme: string) =>
  files.schemes.find((each) => each.scheme === scheme)?.codes

it('reads subjects with their branches, without a synonym that is the name', () => {
  const { subjects, rejects } = readSubjects(withCodes({}), [])
  expect(rejects).toEqual([])
  const [law] = subjects
  expect(law && SubjectSchema.parse(law)).toMatchObject({
    slug: 'law',
    broad: '04',
    synonyms: ['llb'],
    covers: ['criminology'],
  })
})

it('reads codes with their names, and tells the labels from the fields', () => {
  const files = readSubjects(
    withCodes({
      'map-cip4': [{ cip4: '22.01', cip_title: 'Law', slugs: 'law' }],
      'map-labels': [
        { list: 'programme', value: 'law', slugs: 'law' },
        { list: 'field', value: 'justice', slugs: 'law|criminology' },
      ],
      'map-sg': [{ degree: 'Cum Laude', school_if_needed: 'School of Law', slugs: 'law' }],
    }),
    [],
  )
  expect(codesOf(files, 'cip4')).toEqual([{ code: '22.01', name: 'Law', subjects: ['law'] }])
  expect(codesOf(files, 'labels')).toEqual([{ code: 'law', subjects: ['law'] }])
  expect(codesOf(files, 'fields')).toEqual([{ code: 'justice', subjects: ['law', 'criminology'] }])
  expect(codesOf(files, 'sg')).toEqual([{ code: 'Cum Laude / School of Law', subjects: ['law'] }])
  for (const { title, codes } of files.schemes) SubjectCodesSchema.parse({ title, codes })
  expect(files.schemes).toHaveLength(SCHEME_TABLES.length)
})

it('rejects a code that leads to no subject', () => {
  const { rejects } = readSubjects(
    withCodes({ 'map-in': [{ discipline: 'Law', slugs: 'legal-studies' }] }),
    [],
  )
  expect(rejects).toEqual([{ row: 2, id: 'in Law', reason: 'no subject "legal-studies"' }])
})

it('writes one entry a line, without empty lists', () => {
  expect(formatLines([{ slug: 'law', covers: [] }, { slug: 'art' }])).toBe(
    '[\n{"slug":"law"},\n{"slug":"art"}\n]',
  )
})
