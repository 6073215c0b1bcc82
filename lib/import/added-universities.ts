import { normaliseText } from '../text/normalise-text'
import { toCard, type LeveledCard } from '../universities/card'
import { deriveUniversity, popularLabels } from '../universities/record/derive'
import type { Derived, ReadableRecord } from '../universities/record/schema'
import { toRow, type UniversityRow } from '../universities/row'
import { moreSearchText } from '../universities/search-text'
import type { Reference } from './check-context'
import { replacedId } from './replaced-id'
import type { AddedEntry } from './schema'

type AddedUniversity = Derived<ReadableRecord> & { replaces: string | null }

/** The data that an added university is drawn from. */
type Entry = Pick<AddedEntry, 'id' | 'replaces' | 'record'>

/** The catalogue's rows without those that an added university replaces, under their present or earlier ids. */
function visibleRows(
  rows: readonly UniversityRow[],
  entries: readonly Entry[],
  { successors }: Pick<Reference, 'successors'>,
) {
  const replaced = new Set(entries.map((entry) => replacedId(entry, successors)))
  return rows.filter(({ id }) => !replaced.has(id))
}

/**
 * The added universities with the same derived fields as the catalogue's own: country, region, dollars and place in the
 * country. The place counts the catalogue's and the added universities together.
 */
export function toUniversities(
  entries: readonly Entry[],
  rows: readonly UniversityRow[],
  reference: Reference,
): AddedUniversity[] {
  const { countries, rates } = reference
  const byCode = new Map(countries.map((country) => [country.code, country]))
  const ranks = [
    ...visibleRows(rows, entries, reference),
    ...entries.map(({ record }) => ({
      countryCode: record.countryCode,
      rank: record.worldRanking?.rank ?? null,
    })),
  ]
  const placeOf = ({ worldRanking, countryCode }: ReadableRecord) =>
    worldRanking &&
    1 +
      ranks.filter(
        (other) => other.countryCode === countryCode && other.rank !== null && other.rank < worldRanking.rank,
      ).length

  return entries.flatMap(({ id, replaces, record }) => {
    const country = byCode.get(record.countryCode)
    if (!country) return []
    const withRate = <Fee extends { currency: string }>(fee: Fee | null) =>
      fee && Object.hasOwn(rates.rates, fee.currency) ? fee : null
    const readable = {
      ...record,
      id,
      popularPrograms: record.popularPrograms.map((label) => ({ label, levels: null })),
      depth: record.description === null ? ('basic' as const) : ('full' as const),
      tuitionFees: {
        domestic: withRate(record.tuitionFees.domestic),
        international: withRate(record.tuitionFees.international),
      },
      replaces,
    }
    return [deriveUniversity(readable, country, placeOf(readable), rates)]
  })
}

/**
 * The position of each country in the order of the rows. A country without rows comes after its neighbour in the
 * alphabet.
 */
function countryOrders(rows: readonly UniversityRow[], countries: Reference['countries']) {
  const known = new Map(rows.map((row) => [row.countryCode, row.countryOrder]))
  const orders = new Map<string, number>()
  let last = -1
  countries.forEach(({ code }, at) => {
    last = known.get(code) ?? last
    orders.set(code, known.get(code) ?? last + (at + 1) / 1000)
  })
  return orders
}

export function toAddedCard(university: AddedUniversity): LeveledCard {
  return { ...toCard(university), addedByYou: true }
}

/** The rows of the catalogue and the added universities together, and the cards of the added ones. */
export function addToCatalogue(
  rows: readonly UniversityRow[],
  entries: readonly Entry[],
  reference: Reference,
): { rows: UniversityRow[]; cards: LeveledCard[] } {
  const universities = toUniversities(entries, rows, reference)
  const orders = countryOrders(rows, reference.countries)
  const added = universities.map((university): UniversityRow => {
    const row = toRow(university, orders.get(university.countryCode) ?? 0)
    const words = [university.name, row.location ?? '', ...popularLabels(university)].map(normaliseText)
    const { names, about } = moreSearchText(university)
    return { ...row, text: [...words, names].join(' '), names, about, rates: reference.rates.rates }
  })
  return {
    rows: [...visibleRows(rows, entries, reference), ...added].sort(
      (a, b) => a.countryOrder - b.countryOrder,
    ),
    cards: universities.map(toAddedCard),
  }
}
