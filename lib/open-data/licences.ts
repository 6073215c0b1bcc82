import type { Citation } from '../facts/fact'
import type { FactKind } from '../facts/vocabulary'

/** The licence of what Meridian wrote or read page by page. */
export const OWN_LICENCE = 'MIT'

/** A page that was read for one fact is no database of its publisher; the collection of such facts is ours. */
export const SINGLE_FACT = 'Single fact, collection MIT'

/** Licences that let everybody pass the data on, as `data/sources.json` spells them. Any other keeps its data out. */
const OPEN_LICENCES: ReadonlySet<string> = new Set([
  'CC0 1.0',
  'CC BY',
  'CC BY 4.0',
  'MIT',
  'MIT, Copyright (c) 2013 Lee Reilly',
  'Public domain',
  'Public domain; compilation CC BY 4.0',
  'Open Government Licence 3.0',
  'Open Government Licence – Ontario',
  'Licence Ouverte 2.0',
  'Italian Open Data License 2.0',
  'KOGL Type 1',
  'Government of Japan Standard Terms of Use, compatible with CC BY 4.0',
  'Open Government Data License 1.0',
  'Singapore Open Data Licence 1.0',
])

/** The publishers of pages that say something of themselves alone. */
const OF_THEMSELVES: ReadonlySet<string> = new Set(['The university itself', 'The universities themselves'])

type Licensed = { publisher: string; kind: FactKind; licence: string | null }

/** The licence under which data of a source may be passed on; null: it stays out of every file. */
export function openLicence({ publisher, kind, licence }: Licensed): string | null {
  if (licence !== null && OPEN_LICENCES.has(licence)) return licence
  if (publisher === 'Meridian') return OWN_LICENCE
  return kind === 'law' || OF_THEMSELVES.has(publisher) ? SINGLE_FACT : null
}

/** Finds the licence of a fact by its citation: one that names no work of `sources` was read page by page. */
export function licenceFinder(
  sources: readonly (Licensed & Pick<Citation, 'title'>)[],
): (source: Citation) => string | null {
  const keyOf = ({ publisher, title }: Pick<Citation, 'publisher' | 'title'>) => `${publisher}\n${title}`
  const known = new Map(sources.map((source) => [keyOf(source), openLicence(source)]))
  return (source) => {
    const licence = known.get(keyOf(source))
    return licence === undefined ? SINGLE_FACT : licence
  }
}
