import http from 'node:http'
import { complain, targetOf } from './judge'
import { hostileRequests, type HostileRequest } from './requests'
import { readRoutes } from './routes'
import { send, type Answer } from './send'
import { newTally, note, type Tally } from './tally'

const CONNECTIONS = 8
const MOST_REDIRECTS = 3

/** Sends hostile requests to a server of this machine, eight at a time, until all are sent or `until` has come. */
export async function tryAddresses(
  port: number,
  { count = 10_000, seed = 1, until = Infinity } = {},
): Promise<Tally> {
  const tally = newTally(count)
  const requests = hostileRequests(readRoutes(), count, seed)
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  let next = 0
  const connection = async () => {
    for (let request = requests[next++]; request && Date.now() < until; request = requests[next++]) {
      note(
        tally,
        `${request.method} ${request.path} ${JSON.stringify(request.headers)}`,
        await tryOne(port, request, agent),
      )
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, connection))
  agent.destroy()
  return tally
}

async function tryOne(port: number, request: HostileRequest, agent: http.Agent): Promise<string | null> {
  const origin = `http://127.0.0.1:${port}`
  let asked = request
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    let answer: Answer
    try {
      answer = await send(port, asked, agent)
    } catch (error) {
      return `no answer (${error instanceof Error ? error.message : String(error)})`
    }
    const complaint = complain(asked, answer, origin)
    const { location } = answer.headers
    const target = location === undefined ? null : targetOf(location, asked, origin)
    if (complaint !== null || target === null) return complaint
    asked = { ...asked, path: `${target.pathname}${target.search}`, body: null, method: 'GET' }
  }
  return 'is redirected without end'
}
