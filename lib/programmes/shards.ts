import type { Level } from '../facts/vocabulary'
import { decodeColumns, encodeColumns, readRow, type EncodedColumns } from '../list/columns'
import type { ExchangeRates } from '../money/schema'
import type { SubjectSlug } from '../subjects/subject'
import type { UniversityRow } from '../universities/row'
import type { Programme } from './programme'
import {
  BESIDE_OWN,
  PROGRAMME_COLUMNS,
  toProgrammeRow,
  type DatasetWords,
  type ProgrammeListRow,
} from './row'

/** Programmes of one source that state the shard's subject, or that only may be in it. */
type Group = {
  /** Position in `datasets`. */
  dataset: number
  isMay: 0 | 1
  /** Gaps between the positions of the universities in the catalogue's index. */
  at: number[]
  /** For those that only may be in the subject: position in `subjects` of the one that they state; -1 is none. */
  stated?: number[]
  columns: EncodedColumns
}

/**
 * The file of one subject at one level for browsers. It names universities by their position in the catalogue's index.
 */
export type Shard = {
  subject: SubjectSlug
  level: Level
  /** The names of its further parts, in the first one. */
  parts: string[]
  /** The names of the shards of the subject's branches, in the first part: a search for the subject reads those as well. */
  branches: string[]
  datasets: DatasetWords[]
  subjects: [slug: SubjectSlug, name: string][]
  /**
   * The numbers of awards that fit at a university: anywhere, and beyond that by country and by position, where those of
   * the country that leave a university out are taken off.
   */
  awards: { any: number; of: Record<string, number>; more: Record<number, number> }
  groups: Group[]
}

export type ShardSource = {
  subject: SubjectSlug
  level: Level
  /** The subject's branches, whose shards are read together with it. */
  covers: readonly SubjectSlug[]
  /** Those that state the subject, and those that only may be in it. */
  stated: readonly Programme[]
  also: readonly Programme[]
  positionOf: (universityId: string) => number | undefined
  countryOf: (universityId: string) => string | undefined
  datasetOf: (name: string) => DatasetWords
  nameOf: (slug: SubjectSlug) => string
  awards: Shard['awards']
}

/**
 * The most letters of titles and keys in one shard, with some for each row: more are cut into parts. It keeps the parts
 * below 15 KiB in brotli, which the tests measure.
 */
const MOST_LETTERS = 66_000
const LETTERS_A_ROW = 14

type Placed = { programme: Programme; at: number; isMay: boolean }

const lettersOf = ({ title, titleEn, universityId, key, hasPage, campus, city, options }: Programme) =>
  LETTERS_A_ROW +
  [title, titleEn, campus, city, ...options].reduce((sum, text) => sum + (text?.length ?? 0), 0) +
  (hasPage ? (universityId.length + 1 + key.length) / 2 : 0)

/** The parts of the rows in the order of the index, each with about as many letters. */
function cutIntoParts(placed: readonly Placed[]): Placed[][] {
  const total = placed.reduce((sum, { programme }) => sum + lettersOf(programme), 0)
  const most = total / Math.max(1, Math.ceil(total / MOST_LETTERS))
  const parts: Placed[][] = [[]]
  let letters = 0
  for (const row of placed) {
    const size = lettersOf(row.programme)
    if (letters + size / 2 > most * parts.length && parts.at(-1)?.length) parts.push([])
    parts.at(-1)?.push(row)
    letters += size
  }
  return parts
}

export const shardName = (subject: SubjectSlug, level: Level, part = 0): string =>
  part === 0 ? `${subject}.${level}` : `${subject}.${level}.${part}`

/** The shards of a subject at a level: one, or several parts. The first part names the others. */
export function encodeShards(source: ShardSource): Shard[] {
  const { subject, level, covers, positionOf } = source
  const place = (programmes: readonly Programme[], isMay: boolean): Placed[] =>
    programmes.flatMap((programme) => {
      const at = positionOf(programme.universityId)
      return at === undefined ? [] : [{ programme, at, isMay }]
    })
  const placed = [...place(source.stated, false), ...place(source.also, true)].sort((a, b) => a.at - b.at)
  const parts = cutIntoParts(placed)
  const [first = [], ...rest] = parts
  const named = {
    parts: rest.map((_, index) => shardName(subject, level, index + 1)),
    branches: covers.map((slug) => shardName(slug, level)),
  }
  return [
    encodePart(first, source, named),
    ...rest.map((part) => encodePart(part, source, { parts: [], branches: [] })),
  ]
}

function encodePart(
  placed: readonly Placed[],
  source: ShardSource,
  named: Pick<Shard, 'parts' | 'branches'>,
): Shard {
  const { subject, level, awards, datasetOf, nameOf } = source
  const datasets = [...new Set(placed.map(({ programme }) => programme.dataset))]
  const stated = placed.flatMap(({ programme, isMay }) => (isMay ? (programme.subject ?? []) : []))
  const slugs = [...new Set([subject, ...stated])]
  const groups = datasets.flatMap((dataset, at) =>
    [false, true].flatMap((isMay): Group[] => {
      const rows = placed.filter((row) => row.isMay === isMay && row.programme.dataset === dataset)
      if (rows.length === 0) return []
      const own = rows.map(({ programme }) => readRow(PROGRAMME_COLUMNS, programme))
      const statedAt = rows.map(({ programme }) => slugs.indexOf(programme.subject ?? ''))
      return [
        {
          dataset: at,
          isMay: isMay ? 1 : 0,
          at: rows.map((row, index) => row.at - (rows[index - 1]?.at ?? 0)),
          ...(isMay && { stated: statedAt }),
          columns: encodeColumns(PROGRAMME_COLUMNS, own),
        },
      ]
    }),
  )
  return {
    subject,
    level,
    ...named,
    datasets: datasets.map(datasetOf),
    subjects: slugs.map((slug) => [slug, nameOf(slug)]),
    awards: awardsAt(awards, placed, source.countryOf),
    groups,
  }
}

/** The numbers of awards of universities and countries that the part does not name are left out of it. */
function awardsAt(
  { any, of, more }: Shard['awards'],
  placed: readonly Placed[],
  countryOf: ShardSource['countryOf'],
): Shard['awards'] {
  const positions = new Set(placed.map(({ at }) => String(at)))
  const countries = new Set(placed.map(({ programme }) => countryOf(programme.universityId)))
  return {
    any,
    of: Object.fromEntries(Object.entries(of).filter(([code]) => countries.has(code))),
    more: Object.fromEntries(Object.entries(more).filter(([at]) => positions.has(at))),
  }
}

/** The number of awards that can be used at the university of a position; 0 where no awards are known. */
export function awardsIn(
  awards: Shard['awards'] | undefined,
  { countryCode }: Pick<UniversityRow, 'countryCode'>,
  at: number,
): number {
  return awards ? awards.any + (awards.of[countryCode] ?? 0) + (awards.more[at] ?? 0) : 0
}

/**
 * The rows of the shards of one search, those of the first shard's subject and its branches, one by one: thousands of
 * them at once would keep a slow phone from answering.
 * @param universities the catalogue's index, in its order
 */
export function* decodeShards(
  shards: readonly Shard[],
  universities: readonly UniversityRow[],
  rates: ExchangeRates['rates'],
): Generator<ProgrammeListRow> {
  const wanted = new Set(shards.map(({ subject }) => subject))
  const seen = new Set<string>()
  for (const { level, datasets, subjects, awards, groups } of shards)
    for (const group of groups) {
      const ownAt = decodeColumns(PROGRAMME_COLUMNS, group.columns, group.at.length, BESIDE_OWN)
      const dataset = datasets[group.dataset]
      let at = 0
      for (const [index, gap] of group.at.entries()) {
        at += gap
        const university = universities[at]
        const [slug = '', subject = ''] = subjects[group.stated ? (group.stated[index] ?? -1) : 0] ?? []
        if (!university || !dataset) continue
        const own = ownAt(index)
        if (group.isMay) {
          // A search of several subjects has those that state one of them, and each of the others once.
          const key = [at, dataset.title, slug, own.key || own.title, own.award, own.levels].join('|')
          if (wanted.has(slug) || seen.has(key)) continue
          seen.add(key)
        }
        const isMay = group.isMay === 1
        const fitting = awardsIn(awards, university, at)
        yield toProgrammeRow(own, { university, level, dataset, subject, isMay, awards: fitting, rates })
      }
    }
}
