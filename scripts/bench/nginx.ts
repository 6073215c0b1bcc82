import { execFile, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { formatCount } from '@/lib/text/format'
import { findFreePort } from '../ports.mjs'
import { PlainError, ROOT, say } from '../run.mjs'
import { askInTurn } from './ask'
import { proveCache } from './nginx-proofs'
import { median } from './rounds'
import { launch, type Server } from './servers'

/** Requests a second for a page of results that nginx has kept, by its number of processes. */
export type Kept = { tool: 'wrk' | 'node'; perSecond: Record<number, number> }

type Place = { port: number; sitePort: number; folder: string }

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
  return launch(['nginx', '-e', 'stderr', '-p', folder, '-c', 'nginx.conf'], {
    port,
    timeoutMs: 10_000,
    failure: 'nginx did not start: see the lines above.',
    env: { ...process.env, PATH },
    whenEnded: () => fs.rmSync(folder, { recursive: true }),
  })
}

async function loadByWrk(origin: string): Promise<number> {
  const args = ['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '-H', 'Accept-Encoding: gzip', origin + PAGE]
  const { stdout } = await promisify(execFile)('wrk', args)
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]
  if (rate === undefined || stdout.includes('Non-2xx')) throw new PlainError(`wrk says:\n${stdout}`)
  return Number(rate)
}

async function loadByNode(port: number): Promise<number> {
  const { answered, statuses } = await askInTurn({
    port,
    paths: [PAGE],
    connections: CONNECTIONS,
    seconds: SECONDS,
  })
  if (statuses['200'] !== answered) {
    throw new PlainError(`Not every answer was a page: ${JSON.stringify(statuses)}`)
  }
  return answered / SECONDS
}

function isInstalled(command: string, ...args: string[]): boolean {
  return spawnSync(command, args, { env: { ...process.env, PATH } }).error === undefined
}

/**
 * docs/nginx.conf on other ports and in another folder. Nothing else is changed, so that what is tested is what is used.
 * @throws when a line to change is not there
 */
export function placeConf(conf: string, { port, sitePort, folder }: Place): string {
  const changes = [
    ['listen 80;', `listen 127.0.0.1:${port};`],
    ['server 127.0.0.1:3000;', `server 127.0.0.1:${sitePort};`],
    ['server_name meridian.example;', 'server_name 127.0.0.1;'],
    ['proxy_cache_path /var/cache/', `proxy_cache_path ${folder}/`],
  ] as const
  return changes.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`docs/nginx.conf has no "${from}".`)
    return text.replaceAll(from, to)
  }, conf)
}

/** What a system's own nginx.conf has around it, without an address outside of the folder. */
function wrapConf(folder: string, workers: number): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `  ${kind}_temp_path ${folder}/${kind};\n`,
  )
  return `worker_processes ${workers};
daemon off;
pid ${folder}/nginx.pid;
error_log stderr warn;
events { worker_connections 768; }
http {
  sendfile on;
  tcp_nopush on;
${temporary.join('')}  include ${folder}/meridian.conf;
}
`
}
