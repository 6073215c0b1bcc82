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
import { itemsById, statementsFrom, sumSubjects } from './items'
import type { ChileanEdition } from './programmes/cl-programs'

type Ids = ReadonlySet<string>

/** Undergraduates, tuition and areas of bachelor's programmes in Chile. */
export const cl: Dataset = {
  name: 'cl',
  files: ['cl-facts', 'cl-programs'],
  read: (tables, ids) =>
    readChile(tables, ids, { source: 'cl-sies-2025', year: '2024/25', fees: '2025', readOn: '2026-11-23' }),
}

/** Those of one edition, in tables with the columns of the first one that was read. */
export function readChile(
  tables: Table[],
  ids: Ids,
  { fees, year, ...about }: ChileanEdition,
): ReturnType<Dataset['read']> {
  const rejects: Reject[] = []
  const programmes = tableOf(tables, 'cl-programs')
  return {
    register: {
      title: 'Undergraduate programmes of Chilean universities',
      editions: [
        {
          ...about,
          year: year.slice(0, 4),
          note: 'Undergraduates of technical programmes are counted too.',
          universities: statementsOf(tableOf(tables, 'cl-facts'), ids, rejects, (row) => {
            const count = numberOf(row, 'undergraduates_2024')
            return { students: count ? { count, definition: 'undergraduates' } : undefined }
          }),
        },
        { ...about, year: fees, universities: readFees(programmes, ids, rejects) },
        {
          ...about,
          year,
          note: 'A programme counts again for each campus and schedule.',
          counted: 'programmes',
          universities: readAreas(programmes, ids),
        },
      ],
    },
    rejects,
  }
}

/** The middle four fifths of the fees of a university's bachelor's programmes, from one published fee to another. */
function readFees(table: Table, ids: Ids, rejects: Reject[]) {
  const fees = itemsById(table, ids, rejects, (row, reject) => {
    if (cellOf(row, 'level') !== 'bachelor') {
      reject('a technical programme, below a bachelor’s degree')
      return []
    }
    const fee = numberOf(row, 'tuition_year_2025')
    const currency = cellOf(row, 'tuition_currency')
    if (fee && currency === 'CLP') return [fee]
    reject(fee ? 'tuition in Unidades de Fomento, whose value the table does not give' : 'no tuition')
    return []
  })
  return statementsFrom(fees, (all) => ({ fees: [rangeOf([...all].sort((a, b) => a - b))] }))
}

function rangeOf(sorted: readonly number[]): NonNullable<StatementDraft['fees']>[number] {
  const min = percentile(sorted, 10)
  const max = percentile(sorted, 90)
  const range = 'tenth to ninetieth percentile of its bachelor’s programmes'
  return {
    level: 'bachelor',
    status: 'all',
    min,
    max: max > min ? max : null,
    currency: 'CLP',
    note: `${range}; without the enrolment fee; most universities charge students from abroad the same`,
  }
}

/** The smallest value that at least `share` percent do not exceed; always one of the values. */
function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil((share / 100) * sorted.length) - 1)] ?? 0
}

/** Rows that were rejected with the fees are not rejected again. */
function readAreas(table: Table, ids: Ids) {
  const areas = itemsById(table, ids, [], (row) =>
    cellOf(row, 'level') === 'bachelor'
      ? [{ subject: cellOf(row, 'area'), level: 'bachelor' as const, count: 1 }]
      : [],
  )
  return statementsFrom(areas, (subjects) => ({ subjects: sumSubjects(subjects) }))
}
