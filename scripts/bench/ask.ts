import http from 'node:http'
import { quantile } from './rounds'

/** What a server answered. */
type Answers = {
  answered: number
  /** Milliseconds in which 99 of 100 were answered; null where nothing was. */
  p99Ms: number | null
  /** How often each status was answered. */
  statuses: Record<string, number>
}

type Asking = {
  /** Of a server on 127.0.0.1. */
  port: number
  paths: readonly string[]
  /** Connections that stay open; each asks for the next path as soon as it has its answer. */
  connections: number
  /** When to stop, whichever comes first. */
  seconds?: number
  requests?: number
}

/** Asks a server for the paths in turn, over and over. */
export async function askInTurn({ port, paths, connections, ...end }: Asking): Promise<Answers> {
  const { seconds = Infinity, requests = Infinity } = end
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections })
  const until = performance.now() + seconds * 1000
  const times: number[] = []
  const statuses: Record<string, number> = {}
  let next = 0
  const connection = async () => {
    while (next < requests && performance.now() < until) {
      const path = paths[next % paths.length] ?? '/'
      next += 1
      const began = performance.now()
      const status = await get(agent, port, path)
      times.push(performance.now() - began)
      statuses[status] = (statuses[status] ?? 0) + 1
    }
  }
  try {
    await Promise.all(Array.from({ length: connections }, connection))
    return { answered: times.length, p99Ms: quantile(times, 0.99), statuses }
  } finally {
    agent.destroy()
  }
}

function get(agent: http.Agent, port: number, path: string): Promise<number> {
  const headers = { 'accept-encoding': 'gzip', accept: 'text/html' }
  return new Promise((resolve, reject) => {
    const request = http.get({ host: '127.0.0.1', port, path, agent, headers }, (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode ?? 0))
      response.once('error', reject)
    })
    request.setTimeout(60_000, () => request.destroy(new Error(`${path} was not answered within 60 s.`)))
    // A server closes a connection that nobody used for a while, and may do so just as it is used again.
    request.once('error', (error) =>
      request.reusedSocket ? get(agent, port, path).then(resolve, reject) : reject(error),
    )
  })
}
