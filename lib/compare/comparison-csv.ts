import { writeCsv } from '../text/write-csv'
import type { ComparedUniversity } from '../universities/compared-university'
import { compareRows } from './rows'

const MAX_FILE_NAME = 100

function scoreText({ score }: ComparedUniversity): string {
  return score.total === null ? `N/A (${score.missing})` : `${score.total}/100`
}

/** The comparison as a file: a row for each row of the table, a column for each university, lists in full. */
export function comparisonCsv(columns: readonly ComparedUniversity[]): string {
  return writeCsv([
    ['', ...columns.map(({ name }) => name)],
    ['Country', ...columns.map(({ country }) => country)],
    ['Score', ...columns.map(scoreText)],
    ...compareRows(columns).flatMap(({ rows }) =>
      rows.map(({ label, cells }) => [label, ...cells.map(({ full }) => full)]),
    ),
  ])
}

/** A file name that is valid on every system. */
export function comparisonFileName(ids: readonly string[]): string {
  const name = ['comparison', ...ids].join('-').replace(/[^a-z0-9-]/g, '')
  return `${name.slice(0, MAX_FILE_NAME).replace(/-$/, '')}.csv`
}
