import { render, screen } from '@testing-library/react'
import { EMPTY_PROFILE } from '@/lib/eligibility/profile'
import { assess } from '@/lib/eligibility/verdict'
import { useProfileStore } from '@/lib/matcher/profile-store'
import { rulesOf } from '@/lib/scholarships/rules'
import { aProfile } from '@/tests/fixtures/matcher'
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
  keepProfile({ nationality: 'ke', degreeLevel: 'masters', degreeHeld: 'bachelors', gpa: 3.5 })
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

it('says of each rule what the matcher says, with the same verdict', () => {
  const asked = aScholarship({
    fieldsOfStudy: ['law'],
    eligibility: {
      nationalities: { mode: 'any' },
      residence: { mode: 'only', countries: ['ke'] },
      ages: [{ max: 29 }],
      minimumGrade: { text: '70%', percent: 70 },
      workExperience: { text: 'Two years', years: 2 },
    },
  })
  // 3.9 of 5 is an estimate on the 4.0 scale: it answers no rule in per cent.
  const told = { nationality: 'ng', fieldOfStudy: 'physics', age: 31, workYears: 1, residence: 'ng' } as const
  const profile = aProfile({ ...told, gpa: 3.1, grade: 3.9, gradeScale: 'ng-5' })
  keepProfile(profile)
  const context = { groups: new Map(), countryName: (code: string) => (code === 'ng' ? 'Nigeria' : code) }
  render(<RuleList rules={rulesOf(asked, context)} ruled={asked} groups={[]} />)
  const { verdict, checks } = assess(profile, asked, context)
  expect(verdict).toBe('not-eligible')
  expect(screen.getByRole('status')).toHaveTextContent('Not eligible')
  expect(checks.map(({ rule }) => rule)).toEqual(
    expect.arrayContaining(['field', 'residence', 'age', 'grade', 'work']),
  )
  for (const { why } of checks) expect(screen.getByText(`: ${why}`)).toBeVisible()
  expect(screen.getByText(/What is your average in per cent\?/)).toBeVisible()
})
