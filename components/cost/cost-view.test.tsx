import { render, screen, within } from '@testing-library/react'
import { type CostInput } from '@/lib/cost/cost'
import { aChoice, aCost, aStatedSum, aWorth, someRules } from '@/tests/fixtures/choice'
import { aFact, aRoute, aTuition } from '@/tests/fixtures/facts'
import { CostView } from './cost-view'

const full = { coverage: 'full' as const, amounts: [], note: null }
const show = (given: Partial<CostInput> = {}) =>
  render(
    <CostView
      table={aCost({
        choice: aChoice({ routes: [aFact(aRoute({ feeSum: aStatedSum({ min: 100 }) }))] }),
        person: { nationalities: ['ng'], residence: 'ng', hasTest: true, age: null },
        currency: 'NGN',
        ...given,
      })}
    />,
  )

it('tells the whole degree in both currencies, year by year, and what each line rests on', () => {
  show()
  expect(screen.getByText('At least about NGN 62,200,000 (EUR 62,200) for 3 years')).toBeVisible()
  const table = screen.getByRole('table', { name: 'In NGN, at the rates of 29 September 2026' })
  const [, first] = within(table).getAllByRole('row')
  expect(first).toHaveTextContent('18,000,00012,600,000350,00021,000,000')
  const tuition = screen.getByText('EUR 24,000 in 3 years').closest('details')
  expect(tuition).toHaveTextContent('3 years × EUR 8,000')
  expect(tuition).toHaveTextContent('Official register, 2024')
  expect(screen.getByText(/The flight is left out/)).toBeVisible()
  expect(screen.getByText(/^EUR 12,000$/).closest('p')).toHaveTextContent(
    'EUR 12,000 and the first year’s tuition, EUR 8,000. 12 months × EUR 1,000',
  )
})

it('says that a year stands by the middle of its sums, where they are ranges', () => {
  show({ choice: aChoice({ fees: [aFact(aTuition({ min: 8000, max: 12_000 }))] }) })
  const name = 'In NGN, the middle of each sum, at the rates of 29 September 2026'
  expect(screen.getByRole('table', { name })).toBeVisible()
})

it('draws a bar for each year in parts', () => {
  show()
  const bars = screen.getAllByRole('img', { name: /^Year/ })
  expect(bars).toHaveLength(3)
  expect(bars[0]).toHaveAccessibleName('Year 1: about NGN 21,000,000')
})

it('has the sum of each part of the bars beside its word, as far as it is the same in all years', () => {
  const { container } = show()
  const legend = container.querySelector('figcaption')
  expect(legend).toHaveTextContent('living 12,600,000')
  // It is paid in the first year alone.
  expect(legend).toHaveTextContent('once, before you go 350,000')
  // So is a fee beside the tuition of that year.
  expect(legend).toHaveTextContent(/^tuition and charges(living| [\d,]+)/)
})

it('says what nobody tells, and that there is no total then', () => {
  show({ choice: aChoice({ fees: [] }), currency: 'ERN' })
  expect(screen.getByText('No total: tuition is not known')).toBeVisible()
  expect(screen.getByText(/^Known for 3 years: living EUR/)).toBeVisible()
  expect(screen.getByText(/Not known: Tuition for a bachelor’s degree at Alpha University/)).toBeVisible()
  expect(screen.getByRole('table', { name: 'In EUR: there is no rate for ERN' })).toBeVisible()
  expect(screen.getAllByRole('cell', { name: 'not known' })).toHaveLength(3)
})

it('takes the award that is sure off, and tells the one that could pay beside it', () => {
  const duration = { duration: { minMonths: 36, maxMonths: 36, note: null } }
  const awards = [
    {
      ...aWorth({ tuition: full }, { name: 'Waiver', ...duration }),
      tie: 'university',
      verdict: 'eligible',
      call: 'in-time',
    },
    {
      ...aWorth({ tuition: full, stipend: full }, { name: 'All', ...duration }),
      tie: 'country',
      verdict: 'check',
      call: 'in-time',
    },
  ] as const
  show({ awards })
  expect(screen.getByText(/^Eligible:/)).toHaveTextContent(
    'Eligible: Waiver pays tuition waived: at least about NGN 38,200,000 (EUR 38,200) left to pay for 3 years.',
  )
  expect(screen.getByText(/could pay/)).toHaveTextContent(
    'All could pay tuition waived and living costs covered in full, if its open rules fit you. It is not subtracted.',
  )
})

it('states the money to show once, and says where it is not sure', () => {
  const { funds } = someRules()
  const value = { ...funds!.value, period: 'year', amount: 12_000, months: null, withTuition: false } as const
  show({ rules: someRules({ funds: { ...funds!, value, isUnsure: true } }) })
  expect(screen.getByText(/^About EUR 12,000$/).closest('p')?.textContent).not.toMatch(
    /EUR 12,000.*EUR 12,000/,
  )
})
