import fs from 'node:fs'
import path from 'node:path'
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
  }
}

function readJson(file: string): unknown {
  return JSON.parse(fs.readFileSync(path.join(DATA, file), 'utf8'))
}
