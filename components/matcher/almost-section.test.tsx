import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aContext, aMatcherScholarship, aProfile } from '@/tests/fixtures/matcher'
import { AlmostSection } from './almost-section'

const show = (degreeLevel: 'bachelors' | 'masters') =>
  render(
    <AlmostSection
      profile={aProfile({ degreeLevel, nationality: 'ng' })}
      scholarships={[aMatcherScholarship()]}
      context={aContext()}
    />,
  )

describe('AlmostSection', () => {
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
