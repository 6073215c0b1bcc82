import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { aGroup, aMatcherScholarship, anEligibility, aNotice, aProfile } from '@/tests/fixtures/matcher'
import { Matches } from './matches'
import { MATCHES_PAGE, type MatchesView } from './use-matches-view'

const DATA = { scholarships: [aMatcherScholarship()], groups: [aGroup({})], notices: [], countries: [] }

const show = (degreeLevel: 'bachelors' | 'masters') =>
  render(
    <Matches
      profile={aProfile({ degreeLevel, nationality: 'ng' })}
      data={DATA}
      view={{ limit: MATCHES_PAGE }}
      onView={() => {}}
      onModify={() => {}}
    />,
  )

describe('the section of what almost fits', () => {
  it('lists what one change would open', async () => {
    show('masters')
    await userEvent.click(screen.getByText("Looking for a Bachelor's"))
    expect(screen.getByText('would open 1 more')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Plain Award' })).toHaveAttribute(
      'href',
      '/scholarships/plain-award',
    )
  })

  it('is not there where no change opens anything', () => {
    show('bachelors')
    expect(screen.queryByRole('heading', { name: 'Almost' })).not.toBeInTheDocument()
  })
})

it('recommends no award in a country that stopped the visas of the visitor', () => {
  const notice = aNotice()
  const inCountry = (id: string) =>
    aMatcherScholarship({ id, name: `Award in ${id}`, hostCountries: [id], status: 'open-all-year' })
  render(
    <Matches
      profile={aProfile({ degreeLevel: 'bachelors', nationality: 'ng' })}
      data={{ ...DATA, scholarships: [inCountry('us'), inCountry('gb')], notices: [notice] }}
      view={{ limit: MATCHES_PAGE }}
      onView={() => {}}
      onModify={() => {}}
    />,
  )
  expect(screen.getAllByText(/Highly Recommended/)).toHaveLength(1)
  expect(screen.getByRole('listitem', { name: 'Award in gb' })).toHaveTextContent('Highly Recommended')
})

describe('narrowing', () => {
  const scholarships = [
    aMatcherScholarship({ id: 'full', name: 'Full Award', isFullyFunded: true, status: 'open-all-year' }),
    aMatcherScholarship({
      id: 'unsure',
      name: 'Unsure Award',
      isFullyFunded: true,
      eligibility: anEligibility({ nationalities: { mode: 'unknown' } }),
    }),
    aMatcherScholarship({ id: 'part', name: 'Part Award' }),
  ]
  function Narrowed({ scholarships: own = scholarships }) {
    const [view, setView] = useState<MatchesView>({ limit: MATCHES_PAGE })
    return (
      <Matches
        profile={aProfile({ degreeLevel: 'bachelors', degreeHeld: 'secondary', nationality: 'ng' })}
        data={{ ...DATA, scholarships: own }}
        view={view}
        onView={setView}
        onModify={() => {}}
      />
    )
  }
  const names = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)

  it('shows only what is asked for, with the number each would leave', async () => {
    render(<Narrowed />)
    expect(names()).toEqual(['Full Award', 'Unsure Award', 'Part Award'])
    await userEvent.click(screen.getByRole('checkbox', { name: 'Fully funded 2' }))
    expect(names()).toEqual(['Full Award', 'Unsure Award'])
    expect(screen.getByRole('heading', { name: 'Your matches (2)' })).toBeVisible()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Eligible 1' }))
    expect(names()).toEqual(['Full Award'])
    // The note stays that of the whole order.
    expect(screen.getByText(/Top 1 Match/)).toBeVisible()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Fully funded 1' }))
    expect(names()).toEqual(['Full Award', 'Part Award'])
  })

  it('offers nothing that would leave none', () => {
    render(<Narrowed scholarships={scholarships.slice(2)} />)
    expect(screen.getByRole('checkbox', { name: 'Fully funded 0' })).toBeDisabled()
    expect(screen.getByRole('checkbox', { name: 'Eligible 1' })).toBeEnabled()
  })
})
