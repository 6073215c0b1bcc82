import { VisaAndLivingSchema, type VisaAndLiving } from '@/lib/facts/visa-rule'
import { readRows, type Read, type Row } from './read-rows'
import { ruleParts } from './rule-parts'
import { sumOf, type StatedSums } from './stated-sums'
import { amount, words } from './words'

/** Null where neither a sum nor a word about it is given. */
function fundsOf(row: Row, sums: StatedSums) {
  if (!row.funds_amount && !row.funds_note) return null
  const [told] = sums.of('funds', row.country ?? '', words(row.funds_note))
  return {
    amount: amount(row.funds_amount),
    currency: words(row.funds_currency),
    period: row.funds_period,
    months: amount(told?.months),
    withTuition: told?.with_tuition === 'yes' ? true : null,
    note: words(row.funds_note),
  }
}

function livingOf(row: Row) {
  const min = amount(row.living_month_low)
  return min === null
    ? null
    : { min, max: amount(row.living_month_high), currency: row.living_currency, basis: row.living_basis }
}

const chargesOf = (row: Row, sums: StatedSums) =>
  sums
    .of('visa-charge', row.country ?? '', words(row.fee_note))
    .map((told) => ({ what: told.what, sum: sumOf(told) }))

/**
 * The stay after the degree that everybody gets, by level where it differs: 0 where there is a word and no length, null where
 * nobody has read the words, or they name only the stay of some.
 */
function monthsAfter(row: Row, sums: StatedSums): number | Record<string, number | null> | null {
  const length = words(row.post_study_length)
  if (length === null) return words(row.post_study_permit) === null ? null : 0
  const [, plain] = /^(?:up to )?(\d+) months$/.exec(length) ?? []
  if (plain) return amount(plain)
  const told = sums.of('work-after', row.country ?? '', length)
  const [first] = told
  if (!first?.what) return amount(first?.months)
  return Object.fromEntries(told.map(({ what = '', months }) => [what, amount(months)]))
}

export function readVisaAndLiving(rows: readonly Row[], sums: StatedSums): Read<VisaAndLiving> {
  return readRows(rows, {
    schema: VisaAndLivingSchema,
    idOf: ({ country = '' }) => country,
    toValue: (row) => ({
      ...ruleParts(row),
      visa: row.visa_name,
      fee: row.fee ? { amount: Number(row.fee), currency: row.fee_currency } : null,
      feeNote: words(row.fee_note),
      charges: chargesOf(row, sums),
      funds: fundsOf(row, sums),
      healthInsurance: words(row.health_insurance),
      healthSum: sums.of('health', row.country ?? '', words(row.health_insurance)).map(sumOf)[0] ?? null,
      workDuringStudy: words(row.work_during_study),
      workAfter: words(row.post_study_permit),
      workAfterLength: words(row.post_study_length),
      workAfterMonths: monthsAfter(row, sums),
      processingWeeks: row.processing_weeks_min
        ? [Number(row.processing_weeks_min), Number(row.processing_weeks_max)]
        : null,
      living: livingOf(row),
      changes: words(row.changes),
      officialPage: row.official_page,
    }),
  })
}
