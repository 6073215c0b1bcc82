import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { VisaAndLivingSchema } from '@/lib/facts/visa-rule'
import { parseTable } from '../dataset'
import type { Row } from './read-rows'
import { readStatedSums } from './stated-sums'
import { readVisaAndLiving } from './visa-and-living'

const ROW = {
  country: 'gb',
  visa_name: 'Student visa',
  fee: '558',
  fee_currency: 'GBP',
  fee_note: 'since 8 April 2026',
  funds_amount: '1171',
  funds_currency: 'GBP',
  funds_period: 'month',
  funds_note: 'outside London',
  health_insurance: '',
  work_during_study: '20 hours a week',
  post_study_permit: 'Graduate visa',
  post_study_length: '18 months',
  processing_weeks_min: '3',
  processing_weeks_max: '8',
  living_month_low: '1171',
  living_month_high: '1529',
  living_currency: 'GBP',
  living_basis: 'the sums of the funds rule',
  changes: '',
  official_page: 'https://www.gov.uk/student-visa',
  valid_for: 'late 2026',
  confidence: 'likely',
  source_title: 'Student visa',
  source_publisher: 'UK Home Office',
  source_url: 'https://www.gov.uk/student-visa',
  note: '',
}
const SUMS = [
  { of: 'health', key: 'gb', words: '£776 a year', what: 'health surcharge', min: '776', max: '776' },
  { of: 'visa-charge', key: 'gb', words: 'plus £19', what: 'biometrics', min: '19', max: '19' },
  ...[
    { what: 'bachelor', months: '24' },
    { what: 'master', months: '24' },
    { what: 'doctorate', months: '36' },
  ].map((stay) => ({ of: 'work-after', key: 'gb', words: '3 years after a doctorate, else 2', ...stay })),
  { of: 'funds', key: 'gb', words: 'outside London', months: '9', with_tuition: 'yes' },
].map((row: object): Row => ({ currency: 'GBP', period: 'year', about: '', note: '', ...row }))
const read = (cells: Partial<typeof ROW> = {}) =>
  readVisaAndLiving([{ ...ROW, ...cells }], readStatedSums(SUMS))

test('a row becomes a country’s rules, with what is empty unknown', () => {
  expect(read().rows).toMatchObject([
    {
      fee: { amount: 558, currency: 'GBP' },
      funds: { amount: 1171, period: 'month' },
      healthInsurance: null,
      processingWeeks: [3, 8],
      living: { min: 1171, max: 1529 },
      isUnsure: true,
    },
  ])
})

test('funds may have words and no sum, and a country may have neither', () => {
  expect(read({ funds_amount: '', funds_currency: '' }).rows[0]?.funds).toMatchObject({ amount: null })
  expect(
    read({ funds_amount: '', funds_note: '', funds_period: '', fee: '', living_month_low: '' }).rows,
  ).toMatchObject([{ funds: null, fee: null, living: null }])
})

test('a sum without its currency is a reject', () => {
  expect(read({ fee_currency: '' }).rejects).toMatchObject([
    { id: 'gb', reason: expect.stringMatching(/^fee/) },
  ])
})

test('words that name a sum get it in figures, and the funds how long and with what they are shown', () => {
  const [row] = read({ health_insurance: '£776 a year', fee_note: 'plus £19' }).rows
  expect(row?.healthSum).toMatchObject({ min: 776, max: null, currency: 'GBP', period: 'year' })
  expect(row?.charges).toMatchObject([{ what: 'biometrics', sum: { min: 19 } }])
  expect(row?.funds).toMatchObject({ months: 9, withTuition: true })
})

test('the months of a stay after the degree are those of its plain words, else those that somebody read', () => {
  const months = (post_study_length: string, post_study_permit = 'Graduate visa') =>
    read({ post_study_length, post_study_permit }).rows[0]?.workAfterMonths
  expect([months('18 months'), months('up to 24 months'), months('')]).toEqual([18, 24, 0])
  expect([months('', ''), months('words that nobody has read')]).toEqual([null, null])
  expect(months('3 years after a doctorate, else 2')).toEqual({ bachelor: 24, master: 24, doctorate: 36 })
})

test('the words of every country are read as its file has their months', () => {
  const stated = readStatedSums(
    parseTable('stated-sums', readFileSync('data/workshop/tables/stated-sums.tsv', 'utf8')).rows,
  )
  const kept = z
    .array(VisaAndLivingSchema)
    .parse(JSON.parse(readFileSync('data/national/visa-and-living.json', 'utf8')))
  const told = kept.map(({ country, workAfter, workAfterLength }) => {
    const cells = { country, post_study_permit: workAfter ?? '', post_study_length: workAfterLength ?? '' }
    return [country, readVisaAndLiving([{ ...ROW, ...cells }], stated).rows[0]?.workAfterMonths]
  })
  expect(told).toEqual(kept.map(({ country, workAfterMonths }) => [country, workAfterMonths]))
})
