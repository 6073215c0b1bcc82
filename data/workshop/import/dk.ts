import {
  cellOf,
  numberOf,
  rowsById,
  tableOf,
  type Dataset,
  type EditionDraft,
  type Reject,
  type StatementDraft,
  type Table,
} from './dataset'
import { monthOf } from './programmes/au-courses'

type Cells = Table['rows'][number]
/** The first and the last month in ISO form. */
type Period = readonly [string, string]
type Outcome = NonNullable<StatementDraft['outcomes']>[number]

/** Each measure is of other years, which its rows state, so each is an edition. */
const MEASURES = [
  {
    measure: 'unemployed',
    column: 'unemployment_pct',
    people: 'unemployment_n',
    years: 'unemployment_years',
    whose: ([from, to]: Period) => `new graduates, most of them Danish, ${monthOf(from)} to ${monthOf(to)}`,
    unit: '%',
    times: 1,
  },
  {
    measure: 'earnings',
    column: 'salary_median_thousand_dkk_month',
    people: 'salary_n',
    years: 'salary_years',
    whose: ([from, to]: Period) =>
      `graduates, most of them Danish, the median of ${from.slice(0, 4)} to ${to.slice(0, 4)}`,
    unit: 'DKK',
    times: 1000,
  },
  {
    measure: 'dropped-out',
    column: 'dropout_pct',
    people: 'dropout_n',
    years: 'dropout_years',
    whose: ([from, to]: Period) => `students, most of them Danish, ${monthOf(from)} to ${monthOf(to)}`,
    unit: '%',
    times: 1,
  },
] as const

/** Unemployment, pay and drop-out of each Danish programme. The table of programmes has the English names. */
export const dk: Dataset = {
  name: 'dk',
  files: ['dk-outcomes', 'dk-programmes'],
  read: (tables, ids) => {
    const rejects: Reject[] = []
    const programmes = rowsById(tableOf(tables, 'dk-outcomes'), ids, rejects)
    const english = new Map(
      tableOf(tables, 'dk-programmes').rows.map((row) => [keyOf(row), cellOf(row, 'programme_en')]),
    )
    const stated = MEASURES.flatMap((measured) => {
      const period = periodOf(tableOf(tables, 'dk-outcomes'), measured.years)
      return period ? [{ measured, period }] : []
    })
    const editions = stated.map(({ measured, period }): EditionDraft => ({
      source: 'dk-uddannelseszoom-2024',
      year: period.map((month) => month.slice(0, 4)).join('–'),
      readOn: '2026-11-25',
      whose: { [measured.measure]: measured.whose(period) },
      universities: Object.fromEntries(
        [...programmes].flatMap(([id, rows]) => {
          const named = rows.map((row) => ({ row, name: nameOf(row, english) }))
          const names = named.map(({ row, name }) => `${cellOf(row, 'level')} ${name}`)
          const outcomes = named.flatMap(({ row, name }, at) => {
            // Two programmes of one English name keep their own.
            const isOnly = names.indexOf(names[at] ?? '') === names.lastIndexOf(names[at] ?? '')
            return outcomeOf(row, isOnly ? name : nameOf(row, new Map()), measured)
          })
          return outcomes.length > 0 ? [[id, { outcomes }]] : []
        }),
      ),
    }))
    return { register: { title: 'UddannelsesZoom, outcomes of Danish programmes', editions }, rejects }
  },
}

/** "201910-202306" is from October 2019 to June 2023; all rows that state a measure are of the same months. */
function periodOf(table: Table, column: string): Period | null {
  const stated = table.rows.map((row) => cellOf(row, column)).find((cell) => cell !== '')
  const [, ...parts] = /^(\d{4})(\d\d)-(\d{4})(\d\d)$/.exec(stated ?? '') ?? []
  const [from, fromMonth, to, toMonth] = parts
  return from && to ? [`${from}-${fromMonth}`, `${to}-${toMonth}`] : null
}

const keyOf = (row: Cells) => [cellOf(row, 'id'), cellOf(row, 'level'), cellOf(row, 'programme')].join('\t')

/** "Bioengineering (Esbjerg)": programmes of one name differ by town. */
const nameOf = (row: Cells, english: ReadonlyMap<string, string>) =>
  `${english.get(keyOf(row)) ?? cellOf(row, 'programme')} (${cellOf(row, 'campus')})`

function outcomeOf(row: Cells, subject: string, measured: (typeof MEASURES)[number]): Outcome[] {
  const value = numberOf(row, measured.column)
  const level = cellOf(row, 'level')
  if (value === null || (level !== 'bachelor' && level !== 'master')) return []
  const { measure, unit, times } = measured
  const period = measure === 'earnings' ? 'month' : null
  const people = numberOf(row, measured.people)
  return [{ measure, level, subject, value: Math.round(value * times * 10) / 10, unit, period, people }]
}
