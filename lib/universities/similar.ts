import { geoDistance } from 'd3-geo'
import { formatCount } from '../text/format'
import { popularLabels } from './record/derive'
import type { University } from './record/schema'

export type Similar = { university: University; reasons: string[] }

type Criterion = { weight: number; reason: string; closeness: (a: University, b: University) => number }

/** 1 for equal sizes, 0 from `factor` times the other up; 0 when either is unknown. */
function ratioCloseness(a: number | null | undefined, b: number | null | undefined, factor: number): number {
  if (!a || !b) return 0
  const apart = Math.abs(Math.log(a / b)) / Math.log(factor)
  return Math.max(0, 1 - apart)
}

function sharedProgrammes(a: University, b: University): number {
  const [ours, theirs] = [popularLabels(a), popularLabels(b)]
  const all = new Set([...ours, ...theirs])
  const shared = ours.filter((label) => theirs.includes(label))
  return all.size === 0 ? 0 : shared.length / all.size
}

const EARTH_RADIUS_KM = 6371

type Coordinates = NonNullable<University['coordinates']>

const distanceKm = (a: Coordinates, b: Coordinates) =>
  EARTH_RADIUS_KM * geoDistance([a.lng, a.lat], [b.lng, b.lat])

const CRITERIA: readonly Criterion[] = [
  { weight: 3, reason: 'same country', closeness: (a, b) => Number(a.countryCode === b.countryCode) },
  {
    weight: 2,
    reason: 'nearby',
    closeness: (a, b) =>
      a.coordinates && b.coordinates ? Math.max(0, 1 - distanceKm(a.coordinates, b.coordinates) / 300) : 0,
  },
  {
    weight: 3,
    reason: 'similar world ranking',
    closeness: (a, b) => ratioCloseness(a.worldRanking?.rank, b.worldRanking?.rank, 3),
  },
  { weight: 3, reason: 'shared programmes', closeness: sharedProgrammes },
  {
    weight: 2,
    reason: 'similar size',
    closeness: (a, b) =>
      a.studentDefinition === b.studentDefinition
        ? ratioCloseness(a.studentPopulation, b.studentPopulation, 2)
        : 0,
  },
  {
    weight: 1,
    reason: 'similar tuition',
    closeness: (a, b) =>
      ratioCloseness(a.tuitionFees.internationalNumeric, b.tuitionFees.internationalNumeric, 2),
  },
]

/**
 * The universities most like this one. The measure is a weighted sum of closeness (0 to 1) in country, distance,
 * world ranking, programmes, size and tuition; an unknown figure adds nothing, and one that is alike in nothing is left
 * out. `reasons` names what was at least half alike. Ties go to the name that comes first.
 */
export function similarUniversities(
  university: University,
  all: readonly University[],
  count: number,
): Similar[] {
  return all
    .filter((other) => other.id !== university.id)
    .map((other) => {
      const closeness = CRITERIA.map((criterion) => criterion.closeness(university, other))
      return {
        university: other,
        score: CRITERIA.reduce((sum, { weight }, at) => sum + weight * (closeness[at] ?? 0), 0),
        reasons: CRITERIA.filter((_, at) => (closeness[at] ?? 0) >= 0.5).map(({ reason }) => reason),
      }
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || (a.university.name < b.university.name ? -1 : 1))
    .slice(0, count)
    .map(({ university: other, reasons }) => ({ university: other, reasons }))
}

/** Below this, two places are near the same town. Positions are often those of towns. */
const SAME_TOWN_KM = 10

/** Whether the nearest universities are named beside it, and not the most similar: a basic record has little to compare. */
export const hasNearest = ({ depth, coordinates }: University) => depth === 'basic' && coordinates !== null

/**
 * The nearest universities that a person has researched, each with how far it is; without a position, those most like it.
 */
export function nearestResearched(
  university: University,
  all: readonly University[],
  count: number,
): Similar[] {
  const researched = all.filter(({ id, depth }) => depth === 'full' && id !== university.id)
  const { coordinates: here } = university
  if (!here) return similarUniversities(university, researched, count)
  return researched
    .flatMap((other) => (other.coordinates ? { other, km: distanceKm(here, other.coordinates) } : []))
    .sort((a, b) => a.km - b.km || (a.other.name < b.other.name ? -1 : 1))
    .slice(0, count)
    .map(({ other, km }) => ({
      university: other,
      reasons: [
        km < SAME_TOWN_KM ? 'near the same town' : `about ${formatCount(Math.round(km / 10) * 10)} km`,
      ],
    }))
}
