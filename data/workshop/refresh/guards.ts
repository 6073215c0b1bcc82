import { groupBy } from '@/lib/text/group-by'
import type { Change, Difference } from './difference'

/** The share of rows that may change or go without a person's word. */
const MOST_CHANGED = 0.1
/** A middle value that moved by more than this is one in other units. */
const MOST_MOVED = 1.5
const FEWEST_PAIRS = 5
/** A single number that moved by more than this is read by a person first. */
const MOST_MOVED_ALONE = 5
const UNIT = /\b(basis|currency|period|unit)$/

/**
 * Why a new version of a file is not taken over; null where nothing speaks against it.
 * @param edition the publisher's, and the one that stands: days or years in ISO form
 * @param isAccepted a person has read the difference: more rows may have changed. Nothing else is let through by it.
 */
export function refusalOf(
  { rows, large, gone, changes, kept }: Difference,
  {
    edition,
    standing,
    day,
    isAccepted,
  }: { edition: string; standing: string; day: string; isAccepted: boolean },
): string | null {
  if (!/^\d{4}(-\d\d(-\d\d)?)?$/.test(edition)) return `The file names no year: “${edition}”.`
  const length = Math.min(edition.length, standing.length)
  if (edition.slice(0, length) < standing.slice(0, length))
    return `The file is of ${edition}, older than what stands (${standing}).`
  if (edition > day) return `The file is of ${edition}, which is still to come.`
  const moved = movedUnits(changes, kept)
  if (moved) return moved
  if (isAccepted) return null
  const share = rows === 0 ? 0 : (large + gone.length) / rows
  if (share > MOST_CHANGED)
    return `${large} rows changed and ${gone.length} are gone, of ${rows}. Read them, then run it again with --accept.`
  const far = ratiosOf(changes).find(({ ratio }) => ratio > MOST_MOVED_ALONE || ratio < 1 / MOST_MOVED_ALONE)
  if (far)
    return `${far.row}: ${far.what} is ${inTimes(far.ratio)} what it was. Read it, then run it again with --accept.`
  return null
}

const inTimes = (ratio: number) => `${Number(ratio.toPrecision(3))} times`

/** How far each number moved, but for rows that say their new unit themselves: none of those moved unseen. */
function ratiosOf(changes: readonly Change[]) {
  const open = new Set(changes.filter(({ what }) => UNIT.test(what)).map(({ row }) => row))
  return changes.flatMap(({ row, what, was, is }) =>
    !open.has(row) && typeof was === 'number' && typeof is === 'number' && was > 0 && is > 0
      ? [{ row, what, ratio: is / was }]
      : [],
  )
}

/** A kind of number of which the middle one moved so far that its unit, currency or period must be another. */
function movedUnits(changes: readonly Change[], kept: Difference['kept']): string | null {
  for (const [what, of] of groupBy(ratiosOf(changes), (each) => each.what)) {
    const stayed = Array<number>(kept.get(what) ?? 0).fill(1)
    const ratios = [...of.map(({ ratio }) => ratio), ...stayed].toSorted((a, b) => a - b)
    const middle = ratios[Math.floor(ratios.length / 2)] ?? 1
    if (of.length >= FEWEST_PAIRS && (middle > MOST_MOVED || middle < 1 / MOST_MOVED))
      return `Units moved: the middle ${what} is ${inTimes(middle)} what it was.`
  }
  return null
}
