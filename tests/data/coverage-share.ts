import { getCompared } from '@/lib/compare/queries'
import { compareRows, type Cell } from '@/lib/compare/rows'
import { comparedAt } from '@/lib/universities/compared-column'
import type { Level } from '@/lib/facts/vocabulary'

/**
 * At most this share of the facts of a comparison may be unknown, in percent. A row that one university alone answers is
 * shown, so that a further fact can raise it.
 */
export const MOST_UNKNOWN = 27

type Student = { from: string; to: string; choices: readonly string[] }

/**
 * The share of "Not reported" and "N/A" in the comparison of a student's choices, in percent: of the facts that it
 * shows (`shown`), and of all, with the rows that it folds into one line because nobody reports them (`all`). `missing`
 * names the rows with a gap.
 * @throws where the catalogue has no such university
 */
export function unknownShare({ choices }: Student, level: Level) {
  const columns = choices.map((id) => {
    const column = getCompared(id)
    if (!column) throw new Error(`The catalogue has no university “${id}”.`)
    return comparedAt(column, level)
  })
  const rows = compareRows(columns).flatMap((group) => group.rows)
  // What is known for another level alone has a note that tells it.
  const isUnknown = ({ isKnown, note }: Pick<Cell, 'isKnown' | 'note'>) => !isKnown && note === null
  const shareIn = (counted: typeof rows) => {
    const cells = counted.flatMap((row) => row.cells)
    return (100 * cells.filter(isUnknown).length) / cells.length
  }
  return {
    shown: shareIn(rows.filter(({ isUnreported }) => !isUnreported)),
    all: shareIn(rows),
    missing: rows.filter(({ cells }) => cells.some(isUnknown)).map(({ label }) => label),
  }
}
