import { aFact, aTuition } from '@/tests/fixtures/facts'
import { feeAt, feesOf, isFeeOfSubject, officialFeeAt } from './fee'

const fee = (fields: Parameters<typeof aTuition>[0]) => aFact(aTuition(fields))

it('takes the fee of the nearest status, and never that of another level', () => {
  const fees = [
    fee({ status: 'all', min: 1 }),
    fee({ status: 'home', min: 2 }),
    fee({ status: 'international', min: 3 }),
    fee({ status: 'international', level: 'master', min: 4 }),
  ]
  expect(feeAt(fees, 'bachelor', 'international')?.value.min).toBe(3)
  expect(feeAt(fees, 'bachelor', 'eu-eea')?.value.min).toBe(2)
  expect(feeAt(fees, 'master', 'international')?.value.min).toBe(4)
  expect(feeAt(fees, 'master', 'home')).toBeNull()
  expect(feeAt(fees, 'doctorate', 'international')).toBeNull()
})

it('takes a fee for all programmes before one for some', () => {
  const fees = [fee({ condition: 'programmes in English', min: 9 }), fee({ min: 5 })]
  expect(feesOf(fees, 'international').map(({ value }) => value.min)).toEqual([5, 9])
})

it('takes what is for programmes in one language for people at home and for such a programme alone', () => {
  const fees = [fee({ status: 'all', min: 0, condition: 'programmes taught in Czech', taughtIn: 'cs' })]
  expect(feesOf(fees, 'international')).toEqual([])
  expect(feesOf(fees, 'eu-eea', 'en')).toEqual([])
  expect(feesOf(fees, 'international', 'cs')).toHaveLength(1)
  expect(feesOf(fees, 'home')).toHaveLength(1)
})

it('takes the price of single programmes for nobody’s at the university', () => {
  const ofOne = fee({ status: 'international', min: 5, condition: 'Law', isOfProgrammes: true })
  expect(feesOf([ofOne], 'international')).toEqual([])
  expect(
    feesOf([ofOne, fee({ status: 'all', min: 9 })], 'international').map(({ value }) => value.min),
  ).toEqual([9])
})

it('takes no fee of a whole university for a medical subject, but a law’s and that of a university of medicine', () => {
  const law = aFact(aTuition(), { kind: 'law' })
  const own = aFact(aTuition(), { kind: 'register' })
  expect(isFeeOfSubject(own, 'medicine', false)).toBe(false)
  expect(isFeeOfSubject(law, 'medicine', false)).toBe(true)
  expect(isFeeOfSubject(own, 'medicine', true)).toBe(true)
  expect(isFeeOfSubject(own, 'nursing', false)).toBe(true)
  expect(isFeeOfSubject(own, null, false)).toBe(true)
})

it('takes a usual fee for no subject that its rule leaves out', () => {
  const usual = aFact(aTuition({ notFor: ['management-mba'] }), { kind: 'usual' })
  expect(isFeeOfSubject(usual, 'management-mba', false)).toBe(false)
  expect(isFeeOfSubject(usual, 'law', false)).toBe(true)
  expect(isFeeOfSubject(usual, null, false)).toBe(true)
})

it('calls no fee official that rests on general knowledge', () => {
  const [known] = [aFact(aTuition(), { kind: 'general' })]
  expect(feeAt([known], 'bachelor', 'international')).toBe(known)
  expect(officialFeeAt([known], 'bachelor', 'international')).toBeNull()
})
