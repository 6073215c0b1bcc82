import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aProfile } from '@/tests/fixtures/matcher'
import { ShareProfile } from './share-profile'

const LINK = 'http://localhost/scholarships#profile=degree_phd~nationality_ng'

beforeEach(() => history.replaceState(null, '', '/scholarships?tab=matcher'))

async function share() {
  const user = userEvent.setup()
  render(<ShareProfile profile={aProfile({ degreeLevel: 'phd', nationality: 'ng' })} />)
  return { press: () => user.click(screen.getByRole('button', { name: 'Copy link with my profile' })) }
}

describe('ShareProfile', () => {
  it('copies a link whose fragment carries the profile', async () => {
    const { press } = await share()
    await press()
    expect(await screen.findByText(/^Link copied/)).toBeInTheDocument()
    expect(await navigator.clipboard.readText()).toBe(LINK)
  })

  it('shows the link where the clipboard is closed', async () => {
    const { press } = await share()
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowedError'))
    await press()
    expect(await screen.findByRole('textbox', { name: 'Copy this link:' })).toHaveValue(LINK)
  })
})
