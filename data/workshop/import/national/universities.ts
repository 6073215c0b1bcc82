import { NationalRecordSchema, type NationalRecord, type NationalRecords } from '@/lib/facts/rules'
import { lineOf, type Reject } from '../dataset'
import type { EntryColumns } from './entry-columns'
import { readRows, type Row } from './read-rows'
import { words } from './words'

/** The state church university of the table is one sector of ours. */
const SECTORS: Readonly<Record<string, string>> = { 'state-recognised church': 'church' }

/** Words of the compiler about a record, not about the university. */
const OF_THE_RECORD =
  /duplicate record|two records of one institution|record is out of date|check status|; check$/

const byUrl = (a: { url: string }, b: { url: string }) => (a.url < b.url ? -1 : Number(a.url > b.url))
const byId = (a: NationalRecord, b: NationalRecord) => (a.id < b.id ? -1 : 1)

/** Those of the cell; null, which the schema refuses, where they have no line of their own or stand for a part alone. */
function languagesOf(row: Row, columns: EntryColumns): readonly string[] | null {
  const cell = words(row.teaching_language)
  if (cell === null) return []
  const read = columns.of('teaching-language', cell)
  return read && 'languages' in read && read.partly.length === 0 ? read.languages : null
}

/** Each address once, with its title and publisher. */
function sourcesOf(rows: readonly Row[]): NationalRecords['sources'] {
  const sources = new Map<string, NationalRecords['sources'][number]>()
  for (const { source_url: url, source_title: title = '', source_publisher: publisher = '' } of rows) {
    if (url) sources.set(url, { title, publisher, url })
  }
  return [...sources.values()].sort(byUrl)
}

/**
 * @param ids the catalogue's universities: a row of another one is a reject
 * @param columns which languages the words of a row name
 */
export function readUniversities(
  rows: readonly Row[],
  ids: ReadonlySet<string>,
  columns: EntryColumns,
): { file: NationalRecords; rejects: Reject[] } {
  const read = readRows(rows, {
    schema: NationalRecordSchema,
    idOf: ({ slug = '' }) => slug,
    toValue: (row) => ({
      id: row.slug,
      sector: words(SECTORS[row.sector ?? ''] ?? row.sector),
      group: words(row.group),
      route: words(row.system),
      isRouteUnsure: row.system !== '' && row.system_confidence !== 'sure',
      teachingLanguages: languagesOf(row, columns),
      validFor: row.valid_for,
      isUnsure: row.confidence !== 'sure',
      isRegistered: row.verified === 'stored-text',
      source: words(row.source_url),
      note: OF_THE_RECORD.test(row.note ?? '') ? null : words(row.note),
    }),
  })
  const unknown = rows.flatMap(({ slug = '' }, at) =>
    ids.has(slug) ? [] : [{ row: lineOf(at), id: slug, reason: 'the catalogue has no such university' }],
  )
  return {
    file: {
      sources: sourcesOf(rows),
      universities: read.rows.filter(({ id }) => ids.has(id)).sort(byId),
    },
    rejects: [...read.rejects, ...unknown],
  }
}
