import { formatScoreRange, scaleOf } from './format'
import type { EnglishScores, ScoreLink } from './schema'

export type TableRow = { label: string; cells: (string | null)[] }

/** The band of IELTS that each row of the table stands for. */
const BANDS = [4.5, 5, 5.5, 6, 6.5, 7, 7.5, 8, 8.5, 9]

/** The comparisons with IELTS, in the order of the table's columns. */
export function ieltsLinks({ links }: EnglishScores): ScoreLink[] {
  return links.filter(({ a }) => a === 'ielts')
}

/** A row for each band of IELTS; null where a publisher's comparison does not reach. */
export function compareWithIelts(scores: EnglishScores): TableRow[] {
  const ielts = scaleOf(scores, 'ielts')
  return BANDS.map((band) => ({
    label: formatScoreRange([band, band], ielts),
    cells: ieltsLinks(scores).map(({ b, bands }) => {
      const found = bands.find(({ a: [low, high] }) => low <= band && band <= high)
      return found ? formatScoreRange(found.b, scaleOf(scores, b)) : null
    }),
  }))
}

/** A row for each band of the new TOEFL iBT, the best first: the old total, and the European level. */
export function compareToeflScales(scores: EnglishScores): TableRow[] {
  const link = scores.links.find(({ a, b }) => a === 'toefl-6' && b === 'toefl-120')
  return (link?.bands ?? [])
    .map(({ a, b, level }) => ({
      label: formatScoreRange(a, scaleOf(scores, 'toefl-6')),
      cells: [b.join('–'), level ?? null],
    }))
    .reverse()
}
