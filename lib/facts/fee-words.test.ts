import { feeInWords } from './fee-words'

const SUM = { min: 1500, max: null, currency: 'EUR', period: 'semester' as const }

it.each([
  [SUM, 'EUR 1,500 a semester'],
  [{ ...SUM, min: 726.72, max: 726.72 }, 'EUR 726.72 a semester'],
  [{ ...SUM, min: 0, max: 4000, period: 'year' as const }, 'EUR 0–4,000 a year'],
  [{ ...SUM, min: null, max: 697, period: 'year' as const }, 'Up to EUR 697 a year'],
  [{ ...SUM, min: 0 }, 'No tuition fee'],
  [{ ...SUM, min: 0, max: 0 }, 'No tuition fee'],
  [{ ...SUM, max: 2000, period: 'total' as const }, 'EUR 1,500–2,000 for the whole degree'],
  [{ ...SUM, min: null }, null],
])('says %j as %p', (sum, text) => {
  expect(feeInWords(sum, false, false)).toBe(text)
})

it('says of a floor that it is one, and of an unsure sum that it is about that', () => {
  expect(feeInWords(SUM, true, false)).toBe('From EUR 1,500 a semester')
  expect(feeInWords(SUM, false, true)).toBe('About EUR 1,500 a semester')
  expect(feeInWords({ ...SUM, min: null, max: 697 }, false, true)).toBe('Up to about EUR 697 a semester')
  expect(feeInWords({ ...SUM, min: 0 }, false, true)).toBe('Probably no tuition fee: check')
})

it('says both fees where one is for residents of a part of the country', () => {
  const byResidence = {
    of: 'Scotland',
    residents: { min: 1820, max: 1820 },
    others: { min: null, max: 9535 },
  }
  const sum = { min: 1820, max: 9535, currency: 'GBP', period: 'year' as const, byResidence }
  expect(feeInWords(sum, false, false)).toBe(
    'GBP 1,820 a year for residents of Scotland, up to GBP 9,535 a year for others',
  )
  const alone = { ...sum, byResidence: { ...byResidence, others: null } }
  expect(feeInWords(alone, false, false)).toBe(
    'GBP 1,820 a year for residents of Scotland, not known for others',
  )
})
