import { useEffect, useState, useSyncExternalStore } from 'react'
import {
  getLoadedCatalogue,
  loadCatalogue,
  subscribeToCatalogue,
} from '@/components/catalogue/catalogue-store'
import type { PaletteEntry } from '@/lib/palette/entry'
import { fetchFile } from '@/lib/device/fetch-file'
import { createResource } from '@/lib/device/resource'
import { fileEntries, scholarshipEntries, universityEntries } from '@/lib/palette/entries'
import { PALETTE_FILE, type PaletteFile } from '@/lib/palette/file'
import type { AwardIndex } from '@/lib/scholarships/compact-index'
import type { UniversityRow } from '@/lib/universities/row'

type Own = { entries: readonly PaletteEntry[]; versions: PaletteFile['versions'] }

/** Countries, pages and posts. */
const ownEntries = createResource<Own>(async (address) => {
  const response = await fetchFile(address)
  const file = (await response.json()) as PaletteFile
  return { entries: fileEntries(file), versions: file.versions }
})

const scholarshipStore = createResource<readonly PaletteEntry[]>(async (version) => {
  const [{ decodeAwardIndex }, response] = await Promise.all([
    import('@/lib/scholarships/compact-index'),
    fetchFile(`/catalogue/scholarships/${version}/index.json`),
  ])
  return scholarshipEntries(decodeAwardIndex((await response.json()) as AwardIndex))
})

let made: { rows: readonly UniversityRow[]; entries: readonly PaletteEntry[] } | null = null

/** The entries of the loaded universities. They are made once for each state of the catalogue. */
function getUniversityEntries(): readonly PaletteEntry[] | null {
  const rows = getLoadedCatalogue()?.rows
  if (!rows) return null
  if (made?.rows !== rows) made = { rows, entries: universityEntries(rows) }
  return made.entries
}

/** Loads the missing parts. Rejects if a part cannot be loaded; the next call tries that part again. */
async function loadEntries(): Promise<void> {
  const { universities, scholarships } = (await ownEntries.load(PALETTE_FILE)).versions
  // If this file fails to load, the search still covers names and places, but not aliases and descriptions.
  loadCatalogue(universities, 'text').catch(() => {})
  await Promise.all([loadCatalogue(universities, 'index'), scholarshipStore.load(scholarships)])
}

const NOTHING: readonly PaletteEntry[] = []
const getNone = () => null

/** The parts of all loaded entries, and the state of loading. */
export function useEntries() {
  'use memo'
  const [state, setState] = useState<'loading' | 'complete' | 'failed'>('loading')
  const own = useSyncExternalStore(ownEntries.subscribe, ownEntries.get, ownEntries.getNone)
  const scholarships = useSyncExternalStore(
    scholarshipStore.subscribe,
    scholarshipStore.get,
    scholarshipStore.getNone,
  )
  const universities = useSyncExternalStore(subscribeToCatalogue, getUniversityEntries, getNone)

  useEffect(() => {
    if (state !== 'loading') return
    loadEntries().then(
      () => setState('complete'),
      () => setState('failed'),
    )
  }, [state])

  return {
    parts: [universities ?? NOTHING, scholarships ?? NOTHING, own?.entries ?? NOTHING],
    /** The words that sentences are read with; null until they are loaded. */
    vocabulary: universities && (getLoadedCatalogue()?.reader?.vocabulary ?? null),
    pages: (own?.entries ?? NOTHING).filter(({ kind }) => kind === 'page'),
    state,
    retry: () => setState('loading'),
  }
}
