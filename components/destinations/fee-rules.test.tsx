import { someRates } from '@/tests/fixtures/rates'
import { render, screen } from '@testing-library/react'
import { listFees } from '@/lib/destinations/fees'
import { aDestination, NOTHING_NATIONAL } from '@/tests/fixtures/a-destination'
import { aFeeRule } from '@/tests/fixtures/national'
import { FeeRules } from './fee-rules'

const RATES = someRates({ EUR: 0.5 })
const feesOf = (rule: object) => listFees([aFeeRule(rule)], RATES, '2026-11-23')
const show = (national: object) =>
  render(<FeeRules destination={aDestination({ national: { ...NOTHING_NATIONAL, ...national } })} />)

test('a law stands with its sum, level, status, office and age', () => {
  show({ laws: feesOf({ validFor: 'since 2017/18' }) })
  expect(screen.getByRole('heading', { name: 'Fees set by law or order' })).toBeVisible()
  expect(screen.getByRole('term')).toHaveTextContent('Bachelor’s, international students')
  const rule = screen.getByRole('definition')
  expect(rule).toHaveTextContent('EUR 1,500 a semester, about US$ 6,000 a year')
  expect(rule).toHaveTextContent('Ministry of Education; since 2017/18, may be out of date')
  expect(screen.queryByRole('heading', { name: 'What universities mostly charge' })).toBeNull()
})

test('a usual range stands apart, and says that it is no university’s price', () => {
  show({ usualFees: feesOf({ isTypical: true, isUnsure: true }) })
  expect(screen.getByRole('heading', { name: 'What universities mostly charge' })).toBeVisible()
  expect(screen.getByText('1 usual range')).toBeVisible()
  expect(
    screen.getByText(/^A usual range in the Netherlands, not one university’s price/),
  ).toBeInTheDocument()
  expect(screen.getByRole('definition')).toHaveTextContent('About EUR 1,500')
  expect(screen.queryByRole('heading', { name: 'Fees set by law or order' })).toBeNull()
})

test('a rule without a sum says what is known', () => {
  show({ laws: feesOf({ min: null, max: null, note: 'Each university sets it.' }) })
  expect(screen.getByRole('definition')).toHaveTextContent('No common sum')
  expect(screen.getByRole('definition')).toHaveTextContent('Each university sets it.')
})

test('nothing stands where nothing is known', () => {
  const { container } = show({})
  expect(container).toBeEmptyDOMElement()
})
