import {
  cellOf,
  numberOf,
  statementsOf,
  tableOf,
  type Dataset,
  type Reject,
  type StatementDraft,
  type Table,
} from './dataset'
import { itemsById, statementsFrom } from './items'

type Outcome = NonNullable<StatementDraft['outcomes']>[number]
type Ids = ReadonlySet<string>

const READ_ON = '2026-11-23'
const FILED = 'as the institute filed with NIRF'

/** A median of fewer people says too much of each. */
const FEWEST_PAID = 5

/** Rupees a year. What is filed above is taken for a typing error. */
const HIGHEST_PAY = 5_000_000

/** Students, and graduates placed in work, as Indian institutes filed them. */
export const india: Dataset = {
  name: 'in',
  files: ['in-students', 'in-placement'],
  read: (tables, ids) => {
    const rejects: Reject[] = []
    return {
      register: {
        title: 'Figures that Indian institutes filed with NIRF',
        isCitedOnly: true,
        editions: [
          {
            source: 'in-nirf-2021',
            year: '2019/20',
            readOn: READ_ON,
            note: `Students of programmes on the campus, ${FILED}; doctoral students seem not to be counted.`,
            universities: readStudents(tableOf(tables, 'in-students'), ids, rejects),
          },
          {
            source: 'in-nirf-2025',
            year: '2023/24',
            readOn: READ_ON,
            whose: {
              employed: `graduates of 2023/24 placed in work through the campus, ${FILED}; those who went on to study are not among the placed`,
              earnings: `graduates of 2023/24 placed in work through the campus, ${FILED}; median`,
            },
            universities: readPlacements(tableOf(tables, 'in-placement'), ids, rejects),
          },
        ],
      },
      rejects,
    }
  },
}

function readStudents(table: Table, ids: Ids, rejects: Reject[]) {
  return statementsOf(table, ids, rejects, (row) => {
    const count = numberOf(row, 'students_2019_20')
    return {
      students: count ? { count, definition: 'headcount' } : undefined,
      international: {
        count: numberOf(row, 'students_from_abroad_2019_20'),
        percent: numberOf(row, 'international_pct_2019_20'),
      },
    }
  })
}

function readPlacements(table: Table, ids: Ids, rejects: Reject[]) {
  const outcomes = itemsById<Outcome>(table, ids, rejects, (row, reject) => {
    const placed = numberOf(row, 'placed')
    const share = numberOf(row, 'placed_pct')
    const pay = numberOf(row, 'median_salary_inr_year')
    if (!placed || share === null) {
      reject('nobody placed, which may mean that nothing was filed')
      return []
    }
    const level = cellOf(row, 'level')
    const of: Pick<Outcome, 'level' | 'subject'> = {
      level: level === 'bachelor' || level === 'master' ? level : null,
      subject: `${cellOf(row, 'discipline')} (${cellOf(row, 'duration_years')}-year programmes)`,
    }
    const isFew = placed < FEWEST_PAID
    const isHigh = pay !== null && pay > HIGHEST_PAY
    if (isFew) reject('salary left out: fewer than five people')
    else if (isHigh) reject('salary left out: above 5,000,000 rupees')
    const employed: Outcome = {
      measure: 'employed',
      ...of,
      value: share,
      unit: '%',
      people: numberOf(row, 'graduates_2023_24'),
    }
    if (pay === null || isFew || isHigh) return [employed]
    return [employed, { measure: 'earnings', ...of, value: pay, unit: 'INR', period: 'year', people: placed }]
  })
  return statementsFrom(outcomes, (all) => ({ outcomes: [...all] }))
}
