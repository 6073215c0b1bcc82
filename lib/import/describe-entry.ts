import { formatMoney } from '../money/format'
import type { Fee } from '../money/schema'
import { formatNumber } from '../universities/format'
import type { Derived, ReadableRecord } from '../universities/record/schema'
import { IMPORT_FIELDS, type ImportField } from './fields'
import { toCells } from './flatten'
import type { AddedRecord } from './schema'

/** The head of the page shows these. */
const IN_HEAD: readonly ImportField['key'][] = [
  'name',
  'country',
  'campusLife.location',
  'website',
  'description',
]

/** A fee with its year and note, such as the sums of several levels. */
const feeWords = (fee: Fee) =>
  [formatMoney(fee), fee.academicYear && `in ${fee.academicYear}`, fee.note && `(${fee.note})`]
    .filter(Boolean)
    .join(' ')

/** Every other field that the visitor filled, in words, in the order of the form. */
export function describeEntry(
  record: AddedRecord,
  university: Derived<ReadableRecord> | null,
): { label: string; value: string }[] {
  const cells = toCells(record)
  const fees = university?.tuitionFees
  const wordsOf = ({ key, kind, options }: ImportField, text: string): string => {
    if (key === 'tuitionFees.international' && fees?.international) return feeWords(fees.international)
    if (key === 'tuitionFees.domestic' && fees?.domestic) return feeWords(fees.domestic)
    if (kind === 'number' && key !== 'establishedYear') return formatNumber(Number(text))
    if (kind === 'hectares') return `${formatNumber(Number(text))} hectares`
    if (kind !== 'choice' && kind !== 'choices') return text
    const values = text.split('; ')
    return values.map((value) => options?.find((option) => option.value === value)?.label ?? value).join(', ')
  }
  return IMPORT_FIELDS.flatMap((field) => {
    const text = cells[field.key]
    return text && !IN_HEAD.includes(field.key) ? [{ label: field.label, value: wordsOf(field, text) }] : []
  })
}
