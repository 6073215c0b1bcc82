import { extentOf, formatSum, partsInWords } from './award'
import { AwardPartsSchema, SumSchema } from './record/schema'

it.each([
  [
    { min: 1_650, max: 1_650, currency: 'EUR', period: 'month', approximate: true },
    'About EUR 1,650 a month',
  ],
  [{ max: 3_000, currency: 'USD', period: 'once' }, 'Up to USD 3,000 once'],
  [{ min: 3_000, currency: 'USD', period: 'total' }, 'From USD 3,000 in all'],
  [
    {
      min: 6_000,
      max: 7_000,
      currency: 'CNY',
      period: 'month',
      degree: 'Ph.D.',
      year: '2025',
      note: 'before tax',
    },
    'CNY 6,000–7,000 a month, Ph.D., before tax (2025)',
  ],
])('writes %j', (sum, words) => {
  expect(formatSum(SumSchema.parse(sum))).toBe(words)
})

it('tells covered, not covered and unsaid apart', () => {
  const parts = partsInWords(
    AwardPartsSchema.parse({ tuition: { coverage: 'full' }, stipend: {}, travel: { coverage: 'none' } }),
  )
  expect(parts.map(({ label, coverage }) => [label, coverage])).toEqual([
    ['Tuition', 'Covered in full'],
    ['Living costs', 'Paid; how far it goes is not published'],
    ['Travel', 'Not covered'],
  ])
})

it.each([
  [{ coverage: 'full' }, 'full'],
  [{ coverage: 'up-to-full' }, 'up-to-full'],
  [{ coverage: 'full', amounts: [{ min: 900, max: 900, currency: 'EUR', period: 'month' }] }, 'partial'],
  [{}, 'partial'],
  [{ coverage: 'none' }, null],
  [{ coverage: 'not-charged' }, null],
  [null, null],
])('tells how far %j goes: %s', (tuition, extent) => {
  expect(extentOf(AwardPartsSchema.parse({ tuition }).tuition)).toBe(extent)
})
