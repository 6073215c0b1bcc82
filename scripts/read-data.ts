import fs from 'node:fs'
import path from 'node:path'
import { GeneralKnowledgeSchema, KNOWLEDGE, knowledgeFile } from '../lib/programmes/general-knowledge'
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

/** The files of `data/programmes`, unparsed, and general knowledge in their form; none where all were taken out. */
export function readProgrammeFiles(): { name: string; content: unknown }[] {
  const folder = path.join(DATA, 'programmes')
  const names = fs.existsSync(folder) ? fs.readdirSync(folder).filter((name) => name.endsWith('.json')) : []
  const registers = names.map((name) => ({
    name: path.basename(name, '.json'),
    content: readJson(`programmes/${name}`),
  }))
  const known = `${KNOWLEDGE}.json`
  if (!fs.existsSync(path.join(DATA, known))) return registers
  // A file that breaks its own schema is held against that of programmes, and fails there.
  const parsed = GeneralKnowledgeSchema.safeParse(readJson(known))
  return [...registers, { name: KNOWLEDGE, content: parsed.data ? knowledgeFile(parsed.data) : parsed.error }]
}

/** The keys of the works that registers, price levels and programmes name as their source. */
function readCited(): string[] {
  const folders = ['open', 'programmes'].map((name) => path.join(DATA, name)).filter(fs.existsSync)
  const known = [path.join(DATA, `${KNOWLEDGE}.json`)].filter(fs.existsSync)
  const texts = folders
    .flatMap((folder) => fs.readdirSync(folder).map((file) => path.join(folder, file)))
    .concat(known)
    .map((file) => fs.readFileSync(file, 'utf8'))
  const keys = texts.flatMap((text) => [...text.matchAll(/"source": ?"([^"]+)"/g)].map(([, key = '']) => key))
  return [...new Set([...keys, RESEARCHED_SOURCE])]
}

/** The names of all files of `data` without `.json`; those of the workshop belong to its programs. */
export const namesOfFiles = (): string[] =>
  fs
    .readdirSync(DATA, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file.endsWith('.json') && !file.startsWith('workshop/'))
    .map((file) => file.replace(/\.json$/, ''))
    .sort()

/** A file of `data` by its name without `.json`, unparsed. */
export const readUnparsed = (name: string) => readJson(`${name}.json`)

function readJson(file: string): unknown {
  return JSON.parse(fs.readFileSync(path.join(DATA, file), 'utf8'))
}
