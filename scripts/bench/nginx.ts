import { execFile, spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { formatCount } from '@/lib/text/format'
import { findFreePort, waitForPort } from '../ports.mjs'
import { PlainError, ROOT, say } from '../run.mjs'
import { askInTurn } from './load'
import { placeConf, wrapConf } from './nginx-conf'
import { proveCache } from './nginx-proofs'
import { median } from './rounds'
import { stop, type Server } from './servers'

/** Requests a second for a page of results that nginx has kept, by its number of processes. */
export type Kept = { tool: 'wrk' | 'node'; perSecond: Record<number, number> }

const LEAST_PER_SECOND = 35_000
const WORKERS = [1, 2]
const CONNECTIONS = 64
const ROUNDS = 3
const SECONDS = 4
const PAGE = '/universities?country=de'
/** Debian's is not on every user's path. */
const PATH = [process.env.PATH, '/usr/sbin', '/usr/local/sbin'].join(path.delimiter)

/** Puts docs/nginx.conf in front of the site, proves what it keeps, and measures how fast. Null without nginx. */
export async function measureNginx(site: Server): Promise<Kept | null> {
  if (!isInstalled('nginx', '-v')) {
    say('  nginx is not installed, so its part is left out. On Debian and Ubuntu: apt-get install nginx')
    return null
  }
  const tool = isInstalled('wrk', '-v') ? 'wrk' : 'node'
  if (tool === 'node') {
    say('  wrk is not installed: Node asks, which is itself slower than nginx. apt-get install wrk')
  }
  const perSecond: Record<number, number> = {}
  for (const workers of WORKERS) {
    const nginx = await startNginx(site.port, workers)
    try {
      const wrong = await proveCache(nginx.origin)
      if (wrong.length > 0)
        throw new PlainError(`docs/nginx.conf does not keep its word:\n${wrong.join('\n')}`)
      const rates: number[] = []
      for (let round = 0; round < ROUNDS; round += 1) {
        rates.push(await (tool === 'wrk' ? loadByWrk(nginx.origin) : loadByNode(nginx.port)))
      }
      perSecond[workers] = median(rates) ?? 0
    } finally {
      await nginx.stop()
    }
  }
  return { tool, perSecond }
}

export function formatKept({ tool, perSecond }: Kept): string {
  const figures = Object.entries(perSecond).map(
    ([workers, rate]) => `${formatCount(Math.round(rate))} with worker_processes ${workers}`,
  )
  const isMet = Math.max(...Object.values(perSecond)) >= LEAST_PER_SECOND
  const verdict = `at least ${formatCount(LEAST_PER_SECOND)}: ${isMet ? 'met' : 'MISSED'}`
  return `A page of results that nginx has kept, requests a second (${tool}): ${figures.join(', ')} (${verdict})`
}

async function startNginx(sitePort: number, workers: number): Promise<Server> {
  const port = await findFreePort(sitePort + 1)
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'meridian-nginx-'))
  // Started by root, nginx works as another user.
  fs.chmodSync(folder, 0o755)
  const conf = fs.readFileSync(path.join(ROOT, 'docs/nginx.conf'), 'utf8')
  fs.writeFileSync(path.join(folder, 'meridian.conf'), placeConf(conf, { port, sitePort, folder }))
  fs.writeFileSync(path.join(folder, 'nginx.conf'), wrapConf(folder, workers))
  const child = spawn('nginx', ['-e', 'stderr', '-p', folder, '-c', 'nginx.conf'], {
    env: { ...process.env, PATH },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  process.once('exit', () => child.kill())
  const end = async () => {
    await stop(child)
    fs.rmSync(folder, { recursive: true })
  }
  const { pid } = child
  if (pid === undefined || !(await waitForPort(port, 10_000))) {
    await end()
    throw new PlainError('nginx did not start: see the lines above.')
  }
  return { port, pid, origin: `http://127.0.0.1:${port}`, stop: end }
}

async function loadByWrk(origin: string): Promise<number> {
  const args = ['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '-H', 'Accept-Encoding: gzip', origin + PAGE]
  const { stdout } = await promisify(execFile)('wrk', args)
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]
  if (rate === undefined || stdout.includes('Non-2xx')) throw new PlainError(`wrk says:\n${stdout}`)
  return Number(rate)
}

async function loadByNode(port: number): Promise<number> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const statuses: Record<string, number> = {}
  const answered = await askInTurn(agent, port, [PAGE], SECONDS, statuses)
  agent.destroy()
  if (statuses['200'] !== answered) {
    throw new PlainError(`Not every answer was a page: ${JSON.stringify(statuses)}`)
  }
  return answered / SECONDS
}

function isInstalled(command: string, ...args: string[]): boolean {
  return spawnSync(command, args, { env: { ...process.env, PATH } }).error === undefined
}
