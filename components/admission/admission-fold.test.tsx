import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ADMISSION } from '@/lib/admission/files'
import { placeOfChoice } from '@/lib/admission/place-of-choice'
import { loadChoice } from '@/lib/study/load-choice'
import type { Profile } from '@/lib/eligibility/profile'
import type { Level } from '@/lib/facts/vocabulary'
import { useProfileStore } from '@/lib/matcher/profile-store'
import { aPlace, somePlaceRules } from '@/tests/fixtures/a-place'
import { aChoice } from '@/tests/fixtures/choice'
import { aProfile } from '@/tests/fixtures/matcher'
import { AdmissionFold } from './admission-fold'
import { SenderContext } from '@/components/content/sender'
import { readSender, shownSender } from '@/lib/plan/sender'
import { aPlace as aSaved, aPlan } from '@/tests/fixtures/plans'
import { ChoiceVerdict, VerdictOnPaper } from './choice-verdict'

jest.mock('@/lib/admission/place-of-choice')
jest.mock('@/lib/study/load-choice')

const keep = (profile: Partial<Profile>) =>
  localStorage.setItem(
    'meridian-profile',
    JSON.stringify({ state: { profile: aProfile(profile) }, version: 1 }),
  )

beforeEach(() => {
  localStorage.clear()
  useProfileStore.setState({ profile: aProfile() })
  jest
    .mocked(loadChoice)
    .mockImplementation(({ level }) =>
      Promise.resolve(aChoice({ level, jurisdiction: { code: 'au', name: 'Australia' } })),
    )
  jest.mocked(placeOfChoice).mockImplementation(({ level }) => aPlace({ level }))
  jest.spyOn(ADMISSION, 'load').mockResolvedValue({
    rules: { au: somePlaceRules() },
    deadlines: { sets: [], of: {}, more: {} },
    enrols: [],
    territories: {},
  })
})

const PERSON = { nationality: 'ng', degreeHeld: 'secondary', ielts: 6, budget: 60_000 } as const
const show = (levels: Level[] = ['bachelor']) =>
  render(<AdmissionFold universityId="alpha" programme={null} levels={levels} />)

it('loads nothing before it is opened, where no profile is kept, and then leads to the matcher', async () => {
  show()
  expect(loadChoice).not.toHaveBeenCalled()
  await userEvent.click(screen.getByText('Can they take me?'))
  expect(await screen.findByRole('link', { name: 'the matcher' })).toHaveAttribute('href', '/scholarships')
})

it('says the word for a kept profile, and every rule when it is opened, what decides first', async () => {
  keep(PERSON)
  show()
  expect(await screen.findByText('Not eligible')).toBeInTheDocument()
  await userEvent.click(screen.getByText('Can they take me?'))
  const rules = await screen.findByRole('list', { name: 'Rules' })
  const [first, ...others] = within(rules).getAllByRole('listitem')
  expect(first).toHaveTextContent('Language (Not met) Taught in English.')
  expect(first).toHaveTextContent('Missing: An English test: IELTS 6.5 or equal.')
  expect(others.at(-1)).toHaveTextContent('(To know)')
})

it('answers at each level, for styles to show the chosen one', async () => {
  keep(PERSON)
  const { container } = show(['bachelor', 'master'])
  await screen.findAllByText('Not eligible')
  expect([...container.querySelectorAll('[data-for]')].map((node) => node.getAttribute('data-for'))).toEqual([
    'bachelor',
    'master',
  ])
})

it('says so where the rules could not be loaded', async () => {
  keep(PERSON)
  jest.spyOn(ADMISSION, 'load').mockRejectedValue(new TypeError('Failed to fetch'))
  show()
  await userEvent.click(screen.getByText('Can they take me?'))
  expect(await screen.findByText('The rules could not be loaded. Try again later.')).toBeInTheDocument()
})

it('asks for the programme of a plan’s choice by its key', async () => {
  keep(PERSON)
  const choice = {
    kind: 'programme',
    id: 'alpha/au-courses-1',
    universityId: 'alpha',
    level: 'master',
  } as const
  render(<ChoiceVerdict choice={choice} />)
  await screen.findByText('Not eligible')
  expect(loadChoice).toHaveBeenCalledWith({ universityId: 'alpha', key: 'au-courses-1', level: 'master' })
})

it('shows the sender’s word where a plan came with a subject and without the profile, on paper too', async () => {
  const sender = shownSender({
    plan: aPlan({ items: [aSaved({ id: 'alpha' })] }),
    profile: null,
    sender: readSender({ subject: 'law', answers: [{ verdict: 'almost', award: null, check: null }] }),
  })
  const choice = { kind: 'university', id: 'alpha', universityId: 'alpha', level: 'bachelor' } as const
  render(
    <SenderContext value={sender}>
      <ChoiceVerdict choice={choice} />
      <VerdictOnPaper choice={choice} />
    </SenderContext>,
  )
  expect(await screen.findAllByText('Almost')).toHaveLength(2)
  expect(screen.queryByText('Check')).not.toBeInTheDocument()
})
