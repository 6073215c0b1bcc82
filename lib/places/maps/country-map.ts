import { geoAzimuthalEqualArea, geoCentroid, geoGraticule, type GeoProjection } from 'd3-geo'
import {
  distanceToPart,
  isNear,
  shapeOfParts,
  type AtlasCountry,
  type AtlasPart,
  type LngLat,
} from './atlas-part'
import { drawShape, type Detail } from './short-path'

export type Coordinates = { lat: number; lng: number }
/** A place, and the town that it is in where that is known. */
export type Placed = Coordinates & { town?: string | null }

export type CountryMapData = {
  viewBox: string
  width: number
  height: number
  /** Path data in whole units of the view box; empty if there is nothing to draw. */
  paths: { graticule: string; land: string; country: string }
  point: { x: number; y: number }
  /** The further places inside the frame. Places at the same point are one entry, with the number in each town. */
  others: { x: number; y: number; towns: Readonly<Record<string, number>> }[]
}

/** Tried in this order, the finest first, until the path of the map fits the budget. */
const DETAILS: readonly (Detail & { width: number })[] = [
  { width: 320, tolerance: 0.6, smallest: 1 },
  { width: 320, tolerance: 1, smallest: 3 },
  { width: 280, tolerance: 1.2, smallest: 4 },
  { width: 240, tolerance: 1.4, smallest: 5 },
  { width: 200, tolerance: 1.6, smallest: 7 },
  { width: 160, tolerance: 1.6, smallest: 7 },
  { width: 120, tolerance: 1.6, smallest: 8 },
  { width: 100, tolerance: 1.6, smallest: 9 },
]
const FINE: Detail = { tolerance: 0.6, smallest: 0 }
const PATH_BUDGET = 6000
const PADDING = 0.08
const RADIANS = Math.PI / 180
/**
 * The least height of a map in degrees, so that a map of a city state shows its neighbours. If there is hardly any
 * land in view, the next height is tried.
 */
const MIN_HEIGHTS = [5, 15, 40, 90]
/** The least number of characters of the path of the land in view. */
const SOME_LAND = 150
/** Parts of a country that are further away than this (Hawaii, Réunion) do not widen the map. */
const MAX_PART_DISTANCE = 25 * RADIANS
/** Parts smaller than this, compared with the largest, do not widen the map. */
const MIN_PART_SHARE = 0.25

/** The parts that the map must show: the part with the university, and large parts nearby. */
function partsToFit(country: AtlasCountry, at: LngLat): AtlasPart[] {
  const measured = country.parts.map((part) => ({ part, distance: distanceToPart(part, at) }))
  const largest = Math.max(...country.parts.map(({ area }) => area))
  const nearest = Math.min(...measured.map(({ distance }) => distance))
  return measured
    .filter(
      ({ part, distance }) =>
        distance === nearest || (part.area >= largest * MIN_PART_SHARE && distance <= MAX_PART_DISTANCE),
    )
    .map(({ part }) => part)
}

/**
 * An equal-area view of the parts, at least `minHeight` degrees high. Without parts: of the centre's surroundings.
 */
function project(
  width: number,
  centre: LngLat,
  parts: readonly AtlasPart[],
  minHeight: number,
): GeoProjection {
  const height = width * 0.75
  const pad = width * PADDING
  // The grid is coarse, so lines need no resampling.
  const projection = geoAzimuthalEqualArea().precision(0).clipAngle(90).rotate([-centre[0], -centre[1]])
  if (parts.length > 0) {
    const frame: [LngLat, LngLat] = [
      [pad, pad],
      [width - pad, height - pad],
    ]
    projection.fitExtent(frame, shapeOfParts(parts))
  }
  const closest = height / (minHeight * RADIANS)
  if (parts.length === 0 || projection.scale() > closest) {
    projection.scale(closest).translate([width / 2, height / 2])
  }
  // The clip rectangle is larger than the frame, so that its edges are not visible.
  return projection.clipExtent([
    [-4, -4],
    [width + 4, height + 4],
  ])
}

/** Meridians and parallels of the part of the world in view: about four lines each way. */
function graticuleOf(centre: LngLat, spread: number) {
  const step = [1, 2, 5, 10].find((degrees) => spread / degrees <= 4) ?? 20
  const snap = (value: number) => Math.round(value / step) * step
  const [lng, lat] = [snap(centre[0]), snap(centre[1])]
  const reach = step * 5
  // Meridians get closer towards the poles. A wider step keeps their distance on the map the same as at the equator.
  const lngStep = snap(step / Math.max(0.2, Math.cos(centre[1] * RADIANS))) || step
  const graticule = geoGraticule()
    .step([lngStep, step])
    .precision(step / 5)
  graticule.extent([
    [Math.max(-180, lng - lngStep * 5), Math.max(-85, lat - reach)],
    [Math.min(180, lng + lngStep * 5), Math.min(85, lat + reach)],
  ])
  return graticule()
}

function placeWithin(projection: GeoProjection, places: readonly Placed[], width: number) {
  const points = new Map<string, { x: number; y: number; towns: Record<string, number> }>()
  for (const { lat, lng, town } of places) {
    const [x, y] = (projection([lng, lat]) ?? []).map(Math.round)
    if (x === undefined || y === undefined) continue
    if (x < 0 || x > width || y < 0 || y > width * 0.75) continue
    const point = points.get(`${x} ${y}`) ?? { x, y, towns: {} }
    if (town) point.towns[town] = (point.towns[town] ?? 0) + 1
    points.set(`${x} ${y}`, point)
  }
  return [...points.values()]
}

/** The drawn part of a map, which many places of a country share. */
type Frame = Pick<CountryMapData, 'width' | 'paths'> & { projection: GeoProjection }

/** A view of the parts in the plainest detail that the budget asks for. */
function drawFrame(
  atlas: readonly AtlasCountry[],
  country: AtlasCountry | null,
  fitted: readonly AtlasPart[],
  centre: LngLat,
  budget: number,
): Frame {
  const drawAt = ({ width, ...detail }: (typeof DETAILS)[number], minHeight: number): Frame => {
    const height = width * 0.75
    const projection = project(width, centre, fitted, minHeight)
    const corner = Math.hypot(width, height) / projection.scale()
    const inView = (part: AtlasPart) => isNear(part, centre, corner)
    const around = atlas.filter((entry) => entry !== country).flatMap(({ parts }) => parts.filter(inView))
    return {
      width,
      projection,
      paths: {
        graticule: drawShape(projection, graticuleOf(centre, height / projection.scale() / RADIANS), FINE),
        land: drawShape(projection, shapeOfParts(around), detail),
        country: country ? drawShape(projection, shapeOfParts(country.parts.filter(inView)), detail) : '',
      },
    }
  }

  const [finest, ...plainer] = DETAILS
  const [closest, ...wider] = MIN_HEIGHTS
  if (!finest || !closest) throw new Error('A map needs at least one level of detail and one height.')
  let [frame, minHeight] = [drawAt(finest, closest), closest]
  for (const height of wider) {
    if (frame.paths.land.length + frame.paths.country.length >= SOME_LAND) break
    ;[frame, minHeight] = [drawAt(finest, height), height]
  }
  for (const detail of plainer) {
    if (Object.values(frame.paths).join('').length <= budget) break
    frame = drawAt(detail, minHeight)
  }
  return frame
}

/**
 * Draws small maps of a country with a point for the university, in an equal-area projection centred on the country,
 * and with the other places that fall into it. With `code` null a map shows the surroundings of the point instead.
 * Drawing takes a tenth of a second, and most places of a country have the same view, so each view is drawn once.
 *
 * `budget`: characters of path data. A map that needs more is drawn plainer.
 */
export function createCountryMaps(atlas: readonly AtlasCountry[]) {
  const frames = new Map<string, Frame>()

  function frameOf(country: AtlasCountry | null, at: LngLat, budget: number): Frame {
    if (!country) return drawFrame(atlas, null, [], at, budget)
    const fitted = partsToFit(country, at)
    const key = [country.code, budget, ...fitted.map((part) => country.parts.indexOf(part))].join(' ')
    const known = frames.get(key)
    if (known) return known
    const frame = drawFrame(atlas, country, fitted, geoCentroid(shapeOfParts(fitted)), budget)
    frames.set(key, frame)
    return frame
  }

  return function drawCountryMap(
    code: string | null,
    { lat, lng }: Coordinates,
    others: readonly Placed[] = [],
    budget = PATH_BUDGET,
  ): CountryMapData {
    const country = atlas.find((entry) => entry.code === code) ?? null
    const { width, projection, paths } = frameOf(country, [lng, lat], budget)
    const height = width * 0.75
    const [x, y] = projection([lng, lat]) ?? [width / 2, height / 2]
    return {
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      paths,
      point: { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 },
      others: placeWithin(projection, others, width),
    }
  }
}
