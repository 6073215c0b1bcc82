import { render, screen } from '@testing-library/react'
import { countryCost } from '@/lib/cost/country-cost'
import { NOBODY } from '@/lib/cost/person'
import { RATES, someRules } from '@/tests/fixtures/choice'
import { aFact, aTuition } from '@/tests/fixtures/facts'
import { CostQuestion } from './cost-question'
import { CountryAnswer } from './country-answer'

jest.mock('next/navigation', () => ({ useRouter: jest.fn() }))

const show = (mins: readonly number[], person = NOBODY) => {
  const rules = someRules({ workDuringStudy: aFact('16 hours a week') })
  const cost = countryCost({
    rules,
    level: 'bachelor',
    person,
    currency: 'NGN',
    rates: RATES,
    universities: mins.map((min) => ({
      id: `u-${min}`,
      name: `University ${min}`,
      fees: [aFact(aTuition({ min }))],
      usualFees: [],
      otherCosts: [],
      charges: [],
      routes: [],
      deadlines: [],
    })),
    years: aFact({ min: 3, max: 3 }),
  })
  render(<CountryAnswer cost={cost} rules={rules} level="bachelor" where="the Netherlands" />)
}

it('tells the degree, and the universities whose official fee is lowest', () => {
  show([3000, 1000, 2000])
  expect(screen.getByRole('heading', { name: 'A bachelor’s degree in the Netherlands' })).toBeVisible()
  expect(screen.getByText(/^At least about NGN/)).toBeVisible()
  const [first] = screen
    .getAllByRole('listitem')
    .filter((item) => item.querySelector('a[href="/universities/u-1000?level=bachelor"]'))
  expect(first).toHaveTextContent('About NGN 1,000,000 a year (EUR 1,000 a year) · official register, 2024')
  expect(screen.getByText(/Of 3 universities in the Netherlands, 3 have a fee for you/)).toHaveTextContent(
    'from NGN 1,000,000 (EUR 1,000) to NGN 3,000,000 (EUR 3,000) a year',
  )
  expect(screen.getByText(/16 hours a week/)).toBeVisible()
})

it('tells those who may move there freely no rule on work of those with a visa', () => {
  show([3000, 1000, 2000], { ...NOBODY, nationalities: ['nl'] })
  expect(screen.queryByText(/Work beside/)).toBeNull()
})

it('says where no fee is official', () => {
  show([])
  expect(screen.getByText(/No source names a .+ fee for any of the 0 universities/)).toBeVisible()
})

it('can take the focus at its heading, to which the form leads', () => {
  show([1000])
  const heading = screen.getByRole('heading', { name: /^A bachelor’s degree in/ })
  heading.focus()
  expect(heading).toHaveFocus()
  expect(heading).toHaveAttribute('id', 'degree')
})

it('asks with a form that needs no script', () => {
  render(
    <CostQuestion
      countries={[{ code: 'nl', name: 'Netherlands' }]}
      country="nl"
      level="master"
      passport="Nigeria"
    />,
  )
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'What would it cost me?' })
  expect(form).toHaveAttribute('action', '/cost#degree')
  expect([...new FormData(form)]).toEqual([
    ['country', 'nl'],
    ['level', 'master'],
    ['passport', 'Nigeria'],
  ])
})

it('says beside the field that no country goes by a name, and leaves it as typed', () => {
  const unread = { country: 'Atlantis', passport: 'Brasileirra' }
  render(<CostQuestion countries={[{ code: 'nl', name: 'Netherlands' }]} unread={unread} />)
  const where = screen.getByRole('textbox', { name: 'Where' })
  expect(where).toHaveValue('Atlantis')
  expect(where).toBeInvalid()
  expect(where).toHaveAccessibleDescription(/^We know no country “Atlantis”\./)
  const passport = screen.getByRole('textbox', { name: 'My passport' })
  expect(passport).toHaveValue('Brasileirra')
  expect(passport).toHaveAccessibleDescription(/^We know no country or nationality “Brasileirra”\./)
})
