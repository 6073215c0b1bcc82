import fs from 'node:fs'
import path from 'node:path'
import rates from '../data/exchange-rates.json'
import { historyOf } from './history'
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

/** Lays out what changed lately, for /changes: a server that runs has no repository. */
async function layOutHistory(): Promise<void> {
  const { getUniversity } = await import('../lib/universities/queries')
  const { getProgramme } = await import('../lib/programmes/queries')
  const { getScholarship } = await import('../lib/scholarships/queries')
  const { getCountries } = await import('../lib/places/queries')
  const countries = new Map(getCountries().map(({ code, name }) => [code, name]))
  const history = historyOf(ROOT, {
    universityName: (id) => getUniversity(id)?.name ?? null,
    universityCountry: (id) => getUniversity(id)?.countryCode ?? null,
    countryName: (code) => countries.get(code) ?? null,
    hasAward: (id) => getScholarship(id) !== null,
    hasProgramme: (universityId, key) => getProgramme(universityId, key)?.hasPage === true,
  })
  fs.writeFileSync(path.join(ROOT, 'public', 'data', 'changes.json'), JSON.stringify(history))
  say(`What changed: ${history.length} changes of the files`)
}

void layOut().then(layOutHistory)
