import type { Change, Difference } from './difference'

/** The share of rows that may change or go without a person's word. */
const MOST_CHANGED = 0.1
/** A middle value that moved by more than this is one in other units. */
const MOST_MOVED = 1.5
const FEWEST_PAIRS = 5
const UNIT = /\b(basis|currency|period|unit)$/

/**
 * Why a new version of a file is not taken over; null where nothing speaks against it.
 * @param edition the publisher's, and the one that stands: days or years in ISO form
 * @param isAccepted a person has read the difference: more rows may have changed. Nothing else is let through by it.
 */
export function refusalOf(
  { rows, changed, gone, changes }: Difference,
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
  const moved = movedUnits(changes)
  if (moved) return moved
  const share = rows === 0 ? 0 : (changed + gone.length) / rows
  if (share > MOST_CHANGED && !isAccepted)
    return `${changed} rows changed and ${gone.length} are gone, of ${rows}. Read them, then run it again with --accept.`
  return null
}

/** A kind of number of which the middle one moved so far that its unit, currency or period must be another. */
function movedUnits(changes: readonly Change[]): string | null {
  // A row that says its new unit itself has none that moved unseen.
  const open = new Set(changes.filter(({ what }) => UNIT.test(what)).map(({ row }) => row))
  const ratios = new Map<string, number[]>()
  for (const { what, was, is } of changes.filter(({ row }) => !open.has(row)))
    if (typeof was === 'number' && typeof is === 'number' && was > 0 && is > 0)
      ratios.set(what, [...(ratios.get(what) ?? []), is / was])
  for (const [what, of] of ratios) {
    const middle = of.toSorted((a, b) => a - b)[Math.floor(of.length / 2)] ?? 1
    if (of.length >= FEWEST_PAIRS && (middle > MOST_MOVED || middle < 1 / MOST_MOVED))
      return `Units moved: the middle ${what} is ${Number(middle.toPrecision(3))} times what it was.`
  }
  return null
}
