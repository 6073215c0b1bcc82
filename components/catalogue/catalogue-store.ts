import { createResource } from '@/lib/device/resource'
import { hasAdded } from '@/lib/import/added-key'
import type { UniversityCardData } from '@/lib/universities/card'
import { decodeCard, type CardFile } from '@/lib/universities/card-file'
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
  /** The card of a row. Before the file of cards is here, only what the row knows. */
  cardOf: (row: UniversityRow) => UniversityCardData
}

/** The visitor's own universities: puts their rows among those given, and draws their cards. */
export type Added = {
  addTo: (rows: readonly UniversityRow[]) => readonly UniversityRow[]
  cards: ReadonlyMap<string, UniversityCardData>
}

async function read(version: string, file: string): Promise<Response> {
  const response = await fetch(`/catalogue/${version}/${file}`)
  if (!response.ok) throw new Error(`The catalogue's ${file} answered ${response.status}.`)
  return response
}

/** The files of a catalogue. Their addresses carry its version, so each is fetched once and never changes. */
const FILES = {
  index: createResource(
    async (version) => (await (await read(version, 'index.json')).json()) as CompactIndex,
  ),
  text: createResource(async (version) => (await read(version, 'text.txt')).text()),
  cards: createResource(async (version) => (await (await read(version, 'cards.json')).json()) as CardFile),
}

export type FileName = keyof typeof FILES

const added = createResource(async (version): Promise<void> => {
  const { watchAdded } = await import('./added-rows')
  await watchAdded(version, (next) => {
    own = next
    publish()
  })
})

const listeners = new Set<() => void>()
let own: Added | null = null
let decoded: readonly UniversityRow[] | null = null
let decodings = 0
let hasText = false
let catalogue: Catalogue | null = null

function countriesOf(rows: readonly UniversityRow[]): Catalogue['countries'] {
  const aliases = new Map(FILES.index.get()?.countries.map(([code, , , , names]) => [code, names]))
  const names = new Map(rows.map(({ countryCode, country }) => [countryCode, country]))
  return [...names].map(([code, name]) => ({ code, name, aliases: aliases.get(code) ?? '' }))
}

function cardReader(): Catalogue['cardOf'] {
  const file = FILES.cards.get()
  const positions = new Map(file ? decoded?.map(({ id }, at) => [id, at]) : [])
  return (row) => own?.cards.get(row.id) ?? decodeCard(row, file?.[positions.get(row.id) ?? -1] ?? null)
}

function publish() {
  if (!decoded) return
  const rows = own?.addTo(decoded) ?? decoded
  catalogue = { rows, hasText, hasAdded: own !== null, countries: countriesOf(rows), cardOf: cardReader() }
  for (const listener of listeners) listener()
}

async function decode(): Promise<void> {
  const index = FILES.index.get()
  if (!index) return
  const { decodeRows } = await import('@/lib/universities/compact-index')
  const text = FILES.text.get()
  // The other file may come while the rows are decoded. Then the later decoding counts, because it has both.
  const turn = ++decodings
  const rows = await collectInSteps(decodeRows(index, text))
  if (turn !== decodings) return
  decoded = rows
  hasText = text !== null
  publish()
}

const underway = new Map<string, Promise<void>>()

/** Loads a file of the catalogue, once. A failure is handed to the caller, and a later call tries again. */
export function loadCatalogue(version: string, name: FileName): Promise<void> {
  // Without the visitor's own universities the catalogue is still there, so a failure is left to the next call.
  if (hasAdded()) void added.load(version).catch(() => {})
  const key = `${version} ${name}`
  const started = underway.get(key)
  if (started) return started
  const loading = FILES[name].load(version).then(name === 'cards' ? publish : decode)
  underway.set(key, loading)
  loading.catch(() => underway.delete(key))
  return loading
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
