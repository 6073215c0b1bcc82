import fs from 'node:fs'
import path from 'node:path'
import { RESEARCHED_SOURCE } from '../lib/programmes/researched-programmes'
import type { RawCatalogue } from '../lib/universities/record/check'
import { ROOT } from './run.mjs'

const DATA = path.join(ROOT, 'data')

/** The catalogue's files from disk, unparsed. */
export function readCatalogueFiles(): RawCatalogue {
  return {
    files: fs
      .readdirSync(path.join(DATA, 'universities'))
      .filter((file) => file.endsWith('.json'))
      .map((file) => ({ name: path.basename(file, '.json'), content: readJson(`universities/${file}`) })),
    countries: readJson('countries.json'),
    exchangeRates: readJson('exchange-rates.json'),
    sources: readJson('sources.json'),
    moved: readJson('moved-universities.json'),
    citedByRegisters: readCited(),
  }
}

/** The files of `data/programmes`, unparsed; none where all were taken out. */
export function readProgrammeFiles(): { name: string; content: unknown }[] {
  const folder = path.join(DATA, 'programmes')
  const names = fs.existsSync(folder) ? fs.readdirSync(folder).filter((name) => name.endsWith('.json')) : []
  return names.map((name) => ({
    name: path.basename(name, '.json'),
    content: readJson(`programmes/${name}`),
  }))
}

/** The keys of the works that registers, price levels and programmes name as their source. */
function readCited(): string[] {
  const folders = ['open', 'programmes'].map((name) => path.join(DATA, name)).filter(fs.existsSync)
  const texts = folders.flatMap((folder) =>
    fs.readdirSync(folder).map((file) => fs.readFileSync(path.join(folder, file), 'utf8')),
  )
  const keys = texts.flatMap((text) => [...text.matchAll(/"source": ?"([^"]+)"/g)].map(([, key = '']) => key))
  return [...new Set([...keys, RESEARCHED_SOURCE])]
}

function readJson(file: string): unknown {
  return JSON.parse(fs.readFileSync(path.join(DATA, file), 'utf8'))
}
