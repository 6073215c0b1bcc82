import { hasAdded } from '@/lib/import/added-key'
import type { CompactIndex } from '@/lib/universities/compact-index'
import type { UniversityRow } from '@/lib/universities/row'
import { collectInSteps } from './collect-in-steps'

/** The catalogue as the browser holds it, with what the visitor added to it. */
export type Catalogue = {
  rows: readonly UniversityRow[]
  /** In alphabetical order. `aliases`: other names people type, separated by commas. */
  countries: readonly { code: string; name: string; aliases: string }[]
  /** Aliases and descriptions can be searched too. */
  hasText: boolean
  hasAdded: boolean
}

type Files = { index: CompactIndex | null; text: string | null }
type AddRows = (rows: readonly UniversityRow[]) => readonly UniversityRow[]

const files: Files = { index: null, text: null }
const underway = new Map<keyof Files | 'added', Promise<void>>()
const listeners = new Set<() => void>()
let turns = 0
let decoded: readonly UniversityRow[] | null = null
let addRows: AddRows | null = null
let catalogue: Catalogue | null = null

function countriesOf(rows: readonly UniversityRow[], index: CompactIndex | null): Catalogue['countries'] {
  const aliases = new Map(index?.countries.map(([code, , , , names]) => [code, names]))
  const names = new Map(rows.map(({ countryCode, country }) => [countryCode, country]))
  return [...names].map(([code, name]) => ({ code, name, aliases: aliases.get(code) ?? '' }))
}

function publish() {
  if (!decoded) return
  const rows = addRows?.(decoded) ?? decoded
  catalogue = {
    rows,
    hasText: files.text !== null,
    hasAdded: addRows !== null,
    countries: countriesOf(rows, files.index),
  }
  for (const listener of listeners) listener()
}

async function read(version: string, file: 'index.json' | 'text.txt'): Promise<Response> {
  const response = await fetch(`/catalogue/${version}/${file}`)
  if (!response.ok) throw new Error(`The catalogue's ${file} answered ${response.status}.`)
  return response
}

async function fetchFile(version: string, name: keyof Files): Promise<void> {
  const [{ decodeRows }] = await Promise.all([
    import('@/lib/universities/compact-index'),
    name === 'index'
      ? read(version, 'index.json').then(
          async (response) => (files.index = (await response.json()) as CompactIndex),
        )
      : read(version, 'text.txt').then(async (response) => (files.text = await response.text())),
  ])
  if (!files.index) return
  // The other file may come while this one is being worked through; then that one tells all.
  const turn = ++turns
  const rows = await collectInSteps(decodeRows(files.index, files.text))
  if (turn !== turns) return
  decoded = rows
  publish()
}

async function watchAdded(version: string): Promise<void> {
  const { watchAddedRows } = await import('./added-rows')
  await watchAddedRows(version, (next) => {
    addRows = next
    publish()
  })
}

function once(name: keyof Files | 'added', load: () => Promise<void>): Promise<void> {
  const started = underway.get(name)
  if (started) return started
  const loading = load()
  underway.set(name, loading)
  loading.catch(() => underway.delete(name))
  return loading
}

/**
 * Loads the index, or the text to search in, once. A failure is handed to the caller and forgotten, so that a
 * later call tries again.
 */
export function loadCatalogue(version: string, name: keyof Files): Promise<void> {
  // Without them the catalogue is still there, so a failure is left to the next call.
  if (hasAdded()) loadAdded(version).catch(() => {})
  return once(name, () => fetchFile(version, name))
}

/** Puts the visitor's own universities among the rows, and keeps them up to date from then on. */
export function loadAdded(version: string): Promise<void> {
  return once('added', () => watchAdded(version))
}

export function subscribeToCatalogue(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function getLoadedCatalogue(): Catalogue | null {
  return catalogue
}

export function getNoCatalogue(): null {
  return null
}
