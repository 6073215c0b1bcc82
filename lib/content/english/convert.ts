import type { EnglishScoreTables, ScaleId, ScoreLink, ScoreRange, ScoreSource } from './schema'

/** The certainty of an equivalence, in the order of trust. Each word has a sign, so colour is not needed. */
export const SCORE_CERTAINTIES = {
  published: { sign: '✓', label: 'Published' },
  derived: { sign: '≈', label: 'Derived, so less sure' },
  none: { sign: '–', label: 'No published equivalence' },
} as const

export type Certainty = keyof typeof SCORE_CERTAINTIES

/** An equivalence that one publisher states. */
export type ScoreReading = { range: ScoreRange; sources: readonly ScoreSource[] }

export type Equivalent = {
  scale: ScaleId
  certainty: Certainty
  /** From the lowest to the highest score that any reading names; null where there is no reading. */
  range: ScoreRange | null
  /** One for each publisher; more than one where publishers compare the same tests and differ. */
  readings: readonly ScoreReading[]
  /** The tests it was worked out through. */
  through: readonly ScaleId[]
}

/** A comparison read in one direction: bands of the test it leads from, each with the band of the other test. */
type Step = {
  from: ScaleId
  to: ScaleId
  bands: readonly { from: ScoreRange; to: ScoreRange }[]
  source: ScoreSource
}

const bothWays = ({ a, b, bands, source }: ScoreLink): Step[] => [
  { from: a, to: b, bands: bands.map((band) => ({ from: band.a, to: band.b })), source },
  { from: b, to: a, bands: bands.map((band) => ({ from: band.b, to: band.a })), source },
]

const span = (ranges: readonly ScoreRange[]): ScoreRange => [
  Math.min(...ranges.map(([low]) => low)),
  Math.max(...ranges.map(([, high]) => high)),
]

/** The range of all bands that the given range touches; null if the comparison does not cover all of it. */
function follow({ bands }: Step, [low, high]: ScoreRange): ScoreRange | null {
  const [least, most] = span(bands.map(({ from }) => from))
  if (low < least || high > most) return null
  const touched = bands.filter(({ from }) => from[0] <= high && from[1] >= low)
  return touched.length > 0 ? span(touched.map(({ to }) => to)) : null
}

/** The tests after `from` on the shortest way to `to`; null if no way leads there. */
function findWay(steps: readonly Step[], from: ScaleId, to: ScaleId): ScaleId[] | null {
  const ways: ScaleId[][] = [[from]]
  const seen = new Set<ScaleId>([from])
  for (const way of ways) {
    const last = way.at(-1)
    if (last === to) return way.slice(1)
    for (const step of steps) {
      if (step.from !== last || seen.has(step.to)) continue
      seen.add(step.to)
      ways.push([...way, step.to])
    }
  }
  return null
}

function convertTo(steps: readonly Step[], from: ScaleId, to: ScaleId, score: number): Equivalent {
  const way = findWay(steps, from, to) ?? []
  let readings: ScoreReading[] = way.length > 0 ? [{ range: [score, score], sources: [] }] : []
  let last = from
  for (const stop of way) {
    const between = steps.filter((step) => step.from === last && step.to === stop)
    readings = readings.flatMap(({ range, sources }) =>
      between.flatMap((step) => {
        const found = follow(step, range)
        return found ? [{ range: found, sources: [...sources, step.source] }] : []
      }),
    )
    last = stop
  }
  if (readings.length === 0) return { scale: to, certainty: 'none', range: null, readings: [], through: [] }
  const through = way.slice(0, -1)
  const range = span(readings.map((reading) => reading.range))
  return { scale: to, certainty: through.length === 0 ? 'published' : 'derived', range, readings, through }
}

/** The equivalents of a score on every other scale, in the order of the scales. The score has to be on its scale. */
export function convertScore(
  { scales, links }: EnglishScoreTables,
  from: ScaleId,
  score: number,
): Equivalent[] {
  const steps = links.flatMap(bothWays)
  return scales.filter(({ id }) => id !== from).map(({ id }) => convertTo(steps, from, id, score))
}
