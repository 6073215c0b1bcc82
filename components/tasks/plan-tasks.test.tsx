import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useProfileStore } from '@/lib/matcher/profile-store'
import { EMPTY_PROFILE } from '@/lib/eligibility/profile'
import { EMPTY_PLAN, type Plan } from '@/lib/plan/plan'
import { replacePlan, usePlan, usePlanStore } from '@/lib/plan/plan-store'
import * as files from '@/lib/tasks/load-tasks'
import { aChoice, aDeadline, aRoute, someRules, STEPS } from '@/tests/fixtures/tasks'
import { PlanTasks } from './plan-tasks'
import { TasksOnPaper } from './tasks-on-paper'

jest.mock('@/lib/tasks/load-tasks', () => ({
  ...jest.requireActual('@/lib/tasks/load-tasks'),
  loadTaskFacts: jest.fn(),
}))

const CHOICE = {
  kind: 'university',
  id: 'oak',
  key: 'university:oak',
  universityId: 'oak',
  name: 'Oak University',
  university: 'Oak University',
  countryCode: 'gb',
  level: 'bachelor',
  awards: [],
  note: '',
  added: '2026-11-23',
  start: null,
} as const

const FACTS: files.TaskFacts = {
  file: { steps: STEPS, requirements: [], awards: {} },
  choices: [aChoice({ added: '2026-08-20' })],
  rules: new Map([['gb', someRules()]]),
  matcher: null,
  missing: [],
}

/** As the page does: the section gets the plan that the store has. */
function Page({ choices = [CHOICE] }: { choices?: Parameters<typeof PlanTasks>[0]['choices'] }) {
  return <PlanTasks plan={usePlan()} choices={choices} />
}

const open = async (plan: Partial<Plan> = {}, choices?: Parameters<typeof Page>[0]['choices']) => {
  replacePlan({ ...EMPTY_PLAN, ...plan })
  render(<Page {...(choices && { choices })} />)
  await act(async () => {})
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-23T09:00:00'), doNotFake: ['queueMicrotask'] })
  localStorage.clear()
  useProfileStore.setState({ profile: { ...EMPTY_PROFILE, nationality: 'ng' } })
  jest.mocked(files.loadTaskFacts).mockResolvedValue(FACTS)
})
afterEach(() => jest.useRealTimers())

const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime })

it('puts what is overdue and what is next on top', async () => {
  await open()
  const overdue = screen.getByRole('region', { name: 'Overdue' })
  expect(within(overdue).getByRole('checkbox', { name: 'Book a language test' })).not.toBeChecked()
  const next = screen.getByRole('region', { name: 'Next' })
  expect(within(next).getAllByRole('checkbox')).toHaveLength(3)
  expect(within(next).getByText('13 January 2027')).toBeInTheDocument()
  expect(screen.getByText('1 overdue, 11 to come')).toBeInTheDocument()
})

it('says that what was late when it was saved is to do as soon as one can', async () => {
  jest.mocked(files.loadTaskFacts).mockResolvedValue({ ...FACTS, choices: [aChoice()] })
  await open()
  expect(screen.queryByRole('region', { name: 'Overdue' })).not.toBeInTheDocument()
  const [first] = within(screen.getByRole('region', { name: 'Next' })).getAllByRole('listitem')
  expect(first).toHaveTextContent('Book a language testAs soon as you can')
})

it('says of a round that was over when its choice was saved that it is closed', async () => {
  const late = aChoice({ deadlines: [aDeadline({ month: 10, day: 15 })] })
  jest.mocked(files.loadTaskFacts).mockResolvedValue({ ...FACTS, choices: [late] })
  await open()
  expect(screen.getByRole('region', { name: 'Closed' })).toHaveTextContent(
    'Apply to Oak UniversityClosed: 15 October 2026',
  )
  expect(screen.getByText(/^ ?Choose a later start at “Courses begin”/)).toBeInTheDocument()
  expect(screen.queryByRole('region', { name: 'Overdue' })).not.toBeInTheDocument()
})

it('asks for the nationality where that decides what is to do, and no more once it is told', async () => {
  useProfileStore.setState({ profile: EMPTY_PROFILE })
  await open()
  expect(screen.getByText(/^Enter your nationality under “About me”/)).toBeVisible()
  act(() => useProfileStore.setState({ profile: { ...EMPTY_PROFILE, nationality: 'ng' } }))
  expect(screen.queryByText(/^Enter your nationality/)).not.toBeInTheDocument()
})

it('ticks a task, and takes the tick back', async () => {
  await open()
  await user().click(screen.getByRole('checkbox', { name: 'Book a language test' }))
  expect(screen.queryByRole('region', { name: 'Overdue' })).not.toBeInTheDocument()
  await user().click(screen.getByText('Done (1)'))
  await user().click(screen.getByRole('checkbox', { name: 'Book a language test' }))
  expect(screen.getByRole('region', { name: 'Overdue' })).toBeInTheDocument()
})

it('gives the focus to the next task when one moves away, and to the summary after the last (issue 15, fault 16)', async () => {
  await open()
  const next = within(screen.getByRole('region', { name: 'Next' }))
  const [first, second] = next.getAllByRole('checkbox').map((box) => box.closest('li')?.textContent)
  await user().click(next.getAllByRole('checkbox')[0] as HTMLElement)
  expect(screen.getByRole('region', { name: 'Next' })).not.toHaveTextContent(first as string)
  expect(document.activeElement?.closest('li')).toHaveTextContent(second as string)
  await user().click(screen.getByRole('checkbox', { name: 'Book a language test' }))
  expect(screen.getByText(/\d to come/)).toHaveFocus()
})

it('adds several tasks in a row', async () => {
  await open()
  await user().type(screen.getByLabelText('A task of my own'), 'Ask Aunt Ada')
  await user().click(screen.getByRole('button', { name: 'Add task' }))
  expect(screen.getByLabelText('A task of my own')).toHaveFocus()
})

it('takes a day that is typed when the field is left, and one that is picked at once', async () => {
  await open()
  const title = 'Ask your referees'
  const field = () => screen.getByLabelText(`Day of: ${title}`)
  const marked = () => Object.values(usePlanStore.getState().plan.tasks).map(({ day }) => day)
  fireEvent.keyDown(field(), { key: '2' })
  // The first digit of the year is a whole day for the browser.
  fireEvent.change(field(), { target: { value: '0002-03-01' } })
  fireEvent.change(field(), { target: { value: '2027-03-01' } })
  expect(field()).toHaveValue('2027-03-01')
  expect(marked()).toEqual([])
  fireEvent.blur(field())
  expect(marked()).toEqual(['2027-03-01'])
  fireEvent.change(field(), { target: { value: '2027-04-01' } })
  expect(marked()).toEqual(['2027-04-01'])
})

it('keeps a day that was typed where the page is left at once', async () => {
  await open()
  const field = screen.getByLabelText('Day of: Ask your referees')
  fireEvent.keyDown(field, { key: '2' })
  fireEvent.change(field, { target: { value: '2027-03-01' } })
  fireEvent(window, new Event('pagehide'))
  expect(Object.values(usePlanStore.getState().plan.tasks)).toMatchObject([{ day: '2027-03-01' }])
})

it('says where a date comes from, and that advice is ours', async () => {
  await open()
  const items = within(screen.getByRole('region', { name: 'Next' })).getAllByRole('listitem')
  const find = (title: string) => items.find((item) => within(item).queryByText(title))
  expect(find('Ask your referees')).toHaveTextContent('6 to 8 weeks before the first deadline')
  expect(find('Ask your referees')).toHaveTextContent('Our advice, no source.')
  expect(find('Apply to Oak University')).toHaveTextContent('Source: The service, Key dates')
})

it('offers a programme with its university, as two may have one title', async () => {
  const ofOak = { ...CHOICE, kind: 'programme', id: 'oak/nursing', key: 'programme:oak/nursing' } as const
  await open({}, [
    { ...ofOak, name: 'Nursing' },
    { ...ofOak, key: 'programme:elm/nursing', name: 'Nursing', university: 'Elm University' },
  ])
  const names = within(screen.getByLabelText('For')).getAllByRole('option')
  expect(names.map(({ textContent }) => textContent)).toEqual([
    'The whole plan',
    'Nursing, Oak University',
    'Nursing, Elm University',
  ])
})

it('adds a task of one’s own, and removes it', async () => {
  await open()
  await user().type(screen.getByLabelText('A task of my own'), 'Ask Aunt Ada')
  await user().click(screen.getByRole('button', { name: 'Add task' }))
  expect(screen.getByRole('checkbox', { name: 'Ask Aunt Ada' })).toBeInTheDocument()
  await user().click(screen.getByRole('button', { name: 'Remove: Ask Aunt Ada' }))
  expect(screen.queryByText('Ask Aunt Ada')).not.toBeInTheDocument()
  expect(document.body).not.toHaveFocus()
})

it('another start moves everything', async () => {
  await open()
  await user().click(screen.getByRole('button', { name: 'By month' }))
  await user().selectOptions(screen.getByLabelText('I want to begin in'), 'September 2028')
  expect(screen.getByRole('region', { name: 'September 2028' })).toHaveTextContent(
    'Courses begin: Oak University',
  )
  expect(screen.getByRole('region', { name: 'January 2028' })).toHaveTextContent('Apply to Oak University')
})

it('the line of months has a table that says the same', async () => {
  await open()
  const table = screen.getByRole('table')
  expect(within(table).getByRole('rowheader', { name: 'January 2027' })).toBeInTheDocument()
  expect(
    within(table).getByRole('row', { name: /January 2027.*1 task.*Apply to Oak University/ }),
  ).toBeInTheDocument()
})

it('says when the dates could not be loaded, and tries again', async () => {
  jest.mocked(files.loadTaskFacts).mockRejectedValueOnce(new Error('offline'))
  await open()
  expect(screen.getByRole('alert')).toHaveTextContent('could not be loaded')
  await user().click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('region', { name: 'Next' })).toBeInTheDocument()
})

it('an empty plan says what comes here', async () => {
  jest.mocked(files.loadTaskFacts).mockResolvedValue({ ...FACTS, choices: [], rules: new Map() })
  await open({}, [])
  expect(screen.getByText(/its dates appear here/)).toBeInTheDocument()
})

it('names on paper the way to apply that is the person’s', async () => {
  const ways = [aRoute({ name: 'Direct', who: 'international' }), aRoute({ name: 'CAO', who: 'eu-eea' })]
  const deadlines = [aDeadline({ route: 'CAO', month: 2, day: 1, who: 'eu-eea' })]
  const choices = [aChoice({ routes: ways, deadlines })]
  jest.mocked(files.loadTaskFacts).mockResolvedValue({ ...FACTS, choices })
  useProfileStore.setState({ profile: { ...EMPTY_PROFILE, nationality: 'ie' } })
  render(<TasksOnPaper plan={EMPTY_PLAN} choices={[CHOICE]} />)
  expect(await screen.findByText(': Apply to Oak University (CAO)')).toBeVisible()
})
