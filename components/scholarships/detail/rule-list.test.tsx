import { render, screen } from '@testing-library/react'
import { EMPTY_PROFILE } from '@/lib/eligibility/profile'
import { useProfileStore } from '@/lib/matcher/profile-store'
import { rulesOf } from '@/lib/scholarships/rules'
import { aScholarship } from '@/tests/fixtures/scholarship'
import { RuleList } from './rule-list'

const award = aScholarship({
  eligibility: {
    nationalities: { mode: 'only', countries: ['ke'] },
    minimumGrade: { text: 'GPA 3.0', gpa: 3 },
  },
})
const rules = rulesOf(award, { groups: new Map(), countryName: () => 'Kenya' })
const show = () => render(<RuleList rules={rules} ruled={award} groups={[]} />)

const keepProfile = (fields: object) =>
  localStorage.setItem(
    'meridian-profile',
    JSON.stringify({ state: { profile: { ...EMPTY_PROFILE, ...fields } }, version: 1 }),
  )

beforeEach(() => {
  localStorage.clear()
  useProfileStore.setState({ profile: EMPTY_PROFILE })
})

it('shows the rules and asks for a profile where there is none', () => {
  show()
  expect(screen.getByText('Only Kenya')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Smart Matcher' })).toHaveAttribute('href', '/scholarships')
  expect(screen.queryByText(/You meet this/)).not.toBeInTheDocument()
})

it('marks each rule for the profile on the device', () => {
  keepProfile({ nationality: 'ke', gpa: 3.5 })
  show()
  expect(screen.getByRole('status')).toHaveTextContent(/Eligible/)
  expect(screen.getAllByText(/You meet this/).length).toBeGreaterThan(1)
})

it('says which rule stands against it', () => {
  keepProfile({ nationality: 'fr' })
  show()
  expect(screen.getByRole('status')).toHaveTextContent('Not eligible')
  expect(screen.getByText(/You don’t meet this/)).toBeVisible()
})
