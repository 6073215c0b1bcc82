import type { Fact } from '../facts/fact'

/** Countries that many know, the dearest first: there is one for most price levels. */
export const FAMILIAR_COUNTRIES = 'us gb de it es pt mx br za tr vn in eg'.split(' ')

type Level = Fact<number>

/** Levels of two sources, or of two years, rest on different baskets. */
const isAlike = (one: Level, other: Level) =>
  one.source.title === other.source.title && one.year === other.year

/**
 * The country with the nearest price level, at most a tenth away; null where there is none.
 * @param familiar by code
 */
export function priceLevelPeer(
  code: string,
  level: Level,
  familiar: Readonly<Record<string, Level | null>>,
): string | null {
  const near = Object.entries(familiar).flatMap(([other, known]) => {
    if (!known || other === code || !isAlike(level, known)) return []
    const distance = Math.abs(known.value - level.value) / level.value
    return distance <= 0.1 ? [{ other, distance }] : []
  })
  return near.sort((a, b) => a.distance - b.distance)[0]?.other ?? null
}
