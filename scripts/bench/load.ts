import fs from 'node:fs'
import autocannon from 'autocannon'
import type { Server } from './servers'

/** What a server does under load. Null where the system does not tell: only Linux tells memory and processor time so. */
export type Load = {
  /** On this machine, however slow it is. */
  cpuMsPerRequest: number | null
  /** Milliseconds in which 99 of 100 requests were answered. */
  p99Ms: number
  /** The most that the server held. */
  residentMb: number | null
  /** Answers that are no page. */
  others: number
}

type Asking = { paths: readonly string[]; connections: number; seconds: number }

/** Linux counts processor time in hundredths of a second for programs, whatever its own clock does. */
const MS_A_TICK = 10
const SAMPLE_MS = 200

/** Asks a server of this machine for the paths in turn, each connection from another place of the list on. */
export async function measureLoad(
  { origin, pid }: Server,
  { paths, connections, seconds }: Asking,
): Promise<Load> {
  let client = 0
  const cpuBefore = cpuMs(pid)
  let mostMb = residentMb(pid)
  const timer = setInterval(() => {
    mostMb = Math.max(mostMb ?? 0, residentMb(pid) ?? 0) || null
  }, SAMPLE_MS)
  const { requests, latency, non2xx, errors } = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    timeout: 60,
    headers: { 'accept-encoding': 'gzip', accept: 'text/html' },
    setupClient: (each) => {
      const at = Math.floor((client++ * paths.length) / connections)
      each.setRequests([...paths.slice(at), ...paths.slice(0, at)].map((path) => ({ method: 'GET', path })))
    },
  })
  clearInterval(timer)
  const cpuAfter = cpuMs(pid)
  const isTold = cpuBefore !== null && cpuAfter !== null && requests.total > 0
  return {
    cpuMsPerRequest: isTold ? (cpuAfter - cpuBefore) / requests.total : null,
    p99Ms: latency.p99,
    residentMb: mostMb,
    others: non2xx + errors,
  }
}

export const residentMb = (pid: number): number | null => {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readOrNothing(`/proc/${pid}/status`))?.[1]
  return kilobytes === undefined ? null : Number(kilobytes) / 1024
}

/** The processor time of a process. Its name, the second field of `stat`, may hold spaces and brackets. */
function cpuMs(pid: number): number | null {
  const line = readOrNothing(`/proc/${pid}/stat`)
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
  return line === '' ? null : (Number(fields[11]) + Number(fields[12])) * MS_A_TICK
}

const readOrNothing = (file: string) => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '')
