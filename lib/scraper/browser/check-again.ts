import type { AddedEntry } from '../../import/schema'
import type { Provenance } from '../../import/provenance'
import { quoteLink } from '../../text/quote-link'
import type { ResultEntry } from '../shared/answers'
import { recheck, type Rechecked } from '../shared/proof/compare-fields'
import { foldPages, type FoundField, type FoundValue, type FoundPlace } from '../shared/proof/fold-record'
import { foldProgrammes } from '../shared/proof/fold-programmes'
import { proverOf } from '../shared/proof/prove-quote'
import { readFeeText } from '../../money/fee-text/fee-reader'
import { fieldsOf, type Target } from '../shared/proof/reading-fields'
import { addressKey } from './page-errors'
import { acceptedOf, type AcceptedValues } from './reading-choice'

const keysOf = ({ askedUrl, url }: Pick<ResultEntry, 'askedUrl' | 'url'>) =>
  [askedUrl, url].flatMap((address) => (address ? [addressKey(address)] : []))

/** The pages that were read, each with its address. */
export const pagesOf = (entries: readonly ResultEntry[]) =>
  entries.flatMap((entry) => (entry.url ? [{ ...entry, url: entry.url }] : []))

/** The pages that say the accepted values, each once: only they are read again. */
export function pagesToCheck(fields: readonly FoundField[], chosen: AcceptedValues): string[] {
  const pages = fields.flatMap((field) =>
    acceptedOf(field, chosen).flatMap(({ places }) =>
      places.flatMap(({ proof, pageUrl }) => (proof === 'on the page' ? [pageUrl] : [])),
    ),
  )
  return [...new Set(pages)]
}

/** The pages on which the values of a stored entry were found, each once. */
export function pagesOfEntry({ provenance = [] }: Pick<AddedEntry, 'provenance'>): string[] {
  return [...new Set(provenance.flatMap(({ page, isProven }) => (isProven ? [page] : [])))]
}

/** A programme or, without a name, the one record that pages are about. */
type Read = { key: string; name: string | null; fields: FoundField[] }

function readRecords(entries: readonly ResultEntry[], local: string | null, target: Target): Read[] {
  const pages = pagesOf(entries)
  if (target === 'programmes') return foldProgrammes(pages, local)
  return [{ key: '', name: null, fields: foldPages(pages, local, target) }]
}

/** A compared value: its label, with the name of its programme. */
export type CheckedField = { label: string; values: Rechecked[] }

function compareRecords(before: readonly Read[], now: readonly Read[], entries: readonly ResultEntry[]) {
  const provers = new Map(
    entries.flatMap((entry) => keysOf(entry).map((key) => [key, proverOf(entry.markdown ?? '')] as const)),
  )
  const isStillThere = ({ pageUrl, quote }: FoundPlace, value: string) =>
    provers.get(addressKey(pageUrl))?.(quote, value) === 'on the page'
  return before.flatMap(({ key, name, fields }): CheckedField[] => {
    const later = now.find((record) => record.key === key)?.fields ?? []
    const labels = new Map(fields.map(({ field, label }) => [field, label]))
    return recheck(fields, later, isStillThere).map(({ field, values }) => ({
      label: [name, labels.get(field) ?? field].filter(Boolean).join(': '),
      values,
    }))
  })
}

type About = { local: string | null; target: Target }

/**
 * A comparison with the values of an earlier reading. A page that was not read this time proves nothing, so its values
 * are left out.
 */
export function checkAgain(
  before: readonly ResultEntry[],
  now: readonly ResultEntry[],
  { local, target }: About,
): CheckedField[] {
  const readAgain = new Set(now.flatMap(keysOf))
  const earlier = before.filter((entry) => keysOf(entry).some((key) => readAgain.has(key)))
  return compareRecords(readRecords(earlier, local, target), readRecords(now, local, target), now)
}

/** A stored value as it was found. */
function toFoundValue({ value, quote, page, level, academicYear }: Provenance, local: string | null) {
  const place: FoundPlace = {
    pageUrl: page,
    quote: quote ?? '',
    proof: 'on the page',
    href: quoteLink(page, quote ?? ''),
  }
  const fee = readFeeText(value, { quote: quote ?? '', level, year: academicYear, local })
  return { value, proof: 'on the page' as const, level, year: academicYear, fee, places: [place] }
}

/** A comparison of the values of an added university, each with the page that states it. */
export function checkEntry(
  { provenance = [] }: Pick<AddedEntry, 'provenance'>,
  now: readonly ResultEntry[],
  local: string | null,
): CheckedField[] {
  const readAgain = new Set(now.flatMap(keysOf))
  const fields = fieldsOf('university').map(({ name, key, label, kind }): FoundField => {
    const own = provenance.filter(
      ({ field, isProven, page }) => field === key && isProven && readAgain.has(addressKey(page)),
    )
    const values = own.map((entry): FoundValue => {
      const found = toFoundValue(entry, local)
      return kind === 'fee' ? found : { ...found, fee: null }
    })
    return { field: name, label, kind, values }
  })
  return compareRecords([{ key: '', name: null, fields }], readRecords(now, local, 'university'), now)
}
