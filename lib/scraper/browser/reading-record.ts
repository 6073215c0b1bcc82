import { ProvenanceSchema, type Provenance } from '../../import/provenance'
import type { PrintedFee } from '../../money/fee-text/fee'
import { formatCount, formatList } from '../../text/format'
import { isObject } from '../../text/is-object'
import { parseUrl } from '../../text/parse-url'
import type { KnownSite } from '../shared/answers'
import { LeftRecordSchema, type LeftRecord } from '../shared/last-crawl'
import { feeLevel, type FoundField, type FoundValue } from '../shared/proof/fold-record'
import { readNumbers } from '../shared/proof/read-numbers'
import { readDeadline } from '../shared/proof/read-terms'
import { fieldsOf, type ReadingName, type Target } from '../shared/proof/reading-fields'
import { acceptedOf, type AcceptedValues } from './reading-choice'

const levelWords = (level: PrintedFee['level']) =>
  level && `for a ${level}’s`.replace('doctorate’s', 'doctorate')

const sumOf = ({ min, max }: Pick<PrintedFee, 'min' | 'max'>, write = String as (sum: number) => string) =>
  max === null ? write(min) : `${write(min)}–${write(max)}`

/** A fee for a year as one text that the import reads. */
function writeOne({ min, max, currency, academicYear, ...fee }: PrintedFee): string {
  if (min === 0) return academicYear ? `free ${academicYear}` : 'free'
  const note = [fee.isFrom && 'from', levelWords(fee.level)].filter(Boolean).join(', ')
  return [currency, sumOf({ min, max }), academicYear, note && `(${note})`].filter(Boolean).join(' ')
}

/**
 * The fees of one side as one text that the import reads: a record has one fee for each side, so fees of several levels
 * become a range whose note has each level's sum. `left` are those that are no part of it, because they are for another
 * period, year or currency than the first.
 */
export function writeYearlyFees(fees: readonly PrintedFee[]): { text: string | null; left: PrintedFee[] } {
  const first = fees.find(({ period }) => period === 'year')
  if (!first) return { text: null, left: [...fees] }
  const isAlike = (fee: PrintedFee) =>
    fee.period === 'year' && fee.currency === first.currency && fee.academicYear === first.academicYear
  const alike = fees.filter(isAlike)
  const left = fees.filter((fee) => !isAlike(fee))
  if (alike.length === 1) return { text: writeOne(first), left }
  const min = Math.min(...alike.map((fee) => fee.min))
  const most = Math.max(...alike.map((fee) => fee.max ?? fee.min))
  if (most === 0) return { text: writeOne(first), left }
  const max = most > min ? most : null
  const levels = alike.map((fee) =>
    `${fee.isFrom ? 'from ' : ''}${sumOf(fee, formatCount)} ${levelWords(fee.level) ?? ''}`.trim(),
  )
  const text = [first.currency, sumOf({ min, max }), first.academicYear, `(${formatList(levels)})`]
  return { text: text.filter(Boolean).join(' '), left }
}

const feesOf = (values: readonly FoundValue[]) =>
  values.flatMap(({ fee }) => (fee && 'fee' in fee ? [fee.fee] : []))

/** The fee of a record for the accepted fees of one side, and the values that remain with their places only. */
export function keptFee(values: readonly FoundValue[]): { text: string | null; left: string[] } {
  const { text, left } = writeYearlyFees(feesOf(values))
  const isLeft = ({ fee }: FoundValue) => !fee || !('fee' in fee) || left.includes(fee.fee)
  return { text, left: values.filter(isLeft).map(({ value }) => value) }
}

const firstNumber = ({ value }: FoundValue): number | null => readNumbers(value)[0] ?? null

type ReadUniversity = { name: string; country: string; website: string | null }

/** Name, country and website, as far as the catalogue or the pages name them. */
export function describeSite(
  target: string,
  known: KnownSite | null,
  fields: readonly FoundField[],
): ReadUniversity {
  const named = fields
    .find(({ field }) => field === 'name')
    ?.values.find(({ proof }) => proof === 'on the page')
  const site = parseUrl(target)
  return {
    name: known?.name ?? named?.value ?? '',
    country: known?.country ?? '',
    website: known?.website ?? (site ? `${site.protocol}//${site.host}/` : null),
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

/** The place of each accepted value, with its quote and its day. */
export function provenanceOf(
  fields: readonly FoundField[],
  chosen: AcceptedValues,
  { target, readOn }: { target: Target; readOn: string },
): Provenance[] {
  const keys = new Map(fieldsOf(target).map(({ name, key }) => [name, key]))
  const all = fields.flatMap((field) =>
    acceptedOf(field, chosen).map((found): Provenance => {
      const { value, year, fee, proof, places } = found
      return {
        field: keys.get(field.field) ?? field.field,
        label: field.label,
        value,
        quote: places[0]?.quote || null,
        page: places[0]?.pageUrl ?? '',
        readOn,
        academicYear: (fee && 'fee' in fee ? fee.fee.academicYear : null) ?? year,
        level: feeLevel(found),
        isProven: proof === 'on the page',
      }
    }),
  )
  return all.filter((entry) => ProvenanceSchema.safeParse(entry).success)
}

/**
 * The chosen values as one record for "Add More Universities", with the place of each. A value that is no yearly fee,
 * no number or no date is kept with its place only, as it is printed.
 * @param readOn the day on which the pages were read, as an ISO date
 */
export function toLeftRecord(
  fields: readonly FoundField[],
  chosen: AcceptedValues,
  { name, country, website, readOn }: ReadUniversity & { readOn: string },
): LeftRecord {
  const valuesOf = (wanted: ReadingName): FoundValue[] => {
    const found = fields.find(({ field }) => field === wanted)
    return found ? acceptedOf(found, chosen) : []
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
    tuitionFees: {
      domestic: keptFee(valuesOf('domesticFee')).text,
      international: keptFee(valuesOf('internationalFee')).text,
    },
    admissionRequirements: {
      minimumGPA: null,
      englishTest: one('englishTest', text),
      requiredTests: list('requiredTests'),
      applicationDeadline: one('deadline', ({ value }) => readDeadline(value)),
    },
    campusLife: { location: one('city', text), housing: null, nearestCity: null },
    provenance: provenanceOf(fields, chosen, { target: 'university', readOn }),
  })
}
