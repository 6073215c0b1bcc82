import type { Fact } from '../../facts/fact'
import type { FactAge } from '../../facts/fact-age'
import type { FactKind } from '../../facts/vocabulary'
import { formatMonth } from '../../text/format'
import { AGEING, isKnown, type RecordField } from '../record/fields'
import type { ProfileData } from '../record/provenance'

/** The basis of a figure: its kind, its year, its publisher, and the place to look it up. */
export type Basis = { kind: FactKind; year: string; publisher: string; href: string | null; age?: FactAge }

export function basisOfFact({ kind, year, age, source }: Fact<unknown>): Basis {
  return { kind, year, age, publisher: source.publisher, href: source.url }
}

/**
 * The bases of the known fields among those of a record, each once: an entry of the page's list of sources, or general
 * knowledge.
 */
export function basisOfFields(
  { university, sources }: Pick<ProfileData, 'university' | 'sources'>,
  fields: readonly RecordField[],
): Basis[] {
  const known: readonly string[] = fields.filter((field) => isKnown(university, field))
  const { editorial } = university
  const cited = sources
    .filter((source) => source.fields.some((field) => known.includes(field)))
    .map(({ kind, year, age, publisher, anchor, fields }) => ({
      kind,
      year,
      // A name or a founding year is no older than on its first day.
      age: fields.some((field) => known.includes(field) && AGEING.test(field)) ? age : undefined,
      publisher,
      href: `#${anchor}`,
    }))
  if (!editorial?.fields.some((field) => known.includes(field))) return cited
  const written = {
    kind: 'general' as const,
    year: formatMonth(editorial.month),
    publisher: 'check it',
    href: editorial.checkAt,
  }
  return [...cited, written]
}

/** Each basis once. */
export function distinctBases(bases: readonly Basis[]): Basis[] {
  return [...new Map(bases.map((basis) => [JSON.stringify(basis), basis])).values()]
}
