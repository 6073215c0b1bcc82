import type { Problem } from './check-duplicates'
import { RECORD_FIELDS, isField, isKnown, sharesSourceOf, type RecordField } from './fields'
import type { Source, UniversityRecord } from './schema'

/** Works that may be cited for single facts of full records; basic records hold openly licensed facts alone. */
const CITED_ONLY = /^(qs|the)-/

/**
 * Every fact is either sourced or editorial, never both or neither, and nothing is claimed for a fact that is not there.
 * @param today as an ISO date
 */
export function checkProvenance(
  record: UniversityRecord,
  sources: Record<string, Source>,
  today: string,
): Problem[] {
  const sourced = record.sources.flatMap((entry) => entry.fields)
  const editorial = record.editorial?.fields ?? []
  const claimed = [...sourced, ...editorial]
  const messages = [
    ...record.sources.flatMap(({ source, checkedOn, fields }) => [
      !Object.hasOwn(sources, source) && `names the unknown source "${source}"`,
      checkedOn !== null &&
        checkedOn > today &&
        `was compared with "${source}" on ${checkedOn}, which is yet to come`,
      record.depth === 'basic' &&
        CITED_ONLY.test(source) &&
        `is a basic record with ${fields.join(', ')} from "${source}", which is not open`,
    ]),
    record.editorial !== null &&
      record.editorial.month > today.slice(0, 7) &&
      `was written in ${record.editorial.month}, which is yet to come`,
    ...claimed.map((path) => !isField(path) && `gives a source for "${path}", which is no field`),
    ...claimed
      .filter(isField)
      .map((field) => !isKnown(record, field) && `gives a source for ${field}, which is empty`),
    ...[...new Set(claimed)].map(
      (path) =>
        claimed.indexOf(path) !== claimed.lastIndexOf(path) && `gives more than one source for ${path}`,
    ),
    editorial.includes('academics.researchRating') && 'has a research rating that no source stands behind',
    checkShare(record),
    ...RECORD_FIELDS.map(
      ({ path: field }) =>
        isKnown(record, field) &&
        !claimed.includes(field) &&
        !claimed.includes(sharesSourceOf(field)) &&
        `has no source for ${field}`,
    ),
  ]
  return messages.filter((message) => message !== false).map((message) => ({ where: record.id, message }))
}

/** A share is one of the students that its own source counted, so one from elsewhere is of another number. */
function checkShare(record: UniversityRecord): string | false {
  const sourceOf = (field: RecordField) =>
    record.sources.find(({ fields }) => fields.includes(field))?.source ??
    (record.editorial?.fields.includes(field) ? 'editorial' : null)
  const [students, share] = [sourceOf('studentPopulation'), sourceOf('internationalPercent')]
  return (
    students !== null &&
    share !== null &&
    students !== share &&
    `takes its students from "${students}" and the share of international ones from "${share}"`
  )
}

/**
 * Sources that nothing names. A register's may be unused, because its file in `data/open` can be taken out alone.
 * @param citedByRegisters the keys that the files of `data/open` name
 */
export function findUnusedSources(
  records: readonly UniversityRecord[],
  sources: Record<string, Source>,
  citedByRegisters: readonly string[],
): Problem[] {
  const cited = records.flatMap((record) => record.sources.map((entry) => entry.source))
  const used = new Set([...cited, ...citedByRegisters])
  return Object.entries(sources)
    .filter(([key, { kind }]) => kind !== 'register' && !used.has(key))
    .map(([key]) => ({ where: `sources › ${key}`, message: 'is used by no record and no register' }))
}
