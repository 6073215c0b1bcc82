import { brotliCompressSync } from 'node:zlib'
import { PROGRAMMES } from '@/lib/programmes/list'
import type { Programme } from '@/lib/programmes/programme'
import type { ProgrammeListRow } from '@/lib/programmes/row'
import { decodeShards, encodeShards, type ShardSource } from '@/lib/programmes/shards'
import type { UniversityRow } from '@/lib/universities/row'
import type { CurvePoint } from './curve'

/** The same programmes so many times, each copy with a title, a code and a page of its own where the first has one. */
export function multiply(programmes: readonly Programme[], times: number): Programme[] {
  return Array.from({ length: times }, (_, copy) =>
    copy === 0
      ? programmes
      : programmes.map((programme) => ({
          ...programme,
          key: `${programme.key}-${copy}`,
          title: programme.title && `${programme.title} ${copy}`,
        })),
  ).flat()
}

const SEARCHES = ['', '&sort=fee', '&country=us', '&feeMax=20000', '&search=state']
const ROUNDS = 5

const middle = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

function timed(run: () => unknown): number {
  const start = performance.now()
  run()
  return performance.now() - start
}

/** What one subject at one level costs with so many times its programmes: on the wire, to decode and to search. */
export function measurePoint(
  source: ShardSource,
  universities: readonly UniversityRow[],
  rates: ProgrammeListRow['rates'],
  times: number,
): CurvePoint {
  const shards = encodeShards({
    ...source,
    stated: multiply(source.stated, times),
    also: multiply(source.also, times),
  })
  const sizes = shards.map((shard) => brotliCompressSync(JSON.stringify(shard)).length)
  const decode = () => [...decodeShards(shards, universities, rates)]
  const rows = decode()
  const searches = SEARCHES.map((query) => PROGRAMMES.parse(`?subject=${source.subject}${query}`))
  const browse = () => searches.forEach((search) => PROGRAMMES.browse(rows, search))
  const repeat = (run: () => unknown) => middle(Array.from({ length: ROUNDS }, () => timed(run)))
  return {
    times,
    rows: rows.length,
    shards: shards.length,
    largestKib: Math.max(...sizes) / 1024,
    allKib: sizes.reduce((sum, size) => sum + size, 0) / 1024,
    decodeMs: repeat(decode),
    searchMs: repeat(browse) / searches.length,
  }
}
