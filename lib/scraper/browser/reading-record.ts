import { ProvenanceSchema, type Provenance } from '../../import/provenance'
import { isObject } from '../../text/is-object'
import { parseUrl } from '../../text/parse-url'
import type { KnownSite } from '../shared/answers'
import { LeftRecordSchema, type LeftRecord } from '../shared/last-crawl'
import type { FoundField, FoundValue } from '../shared/proof/fold-record'
import { preselect } from '../shared/proof/fold-record'
import { writeYearlyFee } from '../shared/proof/read-printed-fee'
import { readNumbers } from '../shared/proof/read-numbers'
import { READING_FIELDS, type ReadingName } from '../shared/proof/reading-fields'

/** The positions of the values that are accepted, by field. */
export type Chosen = Readonly<Partial<Record<ReadingName, readonly number[]>>>

export function preselectAll(fields: readonly FoundField[]): Chosen {
  return Object.fromEntries(fields.map((field) => [field.field, preselect(field)]))
}

/** The choice after a click on a value: of a list it is added or taken away, elsewhere it takes the other's place. */
export function toggleValue(
  chosen: Chosen,
  { field, kind }: Pick<FoundField, 'field' | 'kind'>,
  at: number,
): Chosen {
  const now = chosen[field] ?? []
  const others = kind === 'list' ? now.filter((other) => other !== at) : []
  return { ...chosen, [field]: now.includes(at) ? others : [...others, at].sort((a, b) => a - b) }
}

/** "15 January" of "Friday, 15 January 2027": the import takes a day that comes back every year. */
function toYearlyDay(text: string): string | null {
  const iso = /\b20\d\d-(\d\d)-(\d\d)\b/.exec(text)
  if (iso) return iso[0]
  const dayFirst = /\b(\d{1,2})(?:st|nd|rd|th)?\.?\s+(?:of\s+)?([A-Z][a-z]{2,8})\b/.exec(text)
  if (dayFirst) return `${dayFirst[1]} ${dayFirst[2]}`
  const monthFirst = /\b([A-Z][a-z]{2,8})\s+(\d{1,2})(?:st|nd|rd|th)?\b/.exec(text)
  return monthFirst ? `${monthFirst[2]} ${monthFirst[1]}` : null
}

const feeText = ({ fee }: FoundValue): string | null => (fee && 'fee' in fee ? writeYearlyFee(fee.fee) : null)
const firstNumber = ({ value }: FoundValue): number | null => readNumbers(value)[0] ?? null

type ReadUniversity = { name: string; country: string; website: string | null }

/** Name, country and website as far as the catalogue or the pages tell them. */
export function describeSite(
  target: string,
  known: KnownSite | null,
  fields: readonly FoundField[],
): ReadUniversity {
  const named = fields
    .find(({ field }) => field === 'name')
    ?.values.find(({ proof }) => proof === 'on the page')
  const host = parseUrl(target)?.host
  return {
    name: known?.name ?? named?.value ?? '',
    country: known?.country ?? '',
    website: known?.website ?? (host ? `https://${host}/` : null),
  }
}

/** The record without the values that it cannot have: an impossible year refuses nothing but itself. */
function withoutFaults(record: LeftRecord): LeftRecord {
  const { tuitionFees, admissionRequirements, campusLife } = record
  const left: LeftRecord = {
    ...record,
    tuitionFees: tuitionFees && { ...tuitionFees },
    admissionRequirements: admissionRequirements && { ...admissionRequirements },
    campusLife: campusLife && { ...campusLife },
  }
  for (const { path } of LeftRecordSchema.safeParse(record).error?.issues ?? []) {
    const [first, second] = path.map(String)
    const group: unknown = first === undefined ? null : Reflect.get(left, first)
    if (first === undefined || first === 'name') continue
    if (second !== undefined && isObject(group)) Reflect.set(group, second, null)
    else Reflect.set(left, first, null)
  }
  return left
}

/**
 * The chosen values as one record for "Add More Universities", with where each was read. A value that is no yearly fee, no
 * number or no date stands only there, as it is printed.
 * @param readOn the day on which the pages were read, as an ISO date
 */
export function toLeftRecord(
  fields: readonly FoundField[],
  chosen: Chosen,
  { name, country, website, readOn }: ReadUniversity & { readOn: string },
): LeftRecord {
  const valuesOf = (wanted: ReadingName): FoundValue[] => {
    const found = fields.find(({ field }) => field === wanted)?.values ?? []
    return (chosen[wanted] ?? []).flatMap((at) => found[at] ?? [])
  }
  const one = <Value>(wanted: ReadingName, read: (value: FoundValue) => Value | null): Value | null => {
    const [value] = valuesOf(wanted)
    return value ? read(value) : null
  }
  const list = (wanted: ReadingName) => {
    const texts = valuesOf(wanted).map(({ value }) => value.slice(0, 120))
    return texts.length > 0 ? texts : null
  }
  const text = ({ value }: FoundValue) => value
  const provenance = READING_FIELDS.flatMap(({ name: field, key, label }) =>
    valuesOf(field).map(({ value, year, fee, proof, places: [place] }): Provenance => {
      const academicYear = (fee && 'fee' in fee ? fee.fee.academicYear : null) ?? year
      return {
        field: key,
        label,
        value,
        quote: place?.quote || null,
        page: place?.pageUrl ?? '',
        readOn,
        academicYear,
        isProven: proof === 'on the page',
      }
    }),
  )
  return withoutFaults({
    name,
    country: country || null,
    website,
    description: null,
    establishedYear: one('founded', firstNumber),
    studentPopulation: one('students', firstNumber),
    internationalStudents: one('internationalStudents', firstNumber),
    acceptanceRate: one('acceptanceRate', firstNumber),
    popularPrograms: list('programmes'),
    availableScholarships: list('scholarships'),
    facilities: null,
    tuitionFees: { domestic: one('domesticFee', feeText), international: one('internationalFee', feeText) },
    admissionRequirements: {
      minimumGPA: null,
      englishTest: one('englishTest', text),
      requiredTests: list('requiredTests'),
      applicationDeadline: one('deadline', ({ value }) => toYearlyDay(value)),
    },
    campusLife: { location: one('city', text), housing: null, nearestCity: null },
    provenance: provenance.filter((entry) => ProvenanceSchema.safeParse(entry).success),
  })
}
