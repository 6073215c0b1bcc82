import { cellOf, numberOf, statementsOf, tableOf, type Dataset, type Reject } from './dataset'
import { itemsById, statementsFrom, sumSubjects } from './items'
import { BRAZILIAN_AREAS } from './brazilian-areas'

const READ_ON = '2026-11-23'

/** Undergraduates, the index of courses and areas of graduate programmes in Brazil. */
export const br: Dataset = {
  name: 'br',
  files: ['br-facts', 'br-graduate-areas'],
  read: (tables, ids) => {
    const rejects: Reject[] = []
    const students = statementsOf(tableOf(tables, 'br-facts'), ids, rejects, (row, reject) => {
      const count = numberOf(row, 'undergraduates_2024')
      if (!count) reject('no number of students')
      return { students: count ? { count, definition: 'undergraduates' } : undefined }
    })
    const noRejects: Reject[] = []
    const index = statementsOf(tableOf(tables, 'br-facts'), ids, noRejects, (row) => ({
      courseIndex: numberOf(row, 'igc_band_1_to_5_2023') ?? undefined,
    }))
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
            note: 'Students who attend in person; those of distance courses come on top.',
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
