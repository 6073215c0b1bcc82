import { geoPath, type GeoContext, type GeoPermissibleObjects, type GeoProjection } from 'd3-geo'

type Point = readonly [number, number]

export type Detail = {
  /** The largest distance, in units, between a simplified line and the dropped points. */
  tolerance: number
  /** An outline is dropped if its width plus height is below this. */
  smallest: number
}

/** Short path data of a shape on a map. */
export function drawShape(projection: GeoProjection, shape: GeoPermissibleObjects, detail: Detail): string {
  const path = createShortPath(detail)
  geoPath(projection, path)(shape)
  return path.toString()
}

function distanceToLine([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay)
  if (length === 0) return Math.hypot(x - ax, y - ay)
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length
}

/** Douglas and Peucker's line simplification. */
function simplify(points: readonly Point[], tolerance: number): readonly Point[] {
  const [first] = points
  const last = points.at(-1)
  if (points.length < 3 || !first || !last) return points
  const distances = points.map((point) => distanceToLine(point, first, last))
  const farthest = Math.max(...distances)
  if (farthest <= tolerance) return [first, last]
  const at = distances.indexOf(farthest)
  return [
    ...simplify(points.slice(0, at + 1), tolerance).slice(0, -1),
    ...simplify(points.slice(at), tolerance),
  ]
}

function isLargerThan(smallest: number, points: readonly Point[]): boolean {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return Math.max(...xs) - Math.min(...xs) + Math.max(...ys) - Math.min(...ys) >= smallest
}

/** Relative steps in whole numbers, with a space only where it is needed between two numbers. */
function encode(points: readonly Point[], isClosed: boolean): string {
  let [px, py] = [0, 0]
  const steps = points.map(([x, y]) => {
    const step = `${x - px}${y - py < 0 ? '' : ' '}${y - py}`
    ;[px, py] = [x, y]
    return step
  })
  const [start, ...rest] = steps
  const lines = rest.map((step, at) => (at === 0 || step.startsWith('-') ? step : ` ${step}`)).join('')
  return `M${start}${rest.length > 0 ? `l${lines}` : ''}${isClosed ? 'z' : ''}`
}

/**
 * A drawing context for `geoPath` that writes short path data: it rounds to whole units, simplifies lines and drops
 * small outlines.
 */
export function createShortPath({ tolerance, smallest }: Detail): GeoContext & { toString(): string } {
  const lines: string[] = []
  let points: Point[] = []

  function finish(isClosed: boolean) {
    const simple = simplify(points, tolerance)
    if (simple.length >= (isClosed ? 3 : 2) && isLargerThan(smallest, simple)) {
      lines.push(encode(simple, isClosed))
    }
    points = []
  }

  function add(x: number, y: number) {
    const point: Point = [Math.round(x), Math.round(y)]
    const last = points.at(-1)
    if (last?.[0] !== point[0] || last?.[1] !== point[1]) points.push(point)
  }

  return {
    beginPath: () => undefined,
    arc: () => undefined,
    moveTo(x, y) {
      finish(false)
      add(x, y)
    },
    lineTo: add,
    closePath: () => finish(true),
    toString() {
      finish(false)
      return lines.join('')
    },
  }
}
