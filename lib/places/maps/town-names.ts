import type { CountryMapData } from './country-map'

/** A name beside the dot of its town, in units of the view box. */
type TownName = { name: string; x: number; y: number; isBefore: boolean }

const MOST_NAMES = 6
/** A smaller town is not named in place of one of these whose name has no room. */
const LARGEST = 10
/** For a map 320 units wide. */
const UNIT_WIDTH = 320
export const TOWN_NAME = { size: 14, away: 5 }
/** A letter's width as a share of its height: generous, so that names stand clear in every typeface. */
const LETTER = 0.6
/** Dots of one name further apart than this are different towns, such as the Springfields of the United States. */
const SAME_TOWN = 12

type Dot = CountryMapData['others'][number]
type Box = { left: number; right: number; top: number; bottom: number }

/** The towns with most places, as far as their names have room on the map without touching each other; those with most first. */
export function placeTownNames({ width, height, others }: CountryMapData): TownName[] {
  const unit = width / UNIT_WIDTH
  const taken: Box[] = []
  const names: TownName[] = []
  for (const { name, x, y } of largestTowns(others, SAME_TOWN * unit).slice(0, LARGEST)) {
    if (names.length === MOST_NAMES) break
    for (const isBefore of [false, true]) {
      const box = boxOf({ name, x, y, isBefore }, unit)
      const isInside = box.left >= 0 && box.right <= width && box.top >= 0 && box.bottom <= height
      if (!isInside || taken.some((other) => doMeet(box, other))) continue
      taken.push(box)
      names.push({ name, x, y, isBefore })
      break
    }
  }
  return names
}

function largestTowns(dots: readonly Dot[], near: number) {
  const all = dots.flatMap(({ x, y, towns }) =>
    Object.entries(towns).map(([name, count]) => ({ name, count, x, y })),
  )
  const largest = new Map<string, (typeof all)[number]>()
  for (const dot of all) if (dot.count > (largest.get(dot.name)?.count ?? 0)) largest.set(dot.name, dot)
  const countNear = ({ name, x, y }: (typeof all)[number]) =>
    all
      .filter((dot) => dot.name === name && Math.hypot(dot.x - x, dot.y - y) <= near)
      .reduce((sum, { count }) => sum + count, 0)
  return [...largest.values()].sort((a, b) => countNear(b) - countNear(a))
}

/** The room that the name and its dot take. */
function boxOf({ name, x, y, isBefore }: TownName, unit: number): Box {
  const away = TOWN_NAME.away * unit
  const high = TOWN_NAME.size * unit
  const long = away + name.length * LETTER * high
  const [left, right] = isBefore ? [x - long, x + away] : [x - away, x + long]
  return { left, right, top: y - high / 2, bottom: y + high / 2 }
}

const doMeet = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
