import { aChoice, aChoiceProgramme } from '@/tests/fixtures/choice'
import { aFact, aTuition } from '@/tests/fixtures/facts'
import type { Status } from './person'
import { tuitionOf } from './tuition'

const pays = (status: Status['status']): Status => ({ status, why: 'Because', isUnsure: false })
const years = (
  choice: Parameters<typeof tuitionOf>[0],
  status: Status['status'] = 'international',
  length = 3,
) => tuitionOf(choice, pays(status), length).lines[0]?.years.map(({ likely }) => likely)

test('a fee by the year, by the semester and for the whole course becomes a sum for each year', () => {
  expect(years(aChoice())).toEqual([8000, 8000, 8000])
  const fee = (period: 'semester' | 'total') => aChoice({ fees: [aFact(aTuition({ min: 3000, period }))] })
  expect(years(fee('semester'))).toEqual([6000, 6000, 6000])
  expect(years(fee('total'))).toEqual([1000, 1000, 1000])
  expect(years(fee('semester'), 'international', 1.5)).toEqual([6000, 3000])
})

test('the programme’s own fee goes before that of its university, for those who pay it', () => {
  const value = {
    sum: 90_000,
    currency: 'AUD',
    basis: 'course' as const,
    perYear: null,
    dollarsPerYear: null,
  }
  const programme = aChoiceProgramme({
    fee: aFact({ ...value, status: 'international' as const, asOf: '2023' }),
  })
  expect(years(aChoice({ programme }))).toEqual([30_000, 30_000, 30_000])
  const home = aFact(aTuition({ status: 'home', min: 500 }))
  expect(years(aChoice({ programme, fees: [home] }), 'home')).toEqual([500, 500, 500])
})

test('each status has its fee, and no status gets the fee of students from abroad', () => {
  const fees = [aFact(aTuition()), aFact(aTuition({ status: 'eu-eea', min: 2694 }))]
  expect(years(aChoice({ fees }), 'eu-eea')).toEqual([2694, 2694, 2694])
  expect(years(aChoice(), 'home')).toBeUndefined()
  expect(tuitionOf(aChoice(), pays('home'), 3).unknown).toMatchObject([{ id: 'tuition' }])
})

test('a fee that is free costs nothing, and one that is not known is not free', () => {
  expect(years(aChoice({ fees: [aFact(aTuition({ min: 0 }))] }))).toEqual([0, 0, 0])
  expect(tuitionOf(aChoice({ fees: [] }), pays('international'), 3)).toMatchObject({
    lines: [],
    unknown: [{ what: 'Tuition for a bachelor’s degree at Alpha University' }],
  })
})

test('a usual range stands in, and is named as that of the country', () => {
  const usualFees = [aFact(aTuition({ min: 9000, max: 15_000 }), { kind: 'usual' })]
  const [line] = tuitionOf(aChoice({ fees: [], usualFees }), pays('international'), 1).lines
  expect(line).toMatchObject({ label: 'Usual tuition in the Netherlands', isUsual: true })
  expect(line?.years).toEqual([{ low: 9000, likely: 12_000, high: 15_000 }])
})

test('a ceiling is taken whole, a floor leaves the rest open, and a credit gives no year', () => {
  expect(years(aChoice({ fees: [aFact(aTuition({ min: null, max: 697 }))] }))).toEqual([697, 697, 697])
  const floor = tuitionOf(aChoice({ fees: [aFact(aTuition({ isFloor: true }))] }), pays('international'), 1)
  expect(floor.unknown).toMatchObject([{ id: 'tuition-above' }])
  const credit = tuitionOf(
    aChoice({ fees: [aFact(aTuition({ period: 'credit' }))] }),
    pays('international'),
    1,
  )
  expect(credit).toMatchObject({
    lines: [],
    unknown: [{ why: expect.stringContaining('EUR 8,000 a credit') }],
  })
})

test('what other subjects cost is not the fee of medicine, unless a law fixes it for all', () => {
  const programme = aChoiceProgramme({ subject: { slug: 'medicine', name: 'Medicine' } })
  const fees = (kind: 'law' | 'register') => [aFact(aTuition(), { kind })]
  expect(years(aChoice({ programme, fees: fees('law') }))).toEqual([8000, 8000, 8000])
  const usualFees = [aFact(aTuition(), { kind: 'usual' as const })]
  for (const [own, whose] of [
    [{ fees: fees('register') }, 'Of other subjects there'],
    [{ fees: [], usualFees }, 'Usual tuition in the Netherlands in other subjects'],
  ] as const)
    expect(tuitionOf(aChoice({ programme, ...own }), pays('international'), 6)).toMatchObject({
      lines: [],
      unknown: [{ id: 'tuition', why: `${whose}: EUR 8,000 a year; Medicine mostly costs more` }],
    })
  expect(years(aChoice({ programme, isMedical: true, fees: fees('register') }))).toEqual([8000, 8000, 8000])
})
