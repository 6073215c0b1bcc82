import type { Region } from '../places/regions'
import type { DestinationRow } from './rows'

/** What a destination is wanted to have; empty, null and false for what is not asked. */
export type DestinationWish = {
  region: Region | ''
  language: string
  /** Whole US dollars a year. */
  mostTuition: number | null
  hasWorkAfter: boolean
}

export const NO_WISH: DestinationWish = { region: '', language: '', mostTuition: null, hasWorkAfter: false }

/** The languages of a line, which are written as a list in a sentence. */
const languagesOf = ({ languages }: DestinationRow) => languages.split(/, | and /)

/** Whether each wish is met; null where that is not known. */
function answersOf(row: DestinationRow, wish: DestinationWish): (boolean | null)[] {
  const { region, language, mostTuition, hasWorkAfter } = wish
  return [
    region === '' || row.region === region,
    language === '' || languagesOf(row).includes(language),
    mostTuition === null || (row.tuition === null ? null : row.tuition <= mostTuition),
    !hasWorkAfter || row.hasWorkAfter,
  ]
}

/** The lines that meet every wish, and those of which nobody knows whether they do. */
export function filterDestinations(rows: readonly DestinationRow[], wish: DestinationWish) {
  const answered = rows.map((row) => ({ row, answers: answersOf(row, wish) }))
  const possible = answered.filter(({ answers }) => !answers.includes(false))
  const of = (isUnknown: boolean) =>
    possible.filter(({ answers }) => answers.includes(null) === isUnknown).map(({ row }) => row)
  return { fitting: of(false), unknown: of(true) }
}

/** The languages of the lines, those of most lines first. */
export function languageOptions(rows: readonly DestinationRow[]): string[] {
  const counts = new Map<string, number>()
  for (const language of rows.flatMap(languagesOf)) counts.set(language, (counts.get(language) ?? 0) + 1)
  return [...counts]
    .sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0], 'en'))
    .map(([language]) => language)
}
