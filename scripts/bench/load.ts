import { askInTurn } from './ask'
import { readUsage, watchMemory } from './processes'
import { median } from './rounds'
import type { Server } from './servers'

export type Load = {
  requestsPerSecond: number
  /** The middle one of a few rounds, once the server is warm; null where the system does not tell. */
  cpuMsPerRequest: number | null
  /** Milliseconds in which 99 of 100 requests were answered, likewise. */
  p99Ms: number | null
  /** The most that was held while under load; null where the system does not tell. */
  residentMb: number | null
  /** How often each status was answered. */
  statuses: Record<string, number>
}

const CONNECTIONS = 8
/**
 * A server in service has compiled what it does often. One that has just started spends half its time on that, and what
 * a request costs falls for half a minute and more under this load.
 */
const WARM_UP_SECONDS = 40
const ROUNDS = 3
const SECONDS = 6
const FIRST_PORTION = 0.2

/** Asks a server of this machine for the paths in turn over eight connections, in rounds of a few seconds. */
export async function measureLoad({ port, pid }: Server, paths: readonly string[]): Promise<Load> {
  // The warm-up takes the first addresses and the measurement the others, so that none is asked for twice early on.
  const warm = Math.ceil(paths.length * FIRST_PORTION)
  const rest = paths.length > 1 ? paths.slice(warm) : paths
  const asking = { port, connections: CONNECTIONS }
  await askInTurn({ ...asking, paths: paths.slice(0, warm), seconds: WARM_UP_SECONDS })
  const memory = watchMemory(pid)
  const statuses: Record<string, number> = {}
  const rates: number[] = []
  const costs: number[] = []
  const slowest: number[] = []
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = readUsage(pid)
      const began = performance.now()
      const {
        answered,
        p99Ms,
        statuses: seen,
      } = await askInTurn({ ...asking, paths: rest, seconds: SECONDS })
      const after = readUsage(pid)
      rates.push((answered * 1000) / (performance.now() - began))
      if (before && after) costs.push((after.cpuMs - before.cpuMs) / answered)
      if (p99Ms !== null) slowest.push(p99Ms)
      for (const [status, count] of Object.entries(seen)) statuses[status] = (statuses[status] ?? 0) + count
    }
  } finally {
    memory.stop()
  }
  return {
    requestsPerSecond: median(rates) ?? 0,
    cpuMsPerRequest: median(costs),
    p99Ms: median(slowest),
    residentMb: memory.mostMb(),
    statuses,
  }
}
