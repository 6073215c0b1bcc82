import { aChoice, aStatedSum } from '@/tests/fixtures/choice'
import { aFact } from '@/tests/fixtures/facts'
import type { Charge } from '../facts/charges'
import { chargeLines } from './charges'

const charge = (what: string, sum: Charge['sum']) => aFact<Charge>({ level: 'all', what, sum })
const found = (charges: ReturnType<typeof charge>[], length = 1.5) =>
  chargeLines(aChoice({ charges }), length)

test('a charge is paid in each semester or year, or once, and is at its range', () => {
  const { lines, unknown } = found([
    charge('semester contribution', aStatedSum({ min: 70, max: 430, period: 'semester' })),
    charge('admission fee', aStatedSum({ min: 282_000, currency: 'JPY' })),
  ])
  expect(lines).toMatchObject([
    {
      part: 'tuition',
      label: 'Semester contribution',
      formula: '3 semesters × EUR 70–430',
      years: [
        { low: 140, likely: 500, high: 860 },
        { low: 70, likely: 250, high: 430 },
      ],
    },
    { part: 'once', label: 'Admission fee', years: [{ likely: 282_000 }] },
  ])
  expect(unknown).toEqual([])
})

test('a charge without a sum is not known, and neither are those of a place without a rule', () => {
  expect(found([charge('facility fee', null)])).toMatchObject({
    lines: [],
    unknown: [{ what: 'Facility fee' }],
  })
  expect(found([])).toMatchObject({ lines: [], unknown: [{ id: 'charges' }] })
})
