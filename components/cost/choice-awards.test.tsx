import { Fragment } from 'react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fetchFile } from '@/lib/device/fetch-file'
import { choicesOf } from '@/lib/plan/choices'
import { awardsOf, type Plan } from '@/lib/plan/plan'
import { replacePlan, usePlan } from '@/lib/plan/plan-store'
import { aChoice, aWorth, RATES, someRules } from '@/tests/fixtures/choice'
import { aDeadline, aMatcherScholarship } from '@/tests/fixtures/matcher'
import { anAward, aPlace, aPlan } from '@/tests/fixtures/plans'
import { ChoiceAwards } from './choice-awards'
import { ChoiceCost } from './choice-cost'

jest.mock('@/lib/device/fetch-file')
jest.mock('@/components/ui/use-today', () => ({
  useToday: () => '2026-11-27',
  useMoment: () => '2026-11-27',
}))

const full = { coverage: 'full' as const, amounts: [], note: null }
const NAMES = { waiver: 'The Waiver', late: 'The Late One', dark: 'The Dark One', abroad: 'The One Abroad' }
const tie = 'university' as const
const facts = { ...aChoice(), awards: ['waiver', 'late', 'dark'].map((id) => ({ id, tie })) }
const scholarships = Object.keys(NAMES).map((id) =>
  aMatcherScholarship({
    id,
    deadlines: id === 'late' ? [aDeadline({ month: 10, day: 6, year: 2026 })] : [],
  }),
)
const FILES: Record<string, unknown> = {
  'rates.json': { rates: RATES, currencies: {} },
  'matcher.json': { scholarships, groups: [], notices: [], countries: [] },
  'awards.json': Object.entries(NAMES).map(([id, name]) =>
    aWorth({ tuition: id === 'dark' ? { ...full, coverage: 'partial' } : full }, { id, name }),
  ),
  'rules/nl': someRules(),
  'university/alpha': { ...facts, levels: { bachelor: facts, master: { ...facts, awards: [] } } },
}

const answer = (isOnline: boolean) =>
  jest.mocked(fetchFile).mockImplementation((address) => {
    const path = address.replace('/catalogue/v1/', '')
    return isOnline && path in FILES
      ? Promise.resolve({ json: () => Promise.resolve(FILES[path]) } as Response)
      : Promise.reject(new Error(address))
  })

const savedAwards = Object.entries(NAMES).map(([id, name]) => anAward({ id, name }))
const alpha = aPlace({ id: 'alpha', universityId: 'alpha', name: 'Alpha', level: 'bachelor' })

function Shown() {
  const plan = usePlan()
  const choices = choicesOf(plan, null)
  return (
    <>
      {choices.map((choice) => (
        <Fragment key={choice.key}>
          <ChoiceAwards choice={choice} awards={awardsOf(plan)} />
          <ChoiceCost choice={choice} />
        </Fragment>
      ))}
    </>
  )
}

const open = (plan: Partial<Plan>) => {
  replacePlan(aPlan(plan))
  render(<Shown />)
}
const names = () =>
  screen.getAllByRole('checkbox', { hidden: true }).map((box) => box.closest('label')?.textContent)

beforeEach(() => {
  localStorage.clear()
  answer(true)
})

it('offers the awards that can be used there, and says what each ticked one does', async () => {
  open({ items: [alpha, ...savedAwards] })
  await userEvent.click(await screen.findByText('Awards for it (0)'))
  expect(names()).toEqual(['The Waiver', 'The Late One', 'The Dark One'])
  expect(screen.queryByText('The One Abroad')).toBeNull()
  for (const name of ['The Waiver', 'The Late One', 'The Dark One'])
    await userEvent.click(screen.getByRole('checkbox', { name, hidden: true }))
  const told = (name: string) => screen.getByText(name, { selector: 'b' }).closest('li')?.textContent
  // 24,000 euros of tuition for three years, of which one at least is paid.
  expect(told('The Waiver')).toMatch(
    /^The Waiver: It could pay about USD 16,000–48,000, if its open rules fit you\. For how many years it pays is not known: the lower sum is for one\. About USD [\d,]+ would be left to pay\.$/,
  )
  expect(told('The Late One')).toMatch(/next round is for a later start/)
  expect(told('The Dark One')).toBe(
    'The Dark One: It could pay a part of the cost, if its open rules fit you. How much is not known.',
  )
})

it('keeps a ticked award that cannot be used any more, and says so', async () => {
  open({ items: [{ ...alpha, level: 'master', awards: ['waiver'] }, ...savedAwards] })
  expect(
    await screen.findByText(/It can’t be used here: it is for another place, level or subject/),
  ).toBeVisible()
  expect(names()).toEqual(['The Waiver'])
  await userEvent.click(screen.getByRole('checkbox', { hidden: true }))
  expect(screen.getByText('None of your saved awards is for Alpha at this level.')).toBeVisible()
})

it('offers every award where the facts could not be loaded', async () => {
  answer(false)
  open({ items: [{ ...alpha, id: 'beta', universityId: 'beta' }, ...savedAwards] })
  await screen.findByText('Awards for it (0)')
  expect(names()).toHaveLength(4)
})
