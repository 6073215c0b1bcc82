import http from 'node:http'
import { readUsage } from './processes'
import { median } from './rounds'

export type Load = {
  requestsPerSecond: number
  /** The middle one of a few rounds, once the server is warm; null where the system does not tell. */
  cpuMsPerRequest: number | null
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
const SAMPLE_MS = 500
const FIRST_PORTION = 0.2

/** Asks a server of this machine for the paths in turn over eight connections, in rounds of a few seconds. */
export async function measureLoad(port: number, pid: number, paths: readonly string[]): Promise<Load> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  // The warm-up takes the first addresses and the measurement the others, so that none is asked for twice early on.
  const warm = Math.ceil(paths.length * FIRST_PORTION)
  const rest = paths.length > 1 ? paths.slice(warm) : paths
  let residentMb = 0
  let sampler: NodeJS.Timeout | undefined
  try {
    await askInTurn(agent, port, paths.slice(0, warm), WARM_UP_SECONDS, {})
    sampler = setInterval(() => {
      residentMb = Math.max(residentMb, readUsage(pid)?.residentMb ?? 0)
    }, SAMPLE_MS)
    const statuses: Record<string, number> = {}
    const rates: number[] = []
    const costs: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = readUsage(pid)
      const began = performance.now()
      const answered = await askInTurn(agent, port, rest, SECONDS, statuses)
      const after = readUsage(pid)
      rates.push((answered * 1000) / (performance.now() - began))
      if (before && after) costs.push((after.cpuMs - before.cpuMs) / answered)
    }
    return {
      requestsPerSecond: median(rates) ?? 0,
      cpuMsPerRequest: median(costs),
      residentMb: residentMb || null,
      statuses,
    }
  } finally {
    clearInterval(sampler)
    agent.destroy()
  }
}

/** Returns how many were answered, and adds them to `statuses`. */
export async function askInTurn(
  agent: http.Agent,
  port: number,
  paths: readonly string[],
  seconds: number,
  statuses: Record<string, number>,
): Promise<number> {
  const end = performance.now() + seconds * 1000
  let next = 0
  const connection = async () => {
    while (performance.now() < end) {
      const path = paths[next % paths.length] ?? '/'
      next += 1
      const status = await get(agent, port, path)
      statuses[status] = (statuses[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, connection))
  return next
}

function get(agent: http.Agent, port: number, path: string): Promise<number> {
  const headers = { 'accept-encoding': 'gzip', accept: 'text/html' }
  return new Promise((resolve, reject) => {
    const request = http.get({ host: '127.0.0.1', port, path, agent, headers }, (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode ?? 0))
      response.once('error', reject)
    })
    request.setTimeout(30_000, () => request.destroy(new Error(`${path} was not answered within 30 s.`)))
    request.once('error', reject)
  })
}
