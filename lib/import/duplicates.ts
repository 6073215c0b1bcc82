import { normaliseText } from '../text/normalise-text'
import { websiteKey } from '../text/web-address'
import type { AddedRecord } from './schema'
import type { Place } from './validate'

/** A university that exists already, and that a new one may be a repeat of. */
export type Known = {
  kind: 'catalogue' | 'added'
  id: string
  name: string
  countryCode: string
  website: string | null
}

/** The university that a row repeats: a known one, or an earlier row of the same file. */
export type Twin =
  { kind: Known['kind']; id: string; name: string } | { kind: 'file'; at: number; line: number; name: string }

type Identity = Pick<AddedRecord, 'name' | 'countryCode' | 'website'>

function keysOf({ name, countryCode, website }: Identity): string[] {
  const nameKey = `${countryCode} ${normaliseText(name)}`
  return website ? [`web ${websiteKey(website)}`, nameKey] : [nameKey]
}

/**
 * The twin of each row, or null. A twin has the same website, or the same name in the same country. Where a row has
 * several, a university that the visitor added comes before one of the catalogue, and that before one of the file.
 */
export function findTwins(
  rows: readonly (Place & { record: Identity })[],
  known: readonly Known[],
): (Twin | null)[] {
  const twins = new Map<string, Twin>()
  const remember = (identity: Identity, twin: Twin) => {
    for (const key of keysOf(identity)) if (!twins.has(key)) twins.set(key, twin)
  }
  for (const kind of ['added', 'catalogue'] as const) {
    for (const one of known) if (one.kind === kind) remember(one, { kind, id: one.id, name: one.name })
  }
  return rows.map(({ at, line, record }) => {
    const found = keysOf(record).flatMap((key) => twins.get(key) ?? [])[0] ?? null
    remember(record, { kind: 'file', at, line, name: record.name })
    return found
  })
}
