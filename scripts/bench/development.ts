import fs from 'node:fs'
import path from 'node:path'
import { findFreePort } from '../ports.mjs'
import { ROOT, tool } from '../run.mjs'
import { formatTable } from '../table'
import { mediansInTurn } from './rounds'
import { launch } from './servers'

/** What is quiet for longer feels broken, in ms. */
const MOST_MS = 6000

/** How long `npm run dev` takes for its first page once it listens, in ms: of the site's list, and of the empty app. */
export type Development = Record<'list' | 'empty', number>

/** Starts both in turn without anything compiled before; each time is the median of the rounds. */
export async function measureDevelopment(
  emptyApp: string,
  firstPort: number,
  rounds: number,
): Promise<Development> {
  const visits = { list: { folder: ROOT, path: '/universities' }, empty: { folder: emptyApp, path: '/' } }
  const { list, empty } = await mediansInTurn(['list', 'empty'], rounds, async (page) => {
    const visit = visits[page]
    return { ms: await timeFirstPage(visit.folder, visit.path, firstPort) }
  })
  return { list: list.ms, empty: empty.ms }
}

async function timeFirstPage(folder: string, address: string, firstPort: number): Promise<number> {
  fs.rmSync(path.join(folder, '.next', 'dev'), { recursive: true, force: true })
  const port = await findFreePort(firstPort)
  const server = await launch(tool('next', 'dev', folder, '--port', String(port)), {
    port,
    timeoutMs: 60_000,
    failure: 'The server for development did not start. End `npm run dev` first.',
  })
  try {
    const start = performance.now()
    await (await fetch(server.origin + address)).text()
    return performance.now() - start
  } finally {
    await server.stop()
  }
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

/** Both times as a table, the list's marked where it is above the target. */
export function formatDevelopment({ list, empty }: Development): string {
  const isMissed = list > MOST_MS ? ' MISSED' : ''
  return formatTable([
    [`npm run dev, first page (≤ ${seconds(MOST_MS)})`, '/universities', 'empty app'],
    ['nothing compiled before', seconds(list) + isMissed, seconds(empty)],
  ])
}
