import { useEffect, useState, useSyncExternalStore } from 'react'
import { CATALOGUE, useCatalogue } from '@/components/list/catalogue-source'
import { useFile } from '@/components/ui/use-file'
import { defineData } from '@/lib/device/catalogue-file'
import type { PaletteEntry } from '@/lib/palette/entry'
import { fileEntries, scholarshipEntries, universityEntries } from '@/lib/palette/entries'
import { PALETTE } from '@/lib/palette/files'
import { AWARD_INDEX } from '@/lib/scholarships/files'
import type { UniversityRow } from '@/lib/universities/row'

/** Countries, pages and posts. */
const OWN = defineData(
  () => `${PALETTE.address} as entries`,
  async () => fileEntries(await PALETTE.load()),
)

const AWARDS = defineData(
  () => `${AWARD_INDEX.address} as entries`,
  async () => {
    const [{ decodeAwardIndex }, index] = await Promise.all([
      import('@/lib/scholarships/compact-index'),
      AWARD_INDEX.load(),
    ])
    return scholarshipEntries(decodeAwardIndex(index))
  },
)

let made: { rows: readonly UniversityRow[]; entries: readonly PaletteEntry[] } | null = null

/** The entries of the loaded universities. They are made once for each state of the catalogue. */
function getUniversityEntries(): readonly PaletteEntry[] | null {
  const rows = CATALOGUE.get()?.rows
  if (!rows) return null
  if (made?.rows !== rows) made = { rows, entries: universityEntries(rows) }
  return made.entries
}

/** Loads the missing parts. Rejects if a part cannot be loaded; the next call tries that part again. */
async function loadEntries(): Promise<void> {
  // If this file fails to load, the search still covers names and places, but not aliases, descriptions and sentences.
  const text = CATALOGUE.load('text').catch(() => {})
  await Promise.all([OWN.load(), CATALOGUE.load('rows'), AWARDS.load()])
  await text
}

const NOTHING: readonly PaletteEntry[] = []
const getNone = () => null

/** The parts of all loaded entries, and the state of loading. */
export function useEntries() {
  'use memo'
  const [state, setState] = useState<'loading' | 'complete' | 'failed'>('loading')
  const { value: own } = useFile(OWN, false)
  const { value: scholarships } = useFile(AWARDS, false)
  const universities = useSyncExternalStore(CATALOGUE.subscribe, getUniversityEntries, getNone)
  const catalogue = useCatalogue()

  useEffect(() => {
    if (state !== 'loading') return
    loadEntries().then(
      () => setState('complete'),
      () => setState('failed'),
    )
  }, [state])

  return {
    parts: [universities ?? NOTHING, scholarships ?? NOTHING, own ?? NOTHING],
    rows: catalogue?.rows ?? [],
    /** The words that sentences are read with; null until they are loaded. */
    vocabulary: catalogue?.reader?.vocabulary ?? null,
    pages: (own ?? NOTHING).filter(({ kind }) => kind === 'page'),
    state,
    retry: () => setState('loading'),
  }
}
