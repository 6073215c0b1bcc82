import 'server-only'
import { builtOn } from '../built-on'
import { mayHaveChanged } from '../facts/fact-age'
import type { Level } from '../facts/vocabulary'
import { getExchangeRates } from '../money/queries'
import { oncePerProcess } from '../once-per-process'
import { hasData, listData, readDataText } from '../read-data'
import type { SubjectSlug } from '../subjects/subject'
import { subjectsOf } from '../subjects/subjects-of'
import { citationOf } from '../universities/assemble/layers'
import { getSource, getUniversities } from '../universities/queries'
import { POPULAR_PROGRAMMES } from '../universities/vocabulary'
import { KNOWLEDGE, knowledgeFile } from './general-knowledge'
import { programmesOf, type ProgrammeSources } from './load'
import type { Programme, ProgrammeDataset } from './programme'
import { withoutCoarser, withoutDoubles, withoutListed, withoutStated } from './repeated-programmes'
import { RESEARCHED, researchedFile } from './researched-programmes'
import type { ProgrammesFile } from './schema'
import { listedLevels, taughtElsewhere, type ListedLevels } from './programmes-at-other-levels'

const NONE: readonly Programme[] = []

const sources: ProgrammeSources = {
  rates: getExchangeRates(),
  today: builtOn(),
  subjectsOf: ({ title, field, scheme }) => subjectsOf({ title, field, scheme }),
}

/**
 * Registers, then what people know and what records say, as they are: `npm run check:data` has held the files against their
 * schemas.
 */
function* readFiles(): Generator<[string, ProgrammesFile]> {
  for (const name of hasData('programmes') ? listData('programmes') : []) {
    const file: ProgrammesFile = JSON.parse(readDataText(name))
    yield [name.replace(/^programmes\//, ''), file]
  }
  if (hasData(KNOWLEDGE)) yield [KNOWLEDGE, knowledgeFile(JSON.parse(readDataText(KNOWLEDGE)))]
  yield [
    RESEARCHED,
    researchedFile(
      getUniversities(),
      (label) => POPULAR_PROGRAMMES.find((each) => each.label === label)?.value,
    ),
  ]
}

function datasetOf(name: string, file: ProgrammesFile): ProgrammeDataset {
  const source = getSource(file.source)
  return {
    name,
    title: file.title,
    source: citationOf(source),
    licence: source.licence,
    year: file.year,
    listedIn: mayHaveChanged(file.year, builtOn()) ? file.year : null,
    readOn: file.readOn,
    grain: file.grain,
    ...(file.kind && { kind: file.kind }),
    note: file.note ?? null,
    counted: file.counted ?? null,
  }
}

function readProgrammes() {
  const said: Programme[] = []
  const datasets = new Map<string, ProgrammeDataset>()
  const partial = new Map<string, readonly Level[]>()
  const files: FileCount[] = []
  /** Of the registers, while nothing else was read. */
  const listed = () => listedLevels(said, (dataset, level) => partial.get(dataset)?.includes(level) ?? false)
  let told: ListedLevels | null = null
  const withoutRepeated = (name: string, all: Programme[]) => {
    if (name !== KNOWLEDGE && name !== RESEARCHED) return all
    told ??= listed()
    return name === KNOWLEDGE ? withoutListed(all, said, told) : withoutStated(all, said)
  }
  for (const [name, file] of readFiles()) {
    for (const programme of withoutRepeated(name, programmesOf(name, file, sources))) said.push(programme)
    datasets.set(name, datasetOf(name, file))
    partial.set(name, file.partialAt ?? [])
    const rows = Object.values(file.universities).reduce((sum, each) => sum + each.length, 0)
    files.push({ dataset: name, read: file.read, rows, rejected: file.rejected, leftOut: file.leftOut })
  }
  const whole = withoutCoarser(said)
  const programmes = withoutDoubles(whole)
  const listedOnce = new Set(programmes)
  return {
    programmes,
    datasets,
    files,
    told: told ?? listed(),
    byUniversity: group(programmes, ({ universityId }) => [universityId]),
    /** Those that are listed under another key: their addresses still lead somewhere. */
    doubles: group(
      whole.filter((programme) => !listedOnce.has(programme)),
      ({ universityId }) => [universityId],
    ),
    bySubject: group(programmes, ({ subject }) => (subject === null ? [] : [subject])),
    alsoBySubject: group(programmes, ({ also }) => also),
  }
}

function group<Key>(programmes: readonly Programme[], keysOf: (programme: Programme) => readonly Key[]) {
  const groups = new Map<Key, Programme[]>()
  for (const programme of programmes) {
    for (const key of keysOf(programme)) {
      const known = groups.get(key)
      if (known) known.push(programme)
      else groups.set(key, [programme])
    }
  }
  return groups
}

/** The numbers of rows read from a file. */
type FileCount = {
  dataset: string
  /** Rows of the source's table. */
  read: number
  /** Rows that were kept. */
  rows: number
  /** Rows left out, by reason. */
  rejected: Readonly<Record<string, number>>
  /** Cells left out of rows that were kept, by reason. */
  leftOut: Readonly<Record<string, number>>
}

/** The facts about a dataset, for `npm run check:data`. */
type ProgrammeCount = FileCount & {
  programmes: number
  universities: number
  subjects: number
  /** Programmes that fit no subject. */
  withoutSubject: number
  withFee: number
}

const load = oncePerProcess('programmes', readProgrammes)

/** Every programme, dataset by dataset. */
export function getProgrammes(): readonly Programme[] {
  return load().programmes
}

/** The programmes of a university; none where no source names one. */
export function getProgrammesOf(universityId: string): readonly Programme[] {
  return load().byUniversity.get(universityId) ?? NONE
}

/** The programme of a key at a university; null where there is none. */
export function getProgramme(universityId: string, key: string): Programme | null {
  const listed = getProgrammesOf(universityId).find((programme) => programme.key === key)
  const double = listed
    ? null
    : load()
        .doubles.get(universityId)
        ?.find((programme) => programme.key === key)
  return listed ?? double ?? null
}

/**
 * The programmes of a subject, those that state it before those that may be in it. The branches of an umbrella subject
 * are not among them: ask for each of `covers`.
 * @param level null: of every level
 */
export function getProgrammesOfSubject(slug: SubjectSlug, level: Level | null): readonly Programme[] {
  const { bySubject, alsoBySubject } = load()
  const found = [...(bySubject.get(slug) ?? NONE), ...(alsoBySubject.get(slug) ?? NONE)]
  return level === null ? found : found.filter(({ levels }) => levels.includes(level))
}

/**
 * Universities that state a subject at other levels, and whose programmes at this level no register covers, so that it
 * is unknown whether they teach it there. One row for each, without a level.
 */
export function getTaughtElsewhere(slug: SubjectSlug, level: Level): readonly Programme[] {
  const { bySubject, told } = load()
  return taughtElsewhere(bySubject.get(slug) ?? NONE, level, told)
}

/** Whether a register lists all that a university teaches at a level, so that a subject it lacks is not taught there. */
export const isListedAt = (universityId: string, level: Level): boolean =>
  load().told.get(universityId)?.has(level) ?? false

/** The source, year and note of a programme's dataset. @throws for a name that no programme has */
export function getDataset(name: string): ProgrammeDataset {
  const dataset = load().datasets.get(name)
  if (!dataset) throw new Error(`data/programmes has no dataset "${name}".`)
  return dataset
}

/** The address of the source of a dataset, by its title; null where it has none. */
export const getDatasetUrl = (title: string): string | null =>
  [...load().datasets.values()].find((dataset) => dataset.title === title)?.source.url ?? null

/**
 * The numbers of rows, programmes, universities and subjects of each dataset, and of the rows and cells that were left
 * out.
 */
export function countProgrammes(): ProgrammeCount[] {
  const { files, programmes } = load()
  const byDataset = group(programmes, ({ dataset }) => [dataset])
  return files.map((file) => {
    const own = byDataset.get(file.dataset) ?? NONE
    return {
      ...file,
      programmes: own.length,
      universities: new Set(own.map(({ universityId }) => universityId)).size,
      subjects: new Set(own.flatMap(({ subject }) => subject ?? [])).size,
      withoutSubject: own.filter(({ subject }) => subject === null).length,
      withFee: own.filter(({ fee }) => fee !== null).length,
    }
  })
}
