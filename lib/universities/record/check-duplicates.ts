import type { Country } from '../../places/schema'
import { groupBy } from '../../text/group-by'
import { foldName, normaliseText } from '../../text/normalise-text'
import { websiteKey } from '../../text/web-address'
import type { UniversityRecord } from './schema'

/** `where` names the file, record or field; `message` goes on from there. */
export type Problem = { where: string; message: string }

/** Ids, websites, names within a country, country codes and ranks that stand twice, and aliases that mislead. */
export function findDuplicates(
  records: readonly UniversityRecord[],
  countries: readonly Country[],
): Problem[] {
  return [
    ...repeated(
      countries.map(({ code, name }) => ({ id: name, code })),
      'country code',
      ({ code }) => code,
    ),
    ...repeated(records, 'id', (record) => record.id),
    ...repeated(records, 'website', (record) => record.website && websiteKey(record.website)),
    ...repeated(records, 'name', (record) => `${normaliseText(record.name)} (${record.countryCode})`),
    ...findFalseTies(records),
    ...findFalseAliases(records),
  ]
}

function repeated<Row extends { id: string }>(
  rows: readonly Row[],
  what: string,
  keyOf: (row: Row) => string | null,
): Problem[] {
  return [...groupBy(rows, keyOf)]
    .filter(([key, group]) => key !== null && group.length > 1)
    .map(([key, group]) => ({
      where: group.map(({ id }) => id).join(', '),
      message: `share the ${what} ${key}`,
    }))
}

/** Two universities stand on one rank only where the publisher printed the same label for both. */
function findFalseTies(records: readonly UniversityRecord[]): Problem[] {
  const ranked = records.flatMap(({ id, worldRanking }) => (worldRanking ? [{ id, ...worldRanking }] : []))
  const places = groupBy(ranked, ({ publisher, year, rank }) => `${publisher} ${year}: ${rank}`)
  return [...places]
    .filter(([, tied]) => new Set(tied.map(({ label }) => label)).size > 1)
    .map(([place, tied]) => ({
      where: tied.map(({ id }) => id).join(', '),
      message: `stand on one rank under different labels (${place})`,
    }))
}

/**
 * Aliases that lead to the wrong university: the name of another one anywhere, and the local name or a further name of
 * another one in the same country. Universities may share an abbreviation.
 */
function findFalseAliases(records: readonly UniversityRecord[]): Problem[] {
  const names = groupBy(records, ({ name }) => foldName(name))
  const inCountry = ({ countryCode }: UniversityRecord, name: string) => `${countryCode} ${foldName(name)}`
  const further = records.flatMap((record) =>
    [...(record.localName === null ? [] : [record.localName]), ...record.aliases.filter(isSeveralWords)].map(
      (name) => ({ record, key: inCountry(record, name) }),
    ),
  )
  const bearers = groupBy(further, ({ key }) => key)
  return records.flatMap((record) =>
    record.aliases.flatMap((alias) => {
      const others = [
        ...(names.get(foldName(alias)) ?? []),
        ...(bearers.get(inCountry(record, alias)) ?? []).map((bearer) => bearer.record),
      ]
      const other = others.find(({ id }) => id !== record.id)
      return other ? [{ where: record.id, message: `has the alias "${alias}", a name of ${other.id}` }] : []
    }),
  )
}

const isSeveralWords = (name: string) => normaliseText(name).includes(' ')
