import type { CompactIndex } from '@/lib/universities/compact-index'
import type { BrowseResult } from '@/lib/universities/browse'
import type { UniversityRow } from '@/lib/universities/row'
import { universitiesHref, type UniversitySearch } from '@/lib/universities/search-params'

/** The catalogue as the browser holds it. `hasText`: aliases and descriptions can be searched too. */
export type Catalogue = {
  rows: readonly UniversityRow[]
  /** In alphabetical order. `aliases`: other names people type, separated by commas. */
  countries: readonly { code: string; name: string; aliases: string }[]
  hasText: boolean
  browse: (search: UniversitySearch) => BrowseResult
}

type Files = { index: CompactIndex | null; text: string | null }

const files: Files = { index: null, text: null }
const underway = new Map<keyof Files, Promise<void>>()
const listeners = new Set<() => void>()
let catalogue: Catalogue | null = null

/** The parts of the page ask for the same answer one after the other; it is worked out once. */
function rememberLast(browse: Catalogue['browse']): Catalogue['browse'] {
  let last: { href: string; result: BrowseResult } | null = null
  return (search) => {
    const href = universitiesHref(search)
    if (last?.href !== href) last = { href, result: browse(search) }
    return last.result
  }
}

async function read(version: string, file: 'index.json' | 'text.txt'): Promise<Response> {
  const response = await fetch(`/catalogue/${version}/${file}`)
  if (!response.ok) throw new Error(`The catalogue's ${file} answered ${response.status}.`)
  return response
}

async function fetchFile(version: string, name: keyof Files): Promise<void> {
  const [{ decodeIndex }, { browseUniversities }] = await Promise.all([
    import('@/lib/universities/compact-index'),
    import('@/lib/universities/browse'),
    name === 'index'
      ? read(version, 'index.json').then(
          async (response) => (files.index = (await response.json()) as CompactIndex),
        )
      : read(version, 'text.txt').then(async (response) => (files.text = await response.text())),
  ])
  if (!files.index) return
  const rows = decodeIndex(files.index, files.text)
  catalogue = {
    rows,
    countries: files.index.countries.map(([code, name, , , aliases]) => ({ code, name, aliases })),
    hasText: files.text !== null,
    browse: rememberLast((search) => browseUniversities(rows, search)),
  }
  for (const listener of listeners) listener()
}

/**
 * Loads the index, or the text to search in, once. A failure is handed to the caller and forgotten, so that a
 * later call tries again.
 */
export function loadCatalogue(version: string, name: keyof Files): Promise<void> {
  const started = underway.get(name)
  if (started) return started
  const loading = fetchFile(version, name)
  underway.set(name, loading)
  loading.catch(() => underway.delete(name))
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
