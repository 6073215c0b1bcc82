import { collectInSteps } from '@/components/catalogue/collect-in-steps'
import {
  getLoadedCatalogue,
  loadCatalogue,
  subscribeToCatalogue,
  type Catalogue,
} from '@/components/catalogue/catalogue-store'
import type { Loaded, RowSource } from '@/components/list/row-source'
import { followEntry } from '@/lib/device/browser-storage'
import { defineData } from '@/lib/device/catalogue-file'
import { isUnreached } from '@/lib/device/fetch-file'
import { hasKeptPerson, PROFILE_KEY } from '@/lib/eligibility/kept-nationality'
import type { Level } from '@/lib/facts/vocabulary'
import type { Meant } from '@/lib/list/text-meaning'
import { RATES } from '@/lib/choice/files'
import { PROGRAMME_COUNTRIES, SHARD } from '@/lib/programmes/files'
import type { ProgrammeSearch } from '@/lib/programmes/list'
import { keepVerdicts, readVerdicts } from '@/lib/programmes/kept-verdicts'
import type { ProgrammeListRow } from '@/lib/programmes/row'
import type { Shard } from '@/lib/programmes/shards'

/** The shards of a subject, with the further parts of each and those of its branches. */
async function readShards(name: string): Promise<Shard[]> {
  const read = (other: string) => SHARD(other).load()
  const readWhole = async (first: Shard) => [first, ...(await Promise.all(first.parts.map(read)))]
  const own = await read(name)
  const branches = own.branches.map(async (branch) => readWhole(await read(branch)))
  return (await Promise.all([readWhole(own), ...branches])).flat()
}

/** Reads typed searches; the words are those of the catalogue of universities. */
const reader = defineData(
  () => 'reader of programmes',
  () => import('@/lib/programmes/text-meaning'),
)

/** The meaning of a search text; null until the words are loaded. */
export function meanLoaded(search: ProgrammeSearch): Meant<ProgrammeSearch> | null {
  const vocabulary = getLoadedCatalogue()?.reader?.vocabulary
  return (vocabulary && reader.get()?.meanProgrammes(search, vocabulary)) ?? null
}

/** Which programmes can take the visitor, where the browser keeps a profile. Without the file the list leaves it open. */
async function answerForPerson(): Promise<void> {
  if (!hasKeptPerson()) return keepVerdicts(null)
  const admission = await import('@/lib/admission/load-admission')
  await admission.answerForPerson().catch(() => {})
}

/** The programmes of a subject at a level, as the browser holds them beside the index of universities. */
function makeSource(name: string): RowSource<ProgrammeListRow> {
  const shards = defineData(
    () => `${SHARD(name).address} with parts`,
    () => readShards(name),
  )
  const listeners = new Set<() => void>()
  let loaded: Loaded<ProgrammeListRow> | null = null
  let indexed: Catalogue['indexed'] | null = null
  let decodings = 0

  /** Puts programmes and universities together, again whenever the universities get more words. */
  async function refresh(): Promise<void> {
    const catalogue = getLoadedCatalogue()
    const [own, known] = [shards.get(), RATES.get()]
    if (!catalogue || !own || !known) return
    let rows = loaded?.rows ?? []
    if (indexed !== catalogue.indexed) {
      const turn = ++decodings
      const { decodeShards } = await import('@/lib/programmes/shards')
      rows = await collectInSteps(decodeShards(own, catalogue.indexed, known.rates.rates))
      if (turn !== decodings) return
      indexed = catalogue.indexed
    }
    const { countries, lacksCards } = catalogue
    const hasText = catalogue.hasText && reader.get() !== null
    loaded = { rows, countries, hasText, hasAdded: readVerdicts() !== null, lacksCards }
    for (const listener of listeners) listener()
  }

  return {
    load: async (file) => {
      await Promise.all([
        loadCatalogue('index'),
        ...(file === 'text' ? [loadCatalogue('text'), reader.load()] : []),
        shards.load(),
        RATES.load(),
        answerForPerson(),
      ])
      await refresh()
      // Names and places stand without the rest.
      await loadCatalogue('cards').catch((reason: unknown) => {
        if (!isUnreached(reason)) throw reason
      })
    },
    subscribe: (listener) => {
      listeners.add(listener)
      const stop = subscribeToCatalogue(() => void refresh())
      // Another tab may have changed the profile.
      const unfollow = followEntry(PROFILE_KEY, () => void answerForPerson().then(refresh))
      return () => {
        listeners.delete(listener)
        stop()
        unfollow()
      }
    },
    get: () => loaded,
    getNone: () => null,
    // No server knows the profile that the browser keeps.
    hasOwn: hasKeptPerson,
  }
}

/** All programmes of a level: the server answers, and the browser holds the countries to choose from. */
function makeServerSource(level: Level): RowSource<ProgrammeListRow> {
  const listeners = new Set<() => void>()
  let loaded: Loaded<ProgrammeListRow> | null = null
  return {
    isOnServer: true,
    load: async () => {
      const named = (await PROGRAMME_COUNTRIES.load())[level]
      loaded ??= {
        rows: [],
        countries: named.map(([code, name]) => ({ code, name, aliases: '' })),
        hasText: true,
        hasAdded: false,
        lacksCards: false,
      }
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    get: () => loaded,
    getNone: () => null,
    hasOwn: () => false,
  }
}

const sources = new Map<string, RowSource<ProgrammeListRow>>()

/** The source of a subject at a level, or, with null, of all programmes: the same object each time. */
export function programmeSource(subject: string | null, level: Level): RowSource<ProgrammeListRow> {
  const name = `${subject}.${level}`
  const source = sources.get(name) ?? (subject === null ? makeServerSource(level) : makeSource(name))
  sources.set(name, source)
  return source
}
