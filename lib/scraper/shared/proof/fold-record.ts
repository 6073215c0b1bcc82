import { foldText } from './fold-text'
import { readFindings } from './findings'
import { quoteLink } from '../../../text/quote-link'
import { ASIDE } from './choose-addresses'
import { PROOFS, proverOf, type Proof } from './prove-quote'
import type { FeePayer } from '../../../money/fee-text/fee'
import { readFeeText, type ReadFee } from '../../../money/fee-text/fee-reader'
import { readNumbers } from './read-numbers'
import { fieldsOf, type ReadingField, type ReadingName, type Target } from './reading-fields'

/** A page that was read, with the model's answer for it. */
export type ReadPage = {
  url: string
  title: string | null
  markdown: string | null
  record: unknown
  /** The proof of its quotes; without it, they are proven by the whole text of the page. */
  prove?: ReturnType<typeof proverOf>
}

/** One place where a value was found. */
export type FoundPlace = {
  pageUrl: string
  quote: string
  proof: Proof
  /** The address that opens the page at the quote; the page's own where the quote is not on it. */
  href: string
}

/** A value of a field, with every page that names it, the best first. */
export type FoundValue = {
  /** As printed on the best page. */
  value: string
  proof: Proof
  level: string | null
  year: string | null
  /** Only of a fee. */
  fee: ReadFee | null
  places: FoundPlace[]
}

/**
 * The values that the pages of a site state for a field. Two different values are both kept, the better proven first.
 */
export type FoundField = {
  field: ReadingName
  label: string
  kind: ReadingField['kind']
  values: FoundValue[]
}

type Candidate = Omit<FoundValue, 'places'> & {
  field: ReadingName
  place: FoundPlace
  weight: number
  at: number
}

/** The side whose fee a field has. */
const SIDES: Partial<Record<ReadingName, FeePayer>> = {
  internationalFee: 'international',
  domesticFee: 'domestic',
}

const rank = (proof: Proof) => PROOFS.indexOf(proof)

/** A page whose address or title is about the field goes before one that mentions it, such as a piece of news. */
function weightOf({ about }: ReadingField, { url, title }: ReadPage): number {
  const isIn = (text: string) => (about.test(text) ? 1 : 0)
  let path = url
  try {
    path = decodeURIComponent(new URL(url).pathname)
  } catch {
    // An address that cannot be decoded is compared as it is.
  }
  return ASIDE.test(path) ? 0 : isIn(path) * 2 + isIn(title ?? '')
}

/** Whether two values say the same: a fee by its sums and terms, a number by its digits, a text by its words. */
function sameKey({ kind }: ReadingField, { value, fee, level }: Candidate): string {
  if (fee && 'fee' in fee) {
    const { min, max, currency, period, level: forLevel } = fee.fee
    return `${min}-${max} ${currency} ${period} ${forLevel}`
  }
  if (kind === 'number') return readNumbers(value).join(' ')
  return `${foldText(value).replace(/[^\p{L}\p{N}]+/gu, ' ')} ${kind === 'fee' ? level : ''}`
}

function candidatesOf(page: ReadPage, local: string | null, target: Target): Candidate[] {
  const { prove = proverOf(page.markdown ?? '') } = page
  const fields = fieldsOf(target)
  return readFindings(page.record, target).map(({ field: asked, value, quote, level, year }, at) => {
    const side = SIDES[asked]
    const fee = side ? readFeeText(value, { quote: quote ?? '', level, year, local, payer: side }) : null
    const payer = fee && 'fee' in fee ? fee.fee.payer : null
    // The page decides who pays a fee, whatever the model filed it under.
    const field = payer === null ? asked : payer === 'domestic' ? 'domesticFee' : 'internationalFee'
    const proof = prove(quote, value)
    const isFound = proof === 'on the page' || proof === 'quote found, number not in it'
    const place: FoundPlace = {
      pageUrl: page.url,
      quote: quote ?? '',
      proof,
      href: isFound ? quoteLink(page.url, quote ?? '') : page.url,
    }
    const row = fields.find(({ name }) => name === field)
    return { field, value, proof, level, year, fee, place, weight: row ? weightOf(row, page) : 0, at }
  })
}

/**
 * All pages of one site as one record. The values of a field are in the order of their proof, then by how much their
 * page is about the field. The same value on several pages is one value with several places. Different values are all
 * kept: a list has them all, and elsewhere the visitor chooses.
 * @param local the currency of the university's country; null where it is not known
 */
export function foldPages(
  pages: readonly ReadPage[],
  local: string | null = null,
  target: Target = 'university',
): FoundField[] {
  const all = pages.flatMap((page) => candidatesOf(page, local, target))
  return fieldsOf(target).map((row): FoundField => {
    const own = all
      .filter(({ field }) => field === row.name)
      .sort((a, b) => rank(a.proof) - rank(b.proof) || b.weight - a.weight || a.at - b.at)
    const values = new Map<string, FoundValue>()
    for (const candidate of own) {
      const key = sameKey(row, candidate)
      const known = values.get(key)
      const { value, proof, level, year, fee, place } = candidate
      if (known) known.places.push(place)
      else values.set(key, { value, proof, level, year, fee, places: [place] })
    }
    return { field: row.name, label: row.label, kind: row.kind, values: [...values.values()] }
  })
}

/** The level that a fee names; null for any other value, and for a fee that names none. */
export const feeLevel = ({ fee }: Pick<FoundValue, 'fee'>) => (fee && 'fee' in fee ? fee.fee.level : null)

/**
 * Which values are chosen before the visitor looks: only what is on the page. Of a list all such entries, of fees whose
 * payer is read too the first of each level that is named, of any other field the first.
 */
export function preselect({ kind, values }: Pick<FoundField, 'kind' | 'values'>): number[] {
  const isWhole = ({ fee }: FoundValue) =>
    kind !== 'fee' || (fee !== null && 'fee' in fee && fee.fee.payer !== null)
  const proven = values.flatMap((value, at) => (value.proof === 'on the page' && isWhole(value) ? [at] : []))
  if (kind === 'list') return proven
  const [first] = proven
  const levelAt = (at: number) => feeLevel(values[at] ?? { fee: null })
  if (first === undefined || levelAt(first) === null) return proven.slice(0, 1)
  return proven.filter(
    (at, place) =>
      levelAt(at) !== null && proven.findIndex((other) => levelAt(other) === levelAt(at)) === place,
  )
}
