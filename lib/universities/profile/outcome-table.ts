import type { Fact, Outcome } from '../../facts/fact'
import { startYear } from '../../facts/choose'
import { MEASURES, type Level } from '../../facts/vocabulary'
import { groupBy } from '../../text/group-by'

export type OutcomeRow = {
  subject: string
  level: Level | null
  /** One for each column; null where it is not published. */
  cells: readonly (Outcome | null)[]
  years: string
}

type OutcomeTable = {
  columns: readonly { value: Outcome['measure']; label: string }[]
  rows: readonly OutcomeRow[]
  /** The group of the figures of each column. */
  whose: readonly string[]
}

const peopleIn = (cells: readonly (Outcome | null)[]) => Math.max(...cells.map((cell) => cell?.people ?? 0))

/** Outcomes by subject, the newest figure of each measure; subjects with most people first. Null where none is known. */
export function outcomeTable(outcomes: readonly Fact<Outcome>[]): OutcomeTable | null {
  const told = outcomes
    .filter(({ value }) => value.subject !== null)
    .sort((a, b) => startYear(b.year) - startYear(a.year))
  if (told.length === 0) return null
  const columns = MEASURES.filter((measure) => told.some(({ value }) => value.measure === measure.value))
  const subjects = groupBy(told, ({ value: { level, subject } }) => `${level} ${subject}`)
  const rows = [...subjects.values()].map((facts) => {
    const shown = columns.map(({ value }) => facts.find((fact) => fact.value.measure === value))
    return {
      subject: facts[0]?.value.subject ?? '',
      level: facts[0]?.value.level ?? null,
      cells: shown.map((fact) => fact?.value ?? null),
      years: [...new Set(shown.flatMap((fact) => fact?.year ?? []))].join(', '),
    }
  })
  return {
    columns,
    rows: rows.sort((a, b) => peopleIn(b.cells) - peopleIn(a.cells)),
    whose: [...new Set(told.map(({ value }) => value.whose).filter(Boolean))],
  }
}
