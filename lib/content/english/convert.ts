import type { EnglishScores, ScaleId, ScoreLink, ScoreRange, ScoreSource } from './schema'

/** How sure an equivalence is, in the order of trust. A sign stands with each word, so colour is not needed. */
export const CERTAINTIES = {
  published: { sign: '✓', label: 'Published' },
  derived: { sign: '≈', label: 'Derived, so less sure' },
  none: { sign: '–', label: 'No published equivalence' },
} as const

export type Certainty = keyof typeof CERTAINTIES

/** What one publisher holds to be equal. */
export type Reading = { range: ScoreRange; sources: readonly ScoreSource[] }

export type Equivalent = {
  scale: ScaleId
  certainty: Certainty
  /** From the lowest to the highest score that any reading names; null where there is no reading. */
  range: ScoreRange | null
  /** One for each publisher; more than one where publishers compare the same tests and differ. */
  readings: readonly Reading[]
  /** The tests it was worked out through. */
  through: readonly ScaleId[]
}

type Side = { from: 'a' | 'b'; to: 'a' | 'b' }

function sideOf({ a, b }: ScoreLink, from: ScaleId, to: ScaleId): Side | null {
  if (a === from && b === to) return { from: 'a', to: 'b' }
  if (b === from && a === to) return { from: 'b', to: 'a' }
  return null
}

const span = (ranges: readonly ScoreRange[]): ScoreRange => [
  Math.min(...ranges.map(([low]) => low)),
  Math.max(...ranges.map(([, high]) => high)),
]

/** The range across all bands that the given one touches; null where the comparison does not cover all of it. */
function follow(link: ScoreLink, { from, to }: Side, [low, high]: ScoreRange): ScoreRange | null {
  const [least, most] = span(link.bands.map((band) => band[from]))
  if (low < least || high > most) return null
  const touched = link.bands.filter((band) => band[from][0] <= high && band[from][1] >= low)
  return touched.length > 0 ? span(touched.map((band) => band[to])) : null
}

/** What each comparison of the two tests says of the range. */
function readDirectly(links: readonly ScoreLink[], from: ScaleId, to: ScaleId, range: ScoreRange): Reading[] {
  return links.flatMap((link) => {
    const side = sideOf(link, from, to)
    const found = side && follow(link, side, range)
    return found ? [{ range: found, sources: [link.source] }] : []
  })
}

/** The tests between two that are not compared with each other, by the shortest way; null if none leads there. */
function findWay(links: readonly ScoreLink[], from: ScaleId, to: ScaleId): ScaleId[] | null {
  const ways: ScaleId[][] = [[from]]
  const seen = new Set<ScaleId>([from])
  for (const way of ways) {
    const last = way.at(-1)
    if (last === to) return way.slice(1, -1)
    for (const { a, b } of links) {
      const next = a === last ? b : b === last ? a : null
      if (!next || seen.has(next)) continue
      seen.add(next)
      ways.push([...way, next])
    }
  }
  return null
}

function convertTo(links: readonly ScoreLink[], from: ScaleId, to: ScaleId, score: number): Equivalent {
  const start: ScoreRange = [score, score]
  const none: Equivalent = { scale: to, certainty: 'none', range: null, readings: [], through: [] }
  const through = findWay(links, from, to)
  if (!through) return none

  const stops = [...through, to]
  let readings: Reading[] = [{ range: start, sources: [] }]
  let last = from
  for (const stop of stops) {
    readings = readings.flatMap(({ range, sources }) =>
      readDirectly(links, last, stop, range).map((reading) => ({
        range: reading.range,
        sources: [...sources, ...reading.sources],
      })),
    )
    last = stop
  }
  if (readings.length === 0) return none
  const range = span(readings.map((reading) => reading.range))
  return { scale: to, certainty: through.length === 0 ? 'published' : 'derived', range, readings, through }
}

/** The equivalents of a score on every other scale, in the order of the scales. The score has to be on its scale. */
export function convertScore({ scales, links }: EnglishScores, from: ScaleId, score: number): Equivalent[] {
  return scales.filter(({ id }) => id !== from).map(({ id }) => convertTo(links, from, id, score))
}
