import { execFileSync } from 'node:child_process'
import { formatTable } from '../table'

/** One subject at one level with so many times its programmes. */
export type CurvePoint = {
  times: number
  rows: number
  shards: number
  /** In brotli. */
  largestKib: number
  allKib: number
  /** From the shards to rows, and for one answer among them, on this machine. */
  decodeMs: number
  searchMs: number
}

/** Measures the curve in a process of its own, which may read modules for the server alone. */
export function readCurve(): CurvePoint[] {
  const text = execFileSync(
    process.execPath,
    ['--conditions=react-server', '--import', 'tsx', 'scripts/bench/programme-curve.cli.ts'],
    { encoding: 'utf8', maxBuffer: 1_000_000 },
  )
  return JSON.parse(text) as CurvePoint[]
}

export function formatCurve(points: readonly CurvePoint[]): string {
  const heading = [
    'Programmes',
    'Rows',
    'Shards',
    'Largest, KiB brotli',
    'All, KiB brotli',
    'Decode, ms',
    'Search, ms',
  ]
  const rows = points.map(({ times, rows: count, shards, ...sizes }) => [
    `${times} times`,
    String(count),
    String(shards),
    ...[sizes.largestKib, sizes.allKib, sizes.decodeMs, sizes.searchMs].map((value) => value.toFixed(1)),
  ])
  return formatTable([heading, ...rows])
}
