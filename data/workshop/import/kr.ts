import { numberOf, statementsOf, tableOf, type Dataset, type Reject } from './dataset'

const TUITION_YEAR = '2026'

/** Undergraduates, average tuition, employment and students for each professor in Korea. */
export const kr: Dataset = {
  name: 'kr',
  files: ['kr-facts'],
  read: (tables, ids) => {
    const rejects: Reject[] = []
    const universities = statementsOf(tableOf(tables, 'kr-facts'), ids, rejects, (row) => {
      const count = numberOf(row, 'students_undergraduate_2025')
      const tuition = numberOf(row, `average_tuition_krw_year_${TUITION_YEAR}`)
      const employed = numberOf(row, 'employment_rate_pct_2025')
      return {
        students: count ? { count, definition: 'undergraduates' } : undefined,
        international: {
          count: numberOf(row, 'international_undergraduates_2025'),
          percent: numberOf(row, 'international_pct_undergraduate_2025'),
        },
        studentsPerTeacher: numberOf(row, 'students_per_professor_2025') ?? undefined,
        fees: tuition
          ? [
              {
                level: 'bachelor',
                status: 'all',
                min: tuition,
                currency: 'KRW',
                note: 'average of all students; some universities charge students from abroad more',
                year: TUITION_YEAR,
              },
            ]
          : [],
        outcomes: employed === null ? [] : [{ measure: 'employed', value: employed, unit: '%' }],
      }
    })
    return {
      register: {
        title: 'Academyinfo, main indicators of Korean universities',
        editions: [
          {
            source: 'kr-academyinfo-2025',
            year: '2025',
            level: 'bachelor',
            readOn: '2026-11-23',
            note: 'Students of all campuses without branch schools; tuition and employment of the main campus.',
            whose: { employed: 'graduates of the main campus' },
            universities,
          },
        ],
      },
      rejects,
    }
  },
}
