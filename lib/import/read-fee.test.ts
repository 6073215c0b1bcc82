import { readFee, writeFee, type FeeCell } from './read-fee'

const CELL: FeeCell = { payer: 'international', local: null, currency: null, level: null }
const read = (text: string, cell: Partial<FeeCell> = {}) => readFee(text, { ...CELL, ...cell })
const fee = (currency: string, min: number, rest = {}) => ({
  value: { min, max: null, currency, period: 'year', academicYear: null, note: null, ...rest },
})

describe('readFee', () => {
  it.each([
    ['EUR 2,500', fee('EUR', 2500)],
    ['2.500 EUR', fee('EUR', 2500)],
    ['€2 500', fee('EUR', 2500)],
    ['US$ 57986/year', fee('USD', 57_986)],
    ['C$30,000', fee('CAD', 30_000)],
    ['CAD 61720', fee('CAD', 61_720)],
    ['ca. EUR 500', fee('EUR', 500)],
    ['CHF 1460–2190 2025/26', fee('CHF', 1460, { max: 2190, academicYear: '2025/26' })],
    ['EUR 260 2025', fee('EUR', 260, { academicYear: '2025' })],
    ['eur 2601 (statutory fee (EU) a year)', fee('EUR', 2601, { note: 'statutory fee (EU) a year' })],
    ['Free', fee('USD', 0)],
    ['No tuition fee', fee('USD', 0)],
    ['EUR 0', fee('EUR', 0)],
  ])('reads %j', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })

  it.each([
    ['12000', 'names no currency'],
    ['XYZ 500', 'no exchange rate for “XYZ”'],
    ['EUR 500 per semester', 'not for a year'],
    ['varies', 'can’t be read'],
    ['=HYPERLINK("http://x")', 'can’t be read'],
    ['', 'can’t be read'],
  ])('refuses %j', (text, reason) => {
    expect(read(text)).toEqual({ reason: expect.stringContaining(reason) })
  })
})

test('a bare sign is settled by the row’s country, or by what was said of all rows', () => {
  expect(read('$57,986 per year', { local: 'USD' })).toEqual(fee('USD', 57_986))
  expect(read('£9,250 - £12,000 a year', { local: 'GBP' })).toEqual(fee('GBP', 9250, { max: 12_000 }))
  expect(read('$57,986 per year', { local: 'EUR' })).toHaveProperty('reason')
  expect(read('$57,986 per year', { local: 'CAD', currency: 'USD' })).toEqual(fee('USD', 57_986))
  expect(read('12000', { currency: 'EUR' })).toEqual(fee('EUR', 12_000))
})

test('a column takes the sum of its own side', () => {
  expect(read('€2,500 (EU) / €14,300 (non-EU)')).toEqual(fee('EUR', 14_300))
  expect(read('EUR 14,300 (non-EU students)')).toEqual(fee('EUR', 14_300, { note: 'non-EU students' }))
  expect(read('EUR 2,500 (EU students)', { local: 'EUR' })).toHaveProperty('reason')
  expect(read('EUR 2,500 (per semester)')).toEqual({ reason: expect.stringContaining('not for a year') })
  expect(read('from EUR 2,500')).toEqual(fee('EUR', 2500, { note: 'from' }))
})

describe('writeFee', () => {
  it.each([
    fee('EUR', 2601, { academicYear: '2025/26', note: 'statutory (EU), a year' }),
    fee('CHF', 1460, { max: 2190 }),
    fee('USD', 0),
    fee('GBP', 9250.5, { academicYear: '2025' }),
  ])('writes what reads back the same: %j', (expected) => {
    expect(read(writeFee(expected.value as Parameters<typeof writeFee>[0]))).toEqual(expected)
  })
})
