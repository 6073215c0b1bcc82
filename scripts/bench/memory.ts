import { formatTable } from '../table'
import { askInTurn } from './ask'
import { readUsage, watchMemory } from './processes'
import { randomListPaths } from './random-urls'
import type { Server } from './servers'

/** What one server holds after a day's work, and while a crowd asks at once. */
export type Memory = {
  /** Once it has read the catalogue, after so many requests, and the most with so many clients; null where unknown. */
  startMb: number | null
  steadyMb: number | null
  crowdMb: number | null
  /** Milliseconds in which 99 of 100 requests were answered. */
  steadyP99Ms: number | null
  crowdP99Ms: number | null
  cpuMsPerRequest: number | null
  requests: number
}

const MOST_MB = 300
const VISITORS = 16
const CROWD = 300
/** A crowd's requests for each client. */
const CROWD_ROUNDS = 20
const SEARCHES = 2000

/** Asks a server that has just started for the paths in turn: `requests` times by some visitors, then by a crowd. */
export async function measureMemory(
  { port, pid }: Server,
  paths: readonly string[],
  requests: number,
): Promise<Memory> {
  await askInTurn({ port, paths: ['/healthz'], connections: 1, requests: 1 })
  const start = readUsage(pid)
  const steady = await watched(pid, () => askInTurn({ port, paths, connections: VISITORS, requests }))
  const end = readUsage(pid)
  const crowd = await watched(pid, () =>
    askInTurn({ port, paths, connections: CROWD, requests: CROWD * CROWD_ROUNDS }),
  )
  return {
    startMb: start?.residentMb ?? null,
    steadyMb: steady.mostMb,
    crowdMb: crowd.mostMb,
    steadyP99Ms: steady.p99Ms,
    crowdP99Ms: crowd.p99Ms,
    cpuMsPerRequest: start && end && steady.answered > 0 ? (end.cpuMs - start.cpuMs) / steady.answered : null,
    requests,
  }
}

/** Every address that the sitemap of a site names, and before each a search of the list. */
export async function mixedPaths(origin: string): Promise<string[]> {
  const pages = pathsIn(await (await fetch(`${origin}/sitemap.xml`)).text())
  const searches = randomListPaths(SEARCHES)
  return pages.flatMap((page, at) => [searches[at % searches.length] ?? page, page])
}

/** The paths of the addresses in a sitemap. */
export function pathsIn(sitemap: string): string[] {
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}

async function watched<Result>(pid: number, work: () => Promise<Result>) {
  const memory = watchMemory(pid)
  try {
    return { ...(await work()), mostMb: memory.mostMb() }
  } finally {
    memory.stop()
  }
}

/** The memory beside its target, and how long requests took. */
export function formatMemory(memory: Memory): string {
  const { startMb, steadyMb, crowdMb, requests } = memory
  const megabytes = (what: string, value: number | null) => [
    what,
    value === null ? '–' : `${Math.round(value)} MB`,
    `≤ ${MOST_MB} MB`,
    value === null ? '' : value <= MOST_MB ? 'met' : 'MISSED',
  ]
  const milliseconds = (what: string, value: number | null) => [
    what,
    value === null ? '–' : `${value < 100 ? value.toFixed(1) : Math.round(value)} ms`,
    '',
    '',
  ]
  return formatTable([
    ['One server', '', 'At most', ''],
    megabytes('memory once started', startMb),
    megabytes(`most memory in ${requests} requests of ${VISITORS} visitors`, steadyMb),
    megabytes(`most memory with ${CROWD} clients after that`, crowdMb),
    milliseconds(`99 of 100 requests of ${VISITORS} visitors`, memory.steadyP99Ms),
    milliseconds(`99 of 100 requests of ${CROWD} clients`, memory.crowdP99Ms),
    milliseconds('CPU a request', memory.cpuMsPerRequest),
  ])
}
