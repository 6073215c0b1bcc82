import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { EMPTY_PROFILE } from '@/lib/eligibility/profile'
import { useProfileStore } from '@/lib/matcher/profile-store'
import type { MatcherScholarship } from '@/lib/matcher/matcher-file'
import { aGroup, aMatcherScholarship, anEligibility, aProfile } from '@/tests/fixtures/matcher'
import { hydrateWithInput } from '@/tests/setup/hydrate'
import { Matcher } from './matcher'

const COUNTRIES = [
  { code: 'ke', name: 'Kenya', aliases: [] },
  { code: 'ng', name: 'Nigeria', aliases: [] },
]

const masters = (name: string, fields: Partial<MatcherScholarship> = {}) =>
  aMatcherScholarship({
    id: name.toLowerCase().replaceAll(' ', '-'),
    name,
    eligibleDegrees: ["Master's"],
    ...fields,
  })

const SCHOLARSHIPS = [
  masters('Kenya Award', {
    eligibility: anEligibility({ nationalities: { mode: 'only', countries: ['ke'] } }),
  }),
  masters('Law Award', { description: 'For students of Law.' }),
  masters('Open Award', { isFullyFunded: true }),
  masters('Far Award'),
]

let versions = 0

function serve({ scholarships = SCHOLARSHIPS, answers = [true] } = {}) {
  const file = { scholarships, groups: [aGroup({})], notices: [], countries: COUNTRIES }
  const fetch = jest.fn()
  for (const isOk of answers) fetch.mockResolvedValueOnce({ ok: isOk, status: 503, json: async () => file })
  globalThis.fetch = fetch
  return fetch
}

function open(answer: Parameters<typeof serve>[0] = {}) {
  const fetch = serve(answer)
  render(<Matcher version={`v${versions++}`} gradesVersion="v1" />)
  return { user: userEvent.setup(), fetch }
}

const find = () => screen.getByRole('button', { name: 'Find My Scholarships' })
const results = () => screen.findByRole('heading', { name: /^Your matches/ })
const names = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)

beforeEach(() => {
  localStorage.clear()
  history.replaceState(null, '', '/scholarships')
  useProfileStore.getState().replace(EMPTY_PROFILE)
})

describe('Matcher', () => {
  it('takes over what was entered before its script came, and counts it for more than the kept profile', async () => {
    useProfileStore.getState().change({ degreeLevel: 'phd', gpa: 3 })
    const kept = localStorage.getItem('meridian-profile')
    useProfileStore.getState().replace(EMPTY_PROFILE)
    if (kept) localStorage.setItem('meridian-profile', kept)
    serve()
    await hydrateWithInput(<Matcher version={`v${versions++}`} gradesVersion="v1" />, () => {
      screen.getByLabelText<HTMLSelectElement>('Degree level').value = 'masters'
      screen.getByLabelText<HTMLInputElement>(/^Nationality/).value = 'Kenya'
    })
    const { degreeLevel, gpa, nationality } = useProfileStore.getState().profile
    expect({ degreeLevel, gpa, nationality }).toEqual({ degreeLevel: 'masters', gpa: 3, nationality: 'ke' })
  })

  it('asks for nothing and shows nothing before the button is pressed', async () => {
    const { user, fetch } = open()
    await user.selectOptions(screen.getByLabelText('Degree level'), "Master's")
    expect(screen.queryByRole('heading', { name: /^Your matches/ })).not.toBeInTheDocument()
    expect(fetch).not.toHaveBeenCalled()
  })

  it('shows the best first, and follows the profile from then on', async () => {
    const { user } = open()
    await user.selectOptions(screen.getByLabelText('Degree level'), "Master's")
    await user.click(find())
    expect(await results()).toHaveFocus()
    expect(names()).toEqual(['Open Award', 'Kenya Award', 'Law Award', 'Far Award'])

    await user.selectOptions(screen.getByLabelText('Field of study'), 'Law')
    expect(names()).toEqual(['Law Award', 'Open Award', 'Kenya Award', 'Far Award'])
  })

  it('notes the first three, and gives score, label and reasons', async () => {
    const { user } = open()
    await user.selectOptions(screen.getByLabelText('Degree level'), "Master's")
    await user.click(find())
    await results()
    expect(screen.getAllByText(/Highly Recommended/).map((note) => note.textContent)).toEqual([
      '★ Top 1 Match - Highly Recommended',
      '★ Top 2 Match - Highly Recommended',
      '★ Top 3 Match - Highly Recommended',
    ])
    const best = within(screen.getByRole('listitem', { name: 'Open Award' }))
    expect(best.getByText('40/100')).toBeInTheDocument()
    expect(best.getByText('Fair Match')).toBeInTheDocument()
    const reasons = within(best.getByRole('list', { name: 'Reasons' })).getAllByRole('listitem')
    expect(reasons.map((reason) => reason.textContent)).toEqual([
      "Open to Master's students +30",
      'Fully funded +10',
    ])
  })

  it('hides the results again where nothing matches', async () => {
    const { user } = open()
    await user.click(find())
    await results()
    await user.click(screen.getByRole('button', { name: 'Modify Search Criteria' }))
    expect(screen.queryByRole('heading', { name: /^Your matches/ })).not.toBeInTheDocument()
    expect(screen.getByLabelText('Degree level')).toHaveFocus()
  })

  it('gives a verdict by nationality that leaves the score alone, and hides what is not eligible', async () => {
    const { user } = open()
    await user.selectOptions(screen.getByLabelText('Degree level'), "Master's")
    await user.type(screen.getByLabelText('Nationality'), 'nigeria')
    await user.click(find())
    await results()
    const closed = within(screen.getByRole('listitem', { name: 'Kenya Award' }))
    expect(closed.getByText('30/100')).toBeInTheDocument()
    expect(await closed.findByText('Not eligible')).toBeInTheDocument()
    expect(closed.getAllByText(/Nigeria is not on its list\. The rule: Only Kenya\./)).not.toHaveLength(0)

    await user.click(screen.getByRole('switch', { name: 'Hide ‘Not eligible’' }))
    expect(names()).toEqual(['Open Award', 'Law Award', 'Far Award'])
  })

  it('takes a GPA that is no number for 0', async () => {
    const { user } = open()
    const gpa = screen.getByLabelText('GPA (0 to 4.0)')
    await user.clear(gpa)
    await user.type(gpa, '3.4')
    expect(useProfileStore.getState().profile.gpa).toBe(3.4)
    await user.clear(gpa)
    await user.tab()
    expect(gpa).toHaveValue(0)
  })

  it('suggests countries, and takes the one that is chosen', async () => {
    const { user } = open()
    await user.type(screen.getByLabelText('Nationality'), 'nig')
    await user.click(await screen.findByRole('option', { name: 'Nigeria' }))
    expect(screen.getByLabelText('Nationality')).toHaveValue('Nigeria')
    await waitFor(() => expect(useProfileStore.getState().profile.nationality).toBe('ng'))
  })

  it('says that no country goes by a name', async () => {
    const { user } = open()
    await user.type(screen.getByLabelText('Nationality'), 'Atlantis')
    await user.tab()
    expect(await screen.findByText('No country of that name: choose one from the list.')).toBeInTheDocument()
  })

  it('keeps the profile on the device', async () => {
    const { user } = open()
    await user.selectOptions(screen.getByLabelText('Degree level'), 'Ph.D.')
    expect(localStorage.getItem('meridian-profile')).toContain('"degreeLevel":"phd"')
  })

  it('offers to try again when the scholarships can’t be had', async () => {
    const { user } = open({ answers: [false, true] })
    await user.selectOptions(screen.getByLabelText('Degree level'), "Master's")
    await user.click(find())
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await results()).toBeInTheDocument()
  })
})

describe('a link with a profile', () => {
  const LINK = '/scholarships#profile=degree_masters~nationality_ng'
  const own = () => useProfileStore.getState().profile

  it('does not overwrite the visitor’s own profile unasked', async () => {
    useProfileStore.getState().replace(aProfile({ degreeLevel: 'phd' }))
    history.replaceState(null, '', LINK)
    const { user } = open()
    expect(await screen.findByText("Master's · from Nigeria")).toBeInTheDocument()
    expect(own().degreeLevel).toBe('phd')
    await user.click(screen.getByRole('button', { name: 'Keep mine' }))
    expect(own().degreeLevel).toBe('phd')
    expect(screen.queryByText('This link carries a profile')).not.toBeInTheDocument()
    expect(location.hash).toBe('')
  })

  it('is used when the visitor says so, and shows its results', async () => {
    history.replaceState(null, '', LINK)
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Use this profile' }))
    expect(await results()).toBeInTheDocument()
    expect(own()).toEqual(aProfile({ degreeLevel: 'masters', nationality: 'ng' }))
    expect(screen.getByLabelText('Nationality')).toHaveValue('Nigeria')
  })

  it('is ignored when nothing of it is understood', async () => {
    history.replaceState(null, '', '/scholarships#profile=x_y')
    open()
    await waitFor(() => expect(find()).toBeEnabled())
    expect(screen.queryByText('This link carries a profile')).not.toBeInTheDocument()
  })
})
