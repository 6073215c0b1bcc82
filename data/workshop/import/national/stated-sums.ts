import { StatedSumSchema, type StatedSum } from '@/lib/facts/rules'
import { cellOf, lineOf, type Reject } from '../dataset'
import type { Row } from './read-rows'
import { amount, words } from './words'

type Of = 'visa-charge' | 'health' | 'funds' | 'work-after'

/**
 * The sums in the words of the tables: a line of `stated-sums.tsv`. It holds only for the very words that it was read
 * from, so that a new edition of the tables cannot get a figure of the last one.
 */
export type StatedSums = {
  of: (kind: Of, key: string, text: string | null) => readonly Row[]
  /** The lines that no row of the tables asked for: their words have changed. */
  unused: () => Reject[]
}

export function readStatedSums(rows: readonly Row[]): StatedSums {
  const used = new Set<Row>()
  return {
    of: (kind, key, text) => {
      const found = rows.filter(
        (row) => cellOf(row, 'of') === kind && cellOf(row, 'key') === key && words(row.words) === text,
      )
      for (const row of found) used.add(row)
      return found
    },
    unused: () =>
      rows.flatMap((row, at) =>
        used.has(row)
          ? []
          : [{ row: lineOf(at), id: cellOf(row, 'key'), reason: 'stated-sums: the words have changed' }],
      ),
  }
}

/** @throws ZodError where a line is no sum: the file is our own, and a mistake in it stops the import. */
export function sumOf(row: Row): StatedSum {
  const [min, max] = [amount(row.min), amount(row.max)]
  return StatedSumSchema.parse({
    min,
    max: max === min ? null : max,
    isFloor: max === null,
    currency: cellOf(row, 'currency'),
    period: cellOf(row, 'period'),
    isAbout: cellOf(row, 'about') === 'yes',
    note: words(row.note),
  })
}
