import type { FactAge } from '../../facts/fact-age'
import type { Level } from '../../facts/vocabulary'
import type { RecordSource, Source, University } from './schema'

/** A source with the age of what it says. */
export type DatedSource = Source & { age?: FactAge }

/** A source of a record with where to look it up. `anchor` is its id in the page's list of sources. */
export type AnchoredSource = Omit<RecordSource, 'source' | 'url'> & DatedSource & { anchor: string }

/** An award of our own catalogue that is tied to the university, with the levels that it pays for. */
export type ProfileAward = {
  id: string
  name: string
  value: string
  isUnsure: boolean
  levels: readonly Level[]
}

/** The data of a profile's sections. */
export type ProfileData = {
  university: University
  sources: readonly AnchoredSource[]
}

/** The id of a source in the page's list of sources. */
export const anchorOf = (source: string): string => `source-${source}`

/** The record's sources with title, publisher and licence; a link to the university's own entry goes before the general one. */
export function citeSources(
  university: University,
  sourceOf: (key: string) => DatedSource,
): AnchoredSource[] {
  return university.sources.map(({ source: key, url, ...cited }) => {
    const source = sourceOf(key)
    return { ...source, ...cited, url: url ?? source.url, anchor: anchorOf(key) }
  })
}
