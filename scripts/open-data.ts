import fs from 'node:fs'
import path from 'node:path'
import rates from '../data/exchange-rates.json'
import { ROOT, say } from './run.mjs'

/**
 * Lays out the open data for the server, before the site is built. What may have changed by its age goes by the day of the
 * data, not by today: the same data gives the same bytes on any day.
 */
async function layOut(): Promise<void> {
  process.env.BUILT_ON = rates.date
  const { getOpenTables, makeOpenData } = await import('../lib/open-data/queries')
  const { version, files } = makeOpenData(getOpenTables())
  const folder = path.join(ROOT, 'public', 'data', 'v1')
  fs.rmSync(folder, { recursive: true, force: true })
  fs.mkdirSync(path.join(folder, version), { recursive: true })
  for (const { name, text } of files) fs.writeFileSync(path.join(folder, version, name), text)
  const published = {
    version,
    files: files.map(({ name, text }) => ({ name, bytes: Buffer.byteLength(text) })),
  }
  fs.writeFileSync(path.join(folder, 'published.json'), JSON.stringify(published))
  say(`Open data ${version}: ${files.length} files`)
}

void layOut()
