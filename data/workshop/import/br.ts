import { cellOf, numberOf, statementsOf, tableOf, type Dataset, type Reject, type Table } from './dataset'
import { itemsById, statementsFrom, sumSubjects } from './items'
import { BRAZILIAN_AREAS } from './brazilian-areas'

const READ_ON = '2026-11-23'
export const IN_PERSON = 'Students who attend in person; those of distance courses come on top.'

/** Undergraduates, the index of courses and areas of graduate programmes in Brazil. */
export const br: Dataset = {
  name: 'br',
  files: ['br-facts', 'br-graduate-areas'],
  read: (tables, ids) => {
    const rejects: Reject[] = []
    const students = readStudents(tableOf(tables, 'br-facts'), ids, rejects)
    const index = readIndex(tableOf(tables, 'br-facts'), ids)
    const areas = itemsById(tableOf(tables, 'br-graduate-areas'), ids, rejects, (row, reject) => {
      const subject = BRAZILIAN_AREAS[cellOf(row, 'capes_area_pt')]
      const count = numberOf(row, 'programmes_2024')
      if (subject && count) return [{ subject, level: 'graduate' as const, count }]
      reject('an area without an English name')
      return []
    })
    return {
      register: {
        title: 'Students and graduate programmes of Brazilian universities',
        editions: [
          {
            source: 'br-inep-2024',
            year: '2024',
            readOn: READ_ON,
            note: IN_PERSON,
            universities: students,
          },
          {
            source: 'br-igc-2023',
            year: '2023',
            readOn: READ_ON,
            universities: index,
          },
          {
            source: 'br-capes-2024',
            year: '2024',
            readOn: READ_ON,
            note: 'The ten largest areas of the university; their English names are ours.',
            counted: 'graduate programmes',
            universities: statementsFrom(areas, (subjects) => ({ subjects: sumSubjects(subjects) })),
          },
        ],
      },
      rejects,
    }
  },
}

/** Undergraduates of one census, in a table with the columns of the first one that was read. */
export const readStudents = (table: Table, ids: ReadonlySet<string>, rejects: Reject[]) =>
  statementsOf(table, ids, rejects, (row, reject) => {
    const count = numberOf(row, 'undergraduates_2024')
    if (!count) reject('no number of students')
    return { students: count ? { count, definition: 'undergraduates' } : undefined }
  })

/** The bands of one year's index of courses, likewise. */
export const readIndex = (table: Table, ids: ReadonlySet<string>) =>
  statementsOf(table, ids, [], (row) => ({ courseIndex: numberOf(row, 'igc_band_1_to_5_2023') ?? undefined }))
