import { normaliseText } from '../text/normalise-text'
import { websiteKey } from '../text/web-address'
import type { AddedRecord } from './schema'
import type { Place } from './validate'

/** A university a new one may be the same as. */
export type Known = {
  kind: 'catalogue' | 'added'
  id: string
  name: string
  countryCode: string
  website: string | null
}

/** What a row is the same as: something known already, or an earlier row of its own file. */
export type Twin =
  { kind: Known['kind']; id: string; name: string } | { kind: 'file'; at: number; line: number; name: string }

type Identity = Pick<AddedRecord, 'name' | 'countryCode' | 'website'>

function keysOf({ name, countryCode, website }: Identity): string[] {
  const nameKey = `${countryCode} ${normaliseText(name)}`
  return website ? [`web ${websiteKey(website)}`, nameKey] : [nameKey]
}

/**
 * For each row its twin, or null: the same website, or the same name in the same country. What the visitor added
 * before counts more than the catalogue, and both more than the file itself.
 */
export function findTwins(
  rows: readonly (Place & { record: Identity })[],
  known: readonly Known[],
): (Twin | null)[] {
  const twins = new Map<string, Twin>()
  const learn = (identity: Identity, twin: Twin) => {
    for (const key of keysOf(identity)) if (!twins.has(key)) twins.set(key, twin)
  }
  for (const kind of ['added', 'catalogue'] as const) {
    for (const one of known) if (one.kind === kind) learn(one, { kind, id: one.id, name: one.name })
  }
  return rows.map(({ at, line, record }) => {
    const found = keysOf(record).flatMap((key) => twins.get(key) ?? [])[0] ?? null
    learn(record, { kind: 'file', at, line, name: record.name })
    return found
  })
}
