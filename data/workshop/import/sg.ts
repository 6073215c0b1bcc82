import { cellOf, numberOf, tableOf, type Dataset, type Reject, type StatementDraft } from './dataset'
import { itemsById, statementsFrom } from './items'

type Outcome = NonNullable<StatementDraft['outcomes']>[number]

/** Employment and pay of graduates by degree in Singapore, from the newest survey that covers a university. */
export const sg: Dataset = {
  name: 'sg',
  files: ['sg-graduate-employment'],
  read: (tables, ids) => {
    const rejects: Reject[] = []
    const table = tableOf(tables, 'sg-graduate-employment')
    const newest = newestYears(table.rows.map((row) => [cellOf(row, 'id'), cellOf(row, 'year')]))
    const outcomes = itemsById(table, ids, rejects, (row, reject) => {
      const degree = cellOf(row, 'degree')
      const year = cellOf(row, 'year')
      if (year !== newest.get(cellOf(row, 'id'))) {
        reject('an older survey of the university')
        return []
      }
      if (/cum laude/i.test(degree)) {
        reject('graduates with honours, who are in the row of their degree too')
        return []
      }
      return outcomesOf(degree, row).map((outcome) => ({ year, outcome }))
    })
    const years = [...new Set(newest.values())].sort().reverse()
    return {
      register: {
        title: 'Graduate Employment Survey of Singapore',
        editions: years.map((year) => ({
          source: 'sg-graduate-employment',
          year,
          readOn: '2026-11-23',
          whose: {
            employed: `graduates asked in the survey of ${year}, about six months after finishing`,
            earnings: `graduates asked in the survey of ${year}, about six months after finishing; gross pay, median`,
          },
          universities: statementsFrom(
            new Map([...outcomes].filter(([id]) => newest.get(id) === year)),
            (all) => ({ outcomes: all.map(({ outcome }) => outcome) }),
          ),
        })),
      },
      rejects,
    }
  },
}

function newestYears(given: readonly (readonly [id: string, year: string])[]): Map<string, string> {
  const newest = new Map<string, string>()
  for (const [id, year] of given) if (year > (newest.get(id) ?? '')) newest.set(id, year)
  return newest
}

function outcomesOf(degree: string, row: Readonly<Record<string, string>>): Outcome[] {
  const employed = numberOf(row, 'employed_pct')
  const pay = numberOf(row, 'gross_monthly_salary_median_sgd')
  const found: Outcome[] = []
  if (employed !== null)
    found.push({ measure: 'employed', level: 'bachelor', subject: degree, value: employed, unit: '%' })
  if (pay !== null)
    found.push({
      measure: 'earnings',
      level: 'bachelor',
      subject: degree,
      value: pay,
      unit: 'SGD',
      period: 'month',
    })
  return found
}
