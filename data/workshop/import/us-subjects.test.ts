import { parseTable } from './dataset'
import { usSubjects } from './us-subjects'

const HEADER = 'id\tlevel\tcip4\tsubject\tgraduates_2023_24\tprogrammes'

it('names the subjects with most graduates at each level, and none that nobody finished', () => {
  const many = Array.from({ length: 14 }, (_, at) => `alpha\tbachelor\t01.${at}\tSubject ${at}\t${at}\t1`)
  const table = parseTable(
    'us-programs',
    [
      HEADER,
      ...many,
      'alpha\tmaster\t51.22\tPublic Health\t40\t1',
      'alpha\tassociate\t04.02\tArchitecture\t9\t1',
      'gone\tmaster\t51.22\tPublic Health\t4\t1',
    ].join('\n'),
  )
  const { register, rejects } = usSubjects.read([table], new Set(['alpha']))
  expect(register.editions[0]?.countsPeople).toBe(true)
  const { subjects = [] } = register.editions[0]?.universities.alpha ?? {}
  expect(subjects).toHaveLength(9)
  expect(subjects[0]).toEqual({ subject: 'Subject 13', level: 'bachelor', count: 13 })
  expect(subjects.at(-1)).toEqual({ subject: 'Public Health', level: 'master', count: 40 })
  expect(rejects).toEqual([{ row: 18, id: 'gone', reason: 'the catalogue has no such university' }])
})
