import { cellOf, statementsOf, tableOf, type Dataset, type Reject } from './dataset'
import { itemsById, statementsFrom, sumSubjects } from './items'

const EDITION = { source: 'jp-mext-2022', year: '2022', readOn: '2026-11-23' }

const SECTORS = new Map([
  ['national', 'public'],
  ['public', 'public'],
  ['private', 'private'],
] as const)

const LEVELS = new Map([
  ['bachelor', 'bachelor'],
  ['graduate', 'graduate'],
] as const)

/** Names of departments that study medicine without training doctors: technology, life sciences, sport. */
const BIOMEDICAL = /医工|医用|医情報|医理工|医生命|生体医|生命医|スポーツ医/

/** Sector of Japanese universities, and the subjects of their departments. */
export const jp: Dataset = {
  name: 'jp',
  files: ['jp-facts', 'jp-programs'],
  read: (tables, ids) => {
    const rejects: Reject[] = []
    const sectors = statementsOf(tableOf(tables, 'jp-facts'), ids, rejects, (row) => ({
      sector: lookUp(SECTORS, cellOf(row, 'control')),
    }))
    const departments = itemsById(tableOf(tables, 'jp-programs'), ids, rejects, (row, reject) => {
      const subject = subjectOf(cellOf(row, 'subject_derived'), cellOf(row, 'department_ja'))
      const level = lookUp(LEVELS, cellOf(row, 'level'))
      if (level && subject !== 'Other') return [{ subject, level, count: 1 }]
      reject(level ? 'a department under no subject' : 'neither a bachelor’s nor a graduate department')
      return []
    })
    return {
      register: {
        title: 'List of Japanese universities',
        editions: [
          { ...EDITION, universities: sectors },
          {
            ...EDITION,
            note: 'We derived the subjects from the Japanese names of the departments.',
            counted: 'departments in 2022',
            universities: statementsFrom(departments, (subjects) => ({ subjects: sumSubjects(subjects) })),
          },
        ],
      },
      rejects,
    }
  },
}

function subjectOf(derived: string, department: string): string {
  return derived === 'Medicine' && BIOMEDICAL.test(department)
    ? 'Biomedical sciences and engineering'
    : derived
}

function lookUp<Key extends string, Value>(map: ReadonlyMap<Key, Value>, word: string): Value | undefined {
  return (map as ReadonlyMap<string, Value>).get(word)
}
