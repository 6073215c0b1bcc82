import { describeFields, isKnown, type Field } from './fields'
import type { RecordSource, Source, University } from './schema'

/** A source of a record with where to look it up. `anchor` is its id in the page's list of sources. */
export type CitedSource = Omit<RecordSource, 'source' | 'url'> & Source & { anchor: string }

/** An award of our own catalogue that is tied to the university. */
export type ProfileAward = { id: string; name: string; value: string; isUnsure: boolean }

/** What a profile's sections draw on. */
export type Profile = {
  university: University
  sources: readonly CitedSource[]
  awards: readonly ProfileAward[]
}

export type Provenance = {
  sources: { anchor: string; label: string }[]
  editorial: { month: string; checkAt: string; covers: string[] } | null
}

/** The record's sources with title, publisher and licence; a link to the university's own entry goes before the general one. */
export function citeSources(university: University, sourceOf: (key: string) => Source): CitedSource[] {
  return university.sources.map(({ source: key, url, ...cited }) => {
    const source = sourceOf(key)
    return { ...source, ...cited, url: url ?? source.url, anchor: `source-${key}` }
  })
}

/** Where the known ones among `fields` come from: published sources, an author's general knowledge, or both. */
export function provenanceOf(
  { university, sources }: Pick<Profile, 'university' | 'sources'>,
  fields: readonly Field[],
): Provenance {
  const known: readonly string[] = fields.filter((field) => isKnown(university, field))
  const { editorial } = university
  const written = known.filter((field) => editorial?.fields.includes(field))
  return {
    sources: sources
      .filter((source) => source.fields.some((field) => known.includes(field)))
      .map(({ anchor, publisher, year }) => ({ anchor, label: `${publisher} ${year}` })),
    editorial:
      editorial && written.length > 0
        ? { month: editorial.month, checkAt: editorial.checkAt, covers: describeFields(written) }
        : null,
  }
}
