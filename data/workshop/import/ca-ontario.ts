import {
  cellOf,
  numberOf,
  statementsOf,
  tableOf,
  type Dataset,
  type Reject,
  type StatementDraft,
} from './dataset'

const READ_ON = '2026-11-23'
const YEAR = '2022-23'

/** From which tuition on, and how many graduates have work, in Ontario. */
export const caOntario: Dataset = {
  name: 'ca-ontario',
  files: ['ca-ontario-facts'],
  read: (tables, ids) => {
    const rejects: Reject[] = []
    const table = tableOf(tables, 'ca-ontario-facts')
    const fees = statementsOf(table, ids, rejects, (row, reject) => {
      const min = numberOf(row, 'tuition_international_cad')
      if (min && cellOf(row, 'academic_year') === YEAR)
        return {
          fees: [
            {
              level: 'bachelor',
              status: 'international',
              min,
              currency: 'CAD',
              isFloor: true,
              note: 'tuition of the first year; the publisher does not say of which programme',
            },
          ],
        }
      reject(min ? 'tuition of another year' : 'no tuition')
      return null
    })
    // Rows that the catalogue lacks were rejected above.
    const outcomes = statementsOf(table, ids, [], (row) => {
      const later = numberOf(row, 'employed_2_years_after_graduation_pct_2021_survey')
      const early = numberOf(row, 'employed_6_months_after_graduation_pct_2021_survey')
      const found: NonNullable<StatementDraft['outcomes']> = []
      if (later !== null) found.push({ measure: 'employed', value: later, unit: '%' })
      if (early !== null)
        found.push({
          measure: 'employed',
          value: early,
          unit: '%',
          whose: 'graduates asked in 2021, six months after finishing',
        })
      return { outcomes: found }
    })
    return {
      register: {
        title: 'Tuition and employment of graduates in Ontario',
        editions: [
          { source: 'ca-cudo-2022-23', year: '2022/23', readOn: READ_ON, universities: fees },
          {
            source: 'ca-ontario-survey-2021',
            year: '2021',
            level: 'bachelor',
            readOn: READ_ON,
            whose: { employed: 'graduates asked in 2021, two years after finishing' },
            universities: outcomes,
          },
        ],
      },
      rejects,
    }
  },
}
