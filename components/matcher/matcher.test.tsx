import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { EMPTY_PROFILE } from '@/lib/eligibility/profile'
import { useProfileStore } from '@/lib/matcher/profile-store'
import type { NumberScale } from '@/lib/content/grades/schema'
import type { MatcherScholarship } from '@/lib/matcher/matcher-file'
import { aGroup, aMatcherScholarship, anEligibility, aProfile } from '@/tests/fixtures/matcher'
import { hydrateWithInput } from '@/tests/setup/hydrate'
import { Matcher } from './matcher'

const COUNTRIES = [
  { code: 'ke', name: 'Kenya', aliases: [] },
  { code: 'ng', name: 'Nigeria', aliases: [], demonyms: ['Nigerian'] },
]

const masters = (name: string, fields: Partial<MatcherScholarship> = {}) =>
  aMatcherScholarship({
    id: name.toLowerCase().replaceAll(' ', '-'),
    name,
    eligibleDegrees: ["Master's"],
    status: 'open-all-year',
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

const TO_TEN: NumberScale = {
  id: 'in-10',
  label: 'India: 0 to 10',
  way: { kind: 'linear', label: 'CGPA, 0–10', min: 0, max: 10, best: 10, passFrom: 4, passTo: 5 },
}
const GRADES = { scales: [TO_TEN] }

let versions = 0

/** What is loaded is kept by the version, so each test has one of its own. */
beforeEach(() => {
  process.env.CATALOGUE_VERSION = `v${versions++}`
})

function serve({ scholarships = SCHOLARSHIPS, answers = [true] } = {}) {
  const file = { scholarships, groups: [aGroup({})], notices: [], countries: COUNTRIES }
  const others: Record<string, unknown> = {
    'world-countries.json': COUNTRIES,
    'further-country-words.json': { ng: 'nigeriano,nigeriana' },
    'rates.json': { rates: { rates: { USD: 1, NGN: 1500 } }, currencies: { ng: 'NGN' } },
  }
  const left = [...answers]
  const fetch = jest.fn((address: string) => {
    const other = others[address.split('/').at(-1) ?? '']
    return Promise.resolve({ ok: other ? true : left.shift(), status: 503, json: async () => other ?? file })
  })
  Object.assign(globalThis, { fetch })
  return fetch
}

function open(answer: Parameters<typeof serve>[0] = {}) {
  const fetch = serve(answer)
  render(<Matcher grades={GRADES} />)
  return { user: userEvent.setup(), fetch }
}

const find = () => screen.getByRole('button', { name: 'Find My Scholarships' })
const results = () => screen.findByRole('heading', { name: /^Your matches/ })
/** Opens the fold as a browser does: jsdom does not open a disclosure on a click. */
function unfold(count: number) {
  const fold = screen.getByText(`Not eligible (${count})`).closest('details')
  if (!fold) throw new Error('There is no fold.')
  fold.open = true
  fireEvent(fold, new Event('toggle'))
}
const names = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)

beforeEach(() => {
  localStorage.clear()
  history.replaceState(null, '', '/scholarships')
  useProfileStore.getState().replace(EMPTY_PROFILE)
})

describe('Matcher', () => {
  it('takes over what was entered before its script came, and counts it for more than the kept profile', async () => {
    useProfileStore.getState().replace(aProfile({ degreeLevel: 'phd', gpa: 3 }))
    const kept = localStorage.getItem('meridian-profile')
    useProfileStore.getState().replace(EMPTY_PROFILE)
    if (kept) localStorage.setItem('meridian-profile', kept)
    serve()
    await hydrateWithInput(<Matcher grades={GRADES} />, () => {
      screen.getByLabelText<HTMLSelectElement>('Degree level').value = 'masters'
      screen.getByLabelText<HTMLInputElement>(/^Nationality/).value = 'Kenya'
    })
    const { degreeLevel, gpa, nationality } = useProfileStore.getState().profile
    expect({ degreeLevel, gpa, nationality }).toEqual({ degreeLevel: 'masters', gpa: 3, nationality: 'ke' })
  })

  it('takes the word for a people that was typed before its script came', async () => {
    serve()
    await hydrateWithInput(<Matcher grades={GRADES} />, () => {
      screen.getByLabelText<HTMLInputElement>(/^Nationality/).value = 'nigerian'
    })
    await waitFor(() => expect(useProfileStore.getState().profile.nationality).toBe('ng'))
    expect(await screen.findByDisplayValue('Nigeria')).toBeVisible()
    document.body.replaceChildren()
  })

  it('asks for nothing and shows nothing before the button is pressed', async () => {
    const { user, fetch } = open()
    await user.selectOptions(screen.getByLabelText('Degree level'), "Master's")
    expect(screen.queryByRole('heading', { name: /^Your matches/ })).not.toBeInTheDocument()
    expect(fetch).not.toHaveBeenCalledWith(expect.stringMatching(/matcher\.json/), expect.anything())
  })

  it('says before the first results for what points are given, and how many', async () => {
    open()
    await screen.findByRole('option', { name: 'Kenya' })
    expect(
      within(screen.getByRole('region', { name: 'How a match is scored' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Your level of study is accepted +30',
      'Your field is in its name or description +25',
      'Your country is where it is held +20',
      'It is of the type you chose +15',
      'It is fully funded +10',
      'It is a prestigious award +5',
      'It has a deadline with a date +5',
    ])
    expect(screen.getByText(/up to 100. Only matches above 20 are shown/)).toBeVisible()
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
    await user.type(screen.getByLabelText('Nationality'), 'kenya')
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

  it('folds what the profile may not apply for at the end, with its score and its verdict', async () => {
    const { user } = open()
    await user.selectOptions(screen.getByLabelText('Degree level'), "Master's")
    await user.type(screen.getByLabelText('Nationality'), 'nigeria')
    await user.click(find())
    expect(await results()).toHaveTextContent('Your matches (3)')
    expect(names()).toEqual(['Open Award', 'Law Award', 'Far Award'])
    expect(
      screen.getByText(
        '4 scholarships of the 4 that still run fit what you look for. 1 of them has a rule that you don’t meet: see Not eligible at the end.',
      ),
    ).toBeVisible()

    unfold(1)
    expect(names()).toEqual(['Open Award', 'Law Award', 'Far Award', 'Kenya Award'])
    const closed = within(screen.getByRole('listitem', { name: 'Kenya Award' }))
    expect(closed.getByText('30/100')).toBeInTheDocument()
    expect(closed.getByText('Not eligible')).toBeInTheDocument()
    // The verdict itself is short; the rule stands in the list below it.
    expect(closed.getByText('Nationality: Nigeria is not on its list.')).toBeInTheDocument()
    expect(closed.getByText(/The rule: Only Kenya\./)).toBeInTheDocument()
  })

  it('never recommends what the profile may not apply for', async () => {
    const closed = anEligibility({ nationalities: { mode: 'only', countries: ['ke'] } })
    const best = masters('Best Award', { isFullyFunded: true, isPrestigious: true, eligibility: closed })
    useProfileStore.getState().replace(aProfile({ degreeLevel: 'masters', nationality: 'ng' }))
    const { user } = open({ scholarships: [best, ...SCHOLARSHIPS] })
    await user.click(find())
    await results()
    unfold(2)
    expect(
      within(screen.getByRole('listitem', { name: 'Open Award' })).getByText(/Top 1 Match/),
    ).toBeVisible()
    expect(within(screen.getByRole('listitem', { name: 'Best Award' })).queryByText(/Top/)).toBeNull()
  })

  it('recommends nothing where a rule stands against each match', async () => {
    useProfileStore.getState().replace(aProfile({ degreeLevel: 'masters', nationality: 'ng' }))
    const { user } = open({ scholarships: SCHOLARSHIPS.slice(0, 1) })
    await user.click(find())
    expect(await results()).toHaveTextContent('Your matches (0)')
    expect(
      screen.getByText(
        /^1 scholarship of the 1 that still run fits.* but each has a rule that you don’t meet\.$/,
      ),
    ).toBeVisible()
    unfold(1)
    expect(names()).toEqual(['Kenya Award'])
    expect(screen.queryByText(/Highly Recommended/)).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Modify Search Criteria' })).toBeVisible()
  })

  it('takes a GPA that is no number for 0', async () => {
    const { user } = open()
    const gpa = screen.getByLabelText('GPA or average')
    await user.clear(gpa)
    await user.type(gpa, '3.4')
    expect(useProfileStore.getState().profile.gpa).toBe(3.4)
    await user.clear(gpa)
    await user.tab()
    expect(gpa).toHaveValue('0')
  })

  it('asks which scale a number above 4 is on, and tells what it is about on the 4.0 scale', async () => {
    const { user } = open()
    const told = () => {
      const { gpa, grade, gradeScale } = useProfileStore.getState().profile
      return { gpa, grade, gradeScale }
    }
    const field = screen.getByLabelText('GPA or average')
    await user.clear(field)
    await user.type(field, '8.2')
    await user.tab()
    expect(field).toHaveValue('8.2')
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription('8.2 is above 4.0. Which grading scale is it on?')
    expect(told()).toEqual({ gpa: 0, grade: 8.2, gradeScale: '' })

    await user.selectOptions(screen.getByLabelText('Grading scale'), 'India: 0 to 10')
    expect(field).toHaveAccessibleDescription('About 3.1 on the 4.0 scale, the middle of 2.9–3.4.')
    expect(screen.getByText(/Bavarian formula/)).toBeInTheDocument()
    expect(told()).toEqual({ gpa: 3.1, grade: 8.2, gradeScale: 'in-10' })

    await user.clear(field)
    await user.type(field, '3.4')
    await user.selectOptions(screen.getByLabelText('Grading scale'), '0 to 4.0')
    expect(told()).toEqual({ gpa: 3.4, grade: null, gradeScale: '' })
    expect(field).toHaveAccessibleDescription('')
  })

  it('refuses a grade that no scale has, and reads it again on another scale', async () => {
    const { user } = open()
    const field = screen.getByLabelText('GPA or average')
    const told = () => {
      const { gpa, grade } = useProfileStore.getState().profile
      return { gpa, grade }
    }
    await user.clear(field)
    await user.type(field, '999')
    await user.tab()
    expect(field).toHaveValue('999')
    expect(field).toHaveAccessibleDescription('No grading scale that we know goes to 999.')
    expect(told()).toEqual({ gpa: 0, grade: null })
    await user.clear(field)
    await user.type(field, '3,5/10')
    await user.tab()
    expect(field).toHaveAccessibleDescription('Choose the grading scale that goes to 10.')
    expect(told()).toEqual({ gpa: 0, grade: null })
    await user.selectOptions(screen.getByLabelText('Grading scale'), 'India: 0 to 10')
    expect(field).toHaveValue('3.5')
    expect(told()).toMatchObject({ grade: 3.5 })
  })

  it('refuses a budget that nobody has', async () => {
    const { user } = open()
    const field = screen.getByLabelText('Budget a year')
    await user.clear(field)
    await user.type(field, '100000000000000')
    await user.tab()
    expect(field).toHaveValue('100000000000000')
    expect(field).toHaveAccessibleDescription('Write a number from 0 to 1,000,000.')
    expect(useProfileStore.getState().profile.budget).toBe(0)
    await user.clear(field)
    await user.type(field, '10k')
    await user.tab()
    expect(field).toHaveValue('10000')
    expect(useProfileStore.getState().profile.budget).toBe(10_000)
  })

  it('takes the budget in the currency of the profile, and keeps it as it was typed', async () => {
    useProfileStore.getState().change('currency', 'NGN')
    const { user } = open()
    expect(screen.getByLabelText('Currency')).toHaveValue('NGN')
    await user.clear(screen.getByLabelText('Budget a year'))
    await user.type(screen.getByLabelText('Budget a year'), '9m')
    const told = { budget: 6000, budgetSum: 9_000_000, budgetCurrency: 'NGN', currency: 'NGN' }
    await waitFor(() => expect(useProfileStore.getState().profile).toMatchObject(told))
    await user.selectOptions(screen.getByLabelText('Currency'), 'USD: US dollar')
    expect(useProfileStore.getState().profile).toMatchObject({ budgetSum: null, currency: 'USD' })
  })

  it('offers every country after the specified six', async () => {
    open()
    const kenya = await screen.findByRole('option', { name: 'Kenya' })
    const options = [...(kenya.parentElement as HTMLSelectElement).options].map(({ label }) => label)
    expect(options.indexOf('Kenya')).toBeGreaterThan(options.indexOf('Netherlands'))
    expect(new Set(options).size).toBe(options.length)
  })

  it('takes a grade and its scale that were entered before its script came', async () => {
    serve()
    await hydrateWithInput(<Matcher grades={GRADES} />, () => {
      screen.getByLabelText<HTMLInputElement>('GPA or average').value = '8.2'
      screen.getByLabelText<HTMLSelectElement>('Grading scale').value = 'in-10'
    })
    expect(useProfileStore.getState().profile).toMatchObject({ gpa: 3.1, grade: 8.2, gradeScale: 'in-10' })
    expect(screen.getByLabelText('GPA or average')).toHaveValue('8.2')
    document.body.replaceChildren()
  })

  it('suggests countries, and takes the one that is chosen', async () => {
    const { user } = open()
    await user.type(screen.getByLabelText('Nationality'), 'nig')
    await user.click(within(await screen.findByRole('listbox')).getByRole('option', { name: 'Nigeria' }))
    expect(screen.getByLabelText('Nationality')).toHaveValue('Nigeria')
    await waitFor(() => expect(useProfileStore.getState().profile.nationality).toBe('ng'))
  })

  it('says that no country goes by a name', async () => {
    const { user } = open()
    await user.type(screen.getByLabelText('Nationality'), 'Atlantis')
    await user.tab()
    expect(await screen.findByText('No country of that name: choose one from the list.')).toBeInTheDocument()
  })

  it('takes a nationality in another language, for which it asks for one more file', async () => {
    const { user } = open()
    await user.type(screen.getByLabelText('Nationality'), 'nigeriana')
    await waitFor(() => expect(useProfileStore.getState().profile.nationality).toBe('ng'))
    await user.tab()
    expect(screen.getByLabelText('Nationality')).toHaveValue('Nigeria')
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

describe('Back from a scholarship (issue 15, fault 16)', () => {
  const MANY = Array.from({ length: 20 }, (_, at) => masters(`Award ${at}`)).concat(SCHOLARSHIPS)
  beforeEach(() => void jest.spyOn(window, 'scrollBy').mockImplementation())
  const link = (name: string) => screen.getByText(name, { selector: 'h3 a' })

  /** Asks for the second page of what a Nigerian may apply for, and follows the link of the last scholarship. */
  async function leave() {
    useProfileStore.getState().replace(aProfile({ degreeLevel: 'masters', nationality: 'ng' }))
    serve({ scholarships: MANY, answers: [true, true] })
    const { unmount } = render(<Matcher grades={GRADES} />)
    await userEvent.click(find())
    await results()
    unfold(1)
    await userEvent.click(screen.getByText('Show 3 more of 23'))
    link('Award 15').addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(link('Award 15'))
    unmount()
  }

  it('finds the results, as many as there were, with the open fold, and the link', async () => {
    await leave()
    render(<Matcher grades={GRADES} />)
    await results()
    expect(names()).toHaveLength(24)
    expect(names().at(-1)).toBe('Kenya Award')
    expect(link('Award 15')).toHaveFocus()
    await waitFor(() => expect(scrollBy).toHaveBeenCalledTimes(2))
    expect(scrollBy).toHaveBeenCalledWith({ top: 0 })
  })

  it('finds them, too, where the page is loaded anew, but a reload starts anew', async () => {
    await leave()
    const entries = jest.fn(() => [{ type: 'reload' }])
    Object.assign(performance, { getEntriesByType: entries })
    await hydrateWithInput(<Matcher grades={GRADES} />, () => {})
    expect(screen.queryByRole('heading', { name: /^Your matches/ })).not.toBeInTheDocument()
    document.body.replaceChildren()
    entries.mockReturnValue([{ type: 'back_forward' }])
    await hydrateWithInput(<Matcher grades={GRADES} />, () => {})
    await results()
    expect(names()).toHaveLength(24)
    await waitFor(() => expect(scrollBy).toHaveBeenCalledTimes(2))
    document.body.replaceChildren()
  })

  it('is nothing to a visit by a link', async () => {
    await leave()
    history.pushState(null, '', '/scholarships')
    render(<Matcher grades={GRADES} />)
    expect(await screen.findByDisplayValue('Nigeria')).toBeVisible()
    expect(screen.getByRole('region', { name: 'How a match is scored' })).toBeVisible()
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
