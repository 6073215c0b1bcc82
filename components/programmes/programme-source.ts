import { answerForPerson } from '@/components/list/answer-for-person'
import { CATALOGUE, loadCards, type Catalogue } from '@/components/list/catalogue-source'
import { keepLast, makeSource, type RowSource } from '@/components/list/list-source'
import { followEntry } from '@/lib/device/browser-storage'
import { defineData } from '@/lib/device/catalogue-file'
import { PROFILE_KEY } from '@/lib/device/profile-entry'
import { hasKeptPerson } from '@/lib/eligibility/kept-nationality'
import type { Level } from '@/lib/facts/vocabulary'
import type { Meant } from '@/lib/list/text-meaning'
import { RATES } from '@/lib/study/files'
import { PROGRAMME_COUNTRIES, SHARD, type ProgrammeCountries } from '@/lib/programmes/files'
import type { ProgrammeSearch } from '@/lib/programmes/list'
import { readVerdicts } from '@/lib/programmes/kept-verdicts'
import type { ProgrammeListRow } from '@/lib/programmes/row'
import type { Shard } from '@/lib/programmes/shards'

type Rates = Record<string, number>

/** The shards of a subject, with the further parts of each and those of its branches. */
async function readShards(name: string): Promise<Shard[]> {
  const read = (other: string) => SHARD(other).load()
  const readWhole = async (first: Shard) => [first, ...(await Promise.all(first.parts.map(read)))]
  const own = await read(name)
  const branches = own.branches.map(async (branch) => readWhole(await read(branch)))
  return (await Promise.all([readWhole(own), ...branches])).flat()
}

/** Reads typed searches; the words are those of the catalogue of universities. */
const READER = defineData(
  () => 'reader of programmes',
  () => import('@/lib/programmes/text-meaning'),
)

/** The meaning of a search text; null until the words are loaded. */
export function meanLoaded(search: ProgrammeSearch): Meant<ProgrammeListRow, ProgrammeSearch> | null {
  const vocabulary = CATALOGUE.get()?.reader?.vocabulary
  return (vocabulary && READER.get()?.meanProgrammes(search, vocabulary)) ?? null
}

/** The programmes of a subject at a level, as the browser holds them beside the index of universities. */
function makeSubjectSource(name: string): RowSource<ProgrammeListRow> {
  const shards = defineData(
    () => `${SHARD(name).address} with parts`,
    () => readShards(name),
  )
  // Other rows for other answers, so that the list is worked out anew.
  const answered = keepLast((rows: readonly ProgrammeListRow[], verdictOf: unknown) =>
    verdictOf ? [...rows] : rows,
  )
  return makeSource({
    load: async (file: 'rows' | 'text', update) => {
      await Promise.all([
        CATALOGUE.load('rows'),
        ...(file === 'text' ? [CATALOGUE.load('text'), READER.load()] : []),
        shards.load(),
        RATES.load(),
        answerForPerson(),
      ])
      await update()
      await loadCards()
    },
    // Programmes and universities are put together again whenever the universities get more words.
    parts: (): readonly [Shard[], Catalogue['indexed'], Rates] | null => {
      const [own, catalogue, rates] = [shards.get(), CATALOGUE.get(), RATES.get()]
      return own && catalogue && rates && [own, catalogue.indexed, rates.rates.rates]
    },
    decode: async (parts) => (await import('@/lib/programmes/shards')).decodeShards(...parts),
    stateOf: (rows: readonly ProgrammeListRow[]) => {
      const { countries = [], hasText = false, lacksCards = false, reader = null } = CATALOGUE.get() ?? {}
      const verdictOf = readVerdicts()
      return {
        rows: answered(rows, verdictOf),
        countries,
        hasText: hasText && READER.get() !== null,
        hasAdded: verdictOf !== null,
        lacksCards,
        verdictOf,
        // A word may mean something else to another one.
        reader,
      }
    },
    follow: (onChange) => {
      const stop = CATALOGUE.subscribe(onChange)
      // Another tab may have changed the profile.
      const unfollow = followEntry(PROFILE_KEY, () => void answerForPerson().then(onChange))
      return () => {
        stop()
        unfollow()
      }
    },
    // No server knows the profile that the browser keeps.
    hasOwn: hasKeptPerson,
  })
}

/** All programmes of a level: the server answers, and the browser holds the countries to choose from. */
function makeServerSource(level: Level): RowSource<ProgrammeListRow> {
  const countriesOf = keepLast((countries: ProgrammeCountries) =>
    countries[level].map(([code, name]) => ({ code, name, aliases: '' })),
  )
  return makeSource({
    isOnServer: true,
    load: () => PROGRAMME_COUNTRIES.load(),
    parts: (): readonly [ProgrammeCountries] | null => {
      const countries = PROGRAMME_COUNTRIES.get()
      return countries && [countries]
    },
    decode: async (): Promise<ProgrammeListRow[]> => [],
    stateOf: (rows, [countries]) => ({
      rows,
      countries: countriesOf(countries),
      hasText: true,
      hasAdded: false,
      lacksCards: false,
    }),
  })
}

const sources = new Map<string, RowSource<ProgrammeListRow>>()

/** The source of a subject at a level, or, with null, of all programmes: the same object each time. */
export function programmeSource(subject: string | null, level: Level): RowSource<ProgrammeListRow> {
  const name = `${subject}.${level}`
  const source = sources.get(name) ?? (subject === null ? makeServerSource(level) : makeSubjectSource(name))
  sources.set(name, source)
  return source
}
