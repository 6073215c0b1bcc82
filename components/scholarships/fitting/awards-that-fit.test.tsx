import { render, screen } from '@testing-library/react'
import { fetchFile } from '@/lib/device/fetch-file'
import type { FittingAward } from '@/lib/programmes/page/queries'
import { aMatcherScholarship, anEligibility, aProfile } from '@/tests/fixtures/matcher'
import { AwardsThatFit } from './awards-that-fit'

jest.mock('@/lib/device/fetch-file')

const award = (id: string, fields: Partial<FittingAward> = {}): FittingAward => ({
  id,
  name: `Award ${id}`,
  value: 'Tuition',
  tie: 'country',
  isUnsure: false,
  ...fields,
})

const show = (awards: FittingAward[]) =>
  render(<AwardsThatFit awards={awards} country={{ code: 'nl', name: 'Netherlands' }} level="master" />)

beforeEach(() => {
  localStorage.clear()
  const closed = anEligibility({ nationalities: { mode: 'only', countries: ['fr'], certainty: 'exact' } })
  const scholarships = [
    aMatcherScholarship({ id: 'b', name: 'Award b', eligibleDegrees: ["Master's"], eligibility: closed }),
    aMatcherScholarship({ id: 'a', name: 'Award a', eligibleDegrees: ["Master's"] }),
  ]
  const file = { scholarships, groups: [], notices: [], countries: [] }
  jest.mocked(fetchFile).mockResolvedValue({ json: () => Promise.resolve(file) } as Response)
})

it('counts what can be used, shows the first of it and asks for the nationality', () => {
  show([award('a', { tie: 'university' }), ...[...'bcdefgh'].map((id) => award(id))])
  expect(screen.getByText(/8 awards of our catalogue can be used for it/)).toHaveTextContent(
    '1 for this university and 7 for studies in the Netherlands',
  )
  expect(screen.getAllByRole('listitem')).toHaveLength(6)
  const form = screen.getByRole<HTMLFormElement>('form')
  expect([...new FormData(form)]).toEqual([
    ['nationality', ''],
    ['host', 'nl,multiple'],
    ['degree', 'masters'],
  ])
  expect(fetchFile).not.toHaveBeenCalled()
})

it('gives verdicts to a visitor whose profile is kept in the browser', async () => {
  const state = { profile: aProfile({ nationality: 'ke', degreeHeld: 'bachelors' }) }
  localStorage.setItem('meridian-profile', JSON.stringify({ state, version: 1 }))
  show([award('b'), award('a')])
  expect(await screen.findByText(/Based on the profile in this browser/)).toBeInTheDocument()
  expect(screen.getByText('Eligible').closest('li')).toHaveTextContent('Award a')
  expect(screen.getByText('Not eligible (1)')).toBeInTheDocument()
})

it('says so where nothing fits', () => {
  show([])
  expect(
    screen.getByText(/No award of our catalogue names this university or the Netherlands/),
  ).toBeInTheDocument()
})
