import { formatScoreRange, scaleOf } from './format'
import type { EnglishScoreTables } from './schema'

export type ScoreTable = { columns: string[]; rows: { label: string; cells: (string | null)[] }[] }

/** The bands of IELTS in the rows of the table. */
const BANDS = [4.5, 5, 5.5, 6, 6.5, 7, 7.5, 8, 8.5, 9]

/**
 * A column for each publisher's comparison with IELTS and a row for each band of IELTS; a cell is null where the
 * comparison does not reach.
 */
export function compareWithIelts(scores: EnglishScoreTables): ScoreTable {
  const ielts = scaleOf(scores, 'ielts')
  const links = scores.links.filter(({ a }) => a === 'ielts')
  const columns = links.map(({ b, source }) => {
    const { name } = scaleOf(scores, b)
    return links.filter((link) => link.b === b).length === 1 ? name : `${name} (${source.publisher})`
  })
  const rows = BANDS.map((band) => ({
    label: formatScoreRange([band, band], ielts),
    cells: links.map(({ b, bands }) => {
      const found = bands.find(({ a: [low, high] }) => low <= band && band <= high)
      return found ? formatScoreRange(found.b, scaleOf(scores, b)) : null
    }),
  }))
  return { columns: ['IELTS', ...columns], rows }
}

/** A row for each band of the new TOEFL iBT, the best first: the old total, and the European level. */
export function compareToeflScales(scores: EnglishScoreTables): ScoreTable {
  const link = scores.links.find(({ a, b }) => a === 'toefl-6' && b === 'toefl-120')
  const rows = (link?.bands ?? []).map(({ a, b, level }) => ({
    label: formatScoreRange(a, scaleOf(scores, 'toefl-6')),
    cells: [b.join('–'), level ?? null],
  }))
  return { columns: ['New band', 'Old total', 'European level'], rows: rows.reverse() }
}
