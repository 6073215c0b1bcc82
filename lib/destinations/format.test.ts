import { formatAcademicYear, formatCurrency, formatKnownFrom, formatLivingCost } from './format'
import { withArticle } from '../places/with-article'

test('an academic year says where its months differ', () => {
  expect(formatAcademicYear({ starts: [9, 10], ends: [6], note: null })).toBe('September or October to June')
})

test('living costs carry currency and period', () => {
  const cost = { min: 1171, max: 1529, currency: 'GBP', period: 'month' as const, note: null, source: '' }
  expect(formatLivingCost(cost)).toBe('GBP 1,171–1,529 a month')
  expect(formatLivingCost({ ...cost, min: 11904, max: null, currency: 'EUR', period: 'year' })).toBe(
    'EUR 11,904 a year',
  )
})

test('currencies have their names', () => {
  expect(formatCurrency('EUR')).toBe('Euro (EUR)')
  expect(formatCurrency('QQQ')).toBe('QQQ')
})

test.each([
  ['United Kingdom', 'the United Kingdom'],
  ['Netherlands', 'the Netherlands'],
  ['Central African Republic', 'the Central African Republic'],
  ['Democratic Republic of the Congo', 'the Democratic Republic of the Congo'],
  ['Northern Mariana Islands', 'the Northern Mariana Islands'],
  ['Japan', 'Japan'],
])('%s is %s in a sentence', (name, expected) => {
  expect(withArticle(name)).toBe(expected)
})

test.each([
  ['2025', '2025'],
  ['2025-04', 'April 2025'],
  ['2025-11-11', '11 November 2025'],
])('a rule that is known from %s reads %s', (date, words) => {
  expect(formatKnownFrom(date)).toBe(words)
})
