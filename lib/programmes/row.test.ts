import { aRow } from '@/tests/fixtures/a-row'
import { aProgrammeRow } from '@/tests/fixtures/a-programme-row'
import { keepOwnFees, type OwnFee } from '../universities/kept-fees'
import { dollarsOf, feeIn, knownIn, languageOf, totalIn } from './row'

const fee = {
  sum: 40_000,
  currency: 'AUD',
  basis: 'year',
  perYear: 40_000,
  dollarsPerYear: 20_000,
  status: 'international',
  asOf: 'August 2026',
} as const
const university = aRow({ tuition: 12_000, tuitionMaster: 15_000 })

it('has its own fee, in dollars as well', () => {
  expect(aProgrammeRow({ fee }, { university })).toMatchObject({
    hasOwnFee: true,
    yearly: 40_000,
    dollars: 20_000,
  })
})

it('has else what its university charges at the level', () => {
  expect(aProgrammeRow({}, { university })).toMatchObject({ hasOwnFee: false, yearly: null, dollars: 12_000 })
  expect(aProgrammeRow({}, { university, level: 'master' }).dollars).toBe(15_000)
  expect(aProgrammeRow({}, { university, level: 'doctorate' }).dollars).toBeNull()
})

it('takes no fee of the university that rests on general knowledge alone', () => {
  const unsure = aRow({ tuition: 12_000, unofficialFee: ['bachelor'] })
  expect(aProgrammeRow({}, { university: unsure }).dollars).toBeNull()
})

it('takes no fee of the university for a medical subject, but where that is the fee of all subjects', () => {
  const of = (subject: string, feeOfMedicine: 'bachelor'[] = []) =>
    aProgrammeRow({ title: subject }, { subject, university: aRow({ tuition: 12_000, feeOfMedicine }) })
      .dollars
  for (const subject of ['Medicine', 'Dentistry', 'Veterinary medicine']) {
    expect(of(subject)).toBeNull()
    expect(of(subject, ['bachelor'])).toBe(12_000)
  }
  expect(of('Medical imaging')).toBe(12_000)
})

it('costs at least the larger of its fee and living, where one of them is not known', () => {
  const of = (sums: Parameters<typeof aRow>[0]) =>
    knownIn(aProgrammeRow({}, { university: aRow(sums) }), 'AUD')
  expect(of({ tuition: 12_000, living: null })).toBe(24_000)
  expect(of({ tuition: null, living: 8000 })).toBe(16_000)
  expect(of({ tuition: null, living: null })).toBeNull()
})

it('never takes what home students pay for its fee', () => {
  const row = aProgrammeRow({ fee: { ...fee, status: 'home' } }, { university })
  expect(row).toMatchObject({ hasOwnFee: false, dollars: 12_000 })
})

describe('with a passport for which another fee is charged', () => {
  const paid = { dollars: 500, words: 'EUR 450 a year', basis: null, isGeneral: false }
  const asked = (own: OwnFee['fee'], given: Parameters<typeof aProgrammeRow>[0] = {}) => {
    keepOwnFees(() => ({ status: 'home', why: '', ...(own !== undefined && { fee: own }) }))
    const row = aProgrammeRow(given, { university: aRow({ tuition: 12_000, living: 8000 }) })
    return [dollarsOf(row), totalIn(row, 'USD')]
  }
  afterEach(() => keepOwnFees(null))

  it('is what the university charges such people, and never the programme’s fee for students from abroad', () => {
    expect(asked(paid)).toEqual([500, 8500])
    expect(asked(paid, { fee })).toEqual([500, 8500])
    expect(asked(undefined, { fee })).toEqual([12_000, 20_000])
    expect(asked(paid, { fee: { ...fee, status: 'all' } })).toEqual([20_000, 28_000])
  })

  it('is not known where no source names theirs, or general knowledge alone', () => {
    expect(asked(null, { fee })).toEqual([null, null])
    expect(asked({ ...paid, isGeneral: true })).toEqual([null, null])
  })
})

it('has no yearly sum where the whole course costs one and its years are not known', () => {
  const row = aProgrammeRow({ fee: { ...fee, basis: 'course', perYear: null } }, { university })
  expect(row).toMatchObject({ hasOwnFee: true, yearly: null, dollars: null })
})

it('tells its fee in a currency: as published in its own, converted in others', () => {
  const row = aProgrammeRow({ fee }, { university })
  expect([feeIn(row, 'AUD'), feeIn(row, 'USD'), feeIn(row, 'NGN')]).toEqual([40_000, 20_000, 20_000_000])
  expect(feeIn(aProgrammeRow({}, { university: aRow({ tuition: null }) }), 'USD')).toBeNull()
})

it('is taught in its own language, or in English where the university surely teaches the level in it', () => {
  const english = aRow({ english: ['bachelor'] })
  expect(languageOf(aProgrammeRow({ language: 'de' }, { university: english }))).toBe('de')
  expect(languageOf(aProgrammeRow({}, { university: english }))).toBe('en')
  expect(languageOf(aProgrammeRow({}, { university: english, level: 'master' }))).toBe('')
})

it('is searched by titles, award, campus and subject', () => {
  const row = aProgrammeRow({ title: 'Hemşirelik', titleEn: null, campus: 'Göztepe' }, { subject: 'Nursing' })
  for (const word of ['hemsirelik', 'goztepe', 'nursing']) expect(row.text).toContain(word)
})
