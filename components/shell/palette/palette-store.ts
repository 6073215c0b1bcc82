import { getLoadedCatalogue, loadCatalogue } from '@/components/catalogue/catalogue-store'
import { createResource } from '@/lib/device/resource'
import { fileEntries, scholarshipEntries, universityEntries } from '@/lib/palette/entries'
import type { Entry } from '@/lib/palette/entry'
import { PALETTE_FILE, type PaletteFile } from '@/lib/palette/file'
import type { CompactIndex } from '@/lib/scholarships/compact-index'
import type { UniversityRow } from '@/lib/universities/row'

async function read(address: string): Promise<unknown> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`)
  return response.json()
}

type Own = { entries: readonly Entry[]; versions: PaletteFile['versions'] }

/** Countries, pages and posts. */
export const ownEntries = createResource<Own>(async () => {
  const file = (await read(PALETTE_FILE)) as PaletteFile
  return { entries: fileEntries(file), versions: file.versions }
})

export const scholarshipStore = createResource<readonly Entry[]>(async (version) => {
  const [{ decodeIndex }, index] = await Promise.all([
    import('@/lib/scholarships/compact-index'),
    read(`/catalogue/scholarships/${version}/index.json`),
  ])
  return scholarshipEntries(decodeIndex(index as CompactIndex))
})

let made: { rows: readonly UniversityRow[]; entries: readonly Entry[] } | null = null

/** The universities as far as they are loaded, made into entries once for each state of the catalogue. */
export function getUniversityEntries(): readonly Entry[] | null {
  const rows = getLoadedCatalogue()?.rows
  if (!rows) return null
  if (made?.rows !== rows) made = { rows, entries: universityEntries(rows) }
  return made.entries
}

/** Loads what is not here yet. Rejects when a part can't be had; the next call asks for that part again. */
export async function loadEntries(): Promise<void> {
  await ownEntries.load('')
  const { universities, scholarships } = ownEntries.get()?.versions ?? {}
  if (!universities || !scholarships) return
  // Without this file aliases and descriptions aren't searched; names and places still are.
  loadCatalogue(universities, 'text').catch(() => {})
  await Promise.all([loadCatalogue(universities, 'index'), scholarshipStore.load(scholarships)])
}
