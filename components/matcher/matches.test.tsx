import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aGroup, aMatcherScholarship, aProfile } from '@/tests/fixtures/matcher'
import { Matches } from './matches'
import { MATCHES_PAGE } from './use-matches-view'

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
