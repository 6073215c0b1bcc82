import { readFeeText } from '../../../money/fee-text/fee-reader'
import { writeYearlyFees } from './write-yearly-fee'

const fees = (...given: Parameters<typeof readFeeText>[]) =>
  given.flatMap((one) => {
    const found = readFeeText(...one)
    return 'fee' in found ? [found.fee] : []
  })
const written = (...given: Parameters<typeof readFeeText>[]) => writeYearlyFees(fees(...given)).text

test('a yearly fee is written as the import reads it', () => {
  expect(written(['from £21,500 (2026/27)', { level: 'bachelor', local: 'GBP' }])).toBe(
    'GBP 21500 2026/27 (from, for a bachelor’s)',
  )
  expect(written(['EUR 2,000-3,000 a year'])).toBe('EUR 2000–3000')
  expect(written(['no tuition fee'])).toBe('free')
  expect(written(['€1,500 per semester'])).toBeNull()
  expect(written()).toBeNull()
})

test('fees of several levels are one range, with the sum of each level beside it (issue 19)', () => {
  const bachelor = ['€21,500 a year', { level: 'bachelor', year: '2026/27' }] as const
  const master = ['€19,000 a year', { level: 'master', year: '2026/27' }] as const
  expect(written([...bachelor], [...master])).toBe(
    'EUR 19000–21500 2026/27 (21,500 for a bachelor’s and 19,000 for a master’s)',
  )
  expect(written([...bachelor], ['€21,500 a year', { level: 'master', year: '2026/27' }])).toBe(
    'EUR 21500 2026/27 (21,500 for a bachelor’s and 21,500 for a master’s)',
  )
})

test('what is for another year, period or currency is no part of it, and is named', () => {
  const all = fees(
    ['€21,500 a year', { level: 'bachelor', year: '2026/27' }],
    ['€9,000 per semester', { level: 'master', year: '2026/27' }],
    ['£20,000 a year', { level: 'doctorate', year: '2026/27', local: 'GBP' }],
  )
  const { text, left } = writeYearlyFees(all)
  expect(text).toBe('EUR 21500 2026/27 (for a bachelor’s)')
  expect(left).toEqual(all.slice(1))
})
