import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TextDecoder, TextEncoder } from 'node:util'
import { anAward, aPlace, aPlan, aSavedProgramme } from '@/tests/fixtures/plans'
import { EMPTY_PROFILE } from '@/lib/eligibility/profile'
import { useProfileStore } from '@/lib/matcher/profile-store'
import { useShownProfile } from '@/components/content/use-shown-profile'
import { decodePlan, encodePlan } from '@/lib/plan/link'
import { EMPTY_PLAN, type Plan } from '@/lib/plan/plan'
import { changeItem, replacePlan, usePlanStore } from '@/lib/plan/plan-store'
import { writePlanFile } from '@/lib/plan/plan-file'
import type { Carried } from '@/lib/plan/sender'
import { MyPlan } from './my-plan'
import type { PlanSections } from './plan-sections'

jest.mock('uqr', () => ({ renderSVG: () => '<svg/>' }))
jest.mock('@/lib/study/load-choice', () => ({
  loadChoice: jest.fn(async ({ universityId }: { universityId: string }) =>
    universityId === 'gone'
      ? null
      : universityId === 'old-name'
        ? { id: 'new-name', name: 'New Name', programme: null }
        : { id: universityId, name: '', programme: {} },
  ),
}))
jest.mock('@/lib/study/files', () => ({ AWARD_WORTHS: { load: async () => [{ id: 'chevening' }] } }))
jest.mock('@/lib/matcher/files', () => ({
  MATCHER: { load: () => Promise.reject(new Error('offline')) },
}))
Object.assign(globalThis, { TextDecoder, TextEncoder })

const sections: PlanSections = {
  Profile: () => <p>My profile</p>,
  Tasks: ({ choices }) => <p>{`Tasks of ${choices.length}`}</p>,
  TasksOnPaper: () => null,
  ChoiceVerdict: () => null,
  VerdictOnPaper: () => null,
  ChoiceCost: ({ choice }) => (
    <p>{`Costs of ${choice.name} at ${choice.level}${useShownProfile().nationality && ' for '}${useShownProfile().nationality}`}</p>
  ),
  CostOnPaper: () => null,
  ChoiceAwards: ({ choice, awards }) =>
    awards.map(({ id, name }) => (
      <button key={id} onClick={() => changeItem(choice.key, { awards: [id] })}>{`Pay with ${name}`}</button>
    )),
  ChoiceList: ({ choices, children }) => <ul>{choices.map(children)}</ul>,
  NextDate: () => null,
}
const hrefOfLink = (name: string) => screen.getByRole('link', { name }).getAttribute('href') ?? ''
const plan = () => usePlanStore.getState().plan
const section = (name: string | RegExp) => within(screen.getByRole('region', { name }))

async function open(own: Plan = EMPTY_PLAN) {
  replacePlan(own)
  const user = userEvent.setup()
  render(<MyPlan countries={{ gb: 'United Kingdom', au: 'Australia' }} sections={sections} />)
  await screen.findByLabelText('Link to this plan')
  return user
}

beforeEach(() => {
  history.replaceState(null, '', '/plan')
  act(() => {
    replacePlan(EMPTY_PLAN)
    useProfileStore.getState().replace(EMPTY_PROFILE)
  })
})

it('tells how to fill an empty plan', async () => {
  await open()
  expect(screen.getByRole('heading', { name: 'Nothing is saved yet' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Find a programme' })).toHaveAttribute('href', '/programmes')
})

describe('on an iPhone, whose Safari deletes what a site keeps after a week', () => {
  const note = () => screen.queryByText(/seven days/)
  beforeEach(() => jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('iPhone Safari'))
  afterEach(() => {
    jest.restoreAllMocks()
    Reflect.deleteProperty(navigator, 'storage')
    localStorage.removeItem('meridian-plan-note')
  })

  it('says so once, with the three ways to keep the plan', async () => {
    const user = await open(aPlan({ items: [aPlace()] }))
    expect(note()).toBeVisible()
    for (const way of [/copy the link/, /save it as a file/, /into your calendar/]) {
      const id = hrefOfLink(screen.getByRole('link', { name: way }).textContent).slice(1)
      expect(document.getElementById(id)).toBeVisible()
    }
    await user.click(screen.getByRole('button', { name: 'I see' }))
    expect(note()).toBeNull()
    cleanup()
    await open(aPlan({ items: [aPlace()] }))
    expect(note()).toBeNull()
  })

  it('says nothing where the browser promises to keep it, or where nothing is saved', async () => {
    const persist = jest.fn(async () => true)
    Object.defineProperty(navigator, 'storage', { configurable: true, value: { persist } })
    await open(aPlan({ items: [aPlace()] }))
    expect(persist).toHaveBeenCalled()
    expect(note()).toBeNull()
    Reflect.deleteProperty(navigator, 'storage')
    cleanup()
    await open()
    expect(note()).toBeNull()
  })
})

it('keeps notes, levels, tied awards and documents, and takes a removal back', async () => {
  const user = await open(aPlan({ items: [aPlace(), anAward()] }))
  const choices = section('Choices (1)')
  expect(choices.getByRole('heading', { name: 'University of Oxford' })).toHaveAttribute('translate', 'no')
  const note = choices.getByLabelText(/^My note/)
  expect(note).not.toBeVisible()
  await user.click(choices.getByText('My note', { selector: 'summary > span' }))
  await user.type(note, 'Ask')
  await user.tab()
  await user.selectOptions(choices.getByLabelText(/^Level/), 'PhD')
  await user.click(choices.getByRole('button', { name: 'Pay with Chevening Scholarships' }))
  expect(choices.getByText('Costs of University of Oxford at doctorate')).toBeVisible()
  const changed = aPlace({ note: 'Ask', level: 'doctorate', awards: ['chevening'] })
  expect(plan().items).toEqual([changed, anAward()])
  expect(section('Awards (1)').getByText('For University of Oxford')).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Remove University of Oxford from my plan' }))
  expect(plan().items).toEqual([anAward()])
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(plan().items).toEqual([anAward(), changed])

  const documents = section('Documents and tests')
  await user.selectOptions(documents.getByLabelText('Add a document or a test'), 'Something else')
  await user.type(documents.getByLabelText('What is it?'), 'Police certificate')
  await user.click(documents.getByRole('button', { name: 'Add' }))
  await user.selectOptions(screen.getByLabelText('How far: Police certificate'), 'Ready')
  expect(plan().documents).toMatchObject([{ name: 'Police certificate', state: 'ready', day: null }])
})

it('takes every removal back, and has the focus stay beside what was removed (issue 15, fault 16)', async () => {
  const paper = { id: 'passport', name: '', state: 'needed', day: '2027-01-15', note: 'Mine' } as const
  const own = aPlan({ items: [aPlace(), anAward()], documents: [paper], notes: [{ id: 'a', text: 'Aunt' }] })
  const user = await open(own)
  for (const what of ['University of Oxford', 'Chevening Scholarships', 'Passport', 'Note 1']) {
    const remove = () => screen.getByRole('button', { name: new RegExp(`^Remove ${what}`, 'i') })
    const said = screen.getAllByRole('status').find(({ tabIndex }) => tabIndex === -1)
    await user.click(remove())
    expect(said).toHaveTextContent(`${what} was removed.`)
    expect(said).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(remove()).toBeVisible()
    expect(said).toHaveFocus()
  }
  expect(plan()).toMatchObject({ documents: own.documents, notes: own.notes })
})

it('stays where something is added, though its button can no longer be pressed', async () => {
  const user = await open(aPlan({ items: [anAward()] }))
  const kind = screen.getByLabelText('Add a document or a test')
  await user.selectOptions(kind, 'Passport')
  await user.click(section('Documents and tests').getByRole('button', { name: 'Add' }))
  expect(kind).toHaveFocus()
})

it('has a name of its own for every control of a card (issue 15, fault 19)', async () => {
  const other = aPlace({ id: 'eth', universityId: 'eth', name: 'ETH', university: 'ETH' })
  const user = await open(aPlan({ items: [aPlace(), other, anAward()] }))
  for (const note of screen.getAllByText('My note', { selector: 'summary > span' })) await user.click(note)
  for (const name of ['University of Oxford', 'ETH', 'Chevening Scholarships']) {
    expect(screen.getByRole('textbox', { name: `My note on ${name}` })).toBeVisible()
  }
  for (const name of ['University of Oxford', 'ETH']) {
    expect(screen.getByRole('combobox', { name: `Level for ${name}` })).toBeVisible()
  }
})

it('says what became of what the catalogue has no more, and keeps its note', async () => {
  const user = await open(
    aPlan({
      items: [
        aPlace({ id: 'gone', universityId: 'gone', name: 'Gone', university: 'Gone', note: 'Mine' }),
        aPlace({ id: 'old-name', universityId: 'old-name', name: 'Old', university: 'Old', note: 'Still' }),
        anAward({ id: 'ended', name: 'Ended' }),
      ],
    }),
  )
  expect(
    await screen.findByText('This university is no longer in our catalogue. Your note stays.'),
  ).toBeVisible()
  expect(screen.getByText(/^You can no longer apply for this award/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Save it under that name: New Name' }))
  expect(plan().items.at(-1)).toMatchObject({ id: 'new-name', name: 'New Name', note: 'Still' })
})

it('has a name of its own, and goes by e-mail, WhatsApp and the device’s share sheet', async () => {
  const share = jest.fn(() => Promise.resolve())
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  const user = await open(aPlan({ items: [aPlace({ level: 'master' })] }))
  await user.type(screen.getByLabelText(/^Name of this plan/), 'Nursing 2027')
  await user.tab()
  expect(plan().name).toBe('Nursing 2027')
  const link = () => screen.getByLabelText<HTMLInputElement>('Link to this plan').value
  await waitFor(async () => {
    expect(await decodePlan(new URL(link()).hash)).toMatchObject({ plan: plan(), profile: null })
  })
  await waitFor(() => expect(decodeURIComponent(hrefOfLink('WhatsApp'))).toContain(`Nursing 2027: ${link()}`))
  expect(hrefOfLink('WhatsApp')).toMatch(/^https:\/\/wa\.me\//)
  expect(decodeURIComponent(hrefOfLink('Send by e-mail'))).toBe(`mailto:?subject=Nursing 2027&body=${link()}`)
  await user.click(screen.getByRole('button', { name: 'Share' }))
  expect(share).toHaveBeenCalledWith({ title: 'Nursing 2027', text: link() })
  Reflect.deleteProperty(navigator, 'share')
})

it('leads to the comparison of its choices', async () => {
  await open(aPlan({ items: [aPlace({ level: 'master' }), aSavedProgramme()] }))
  expect(hrefOfLink('Compare the choices')).toBe(
    '/universities?tab=compare&level=master&compare=university-of-oxford,monash-university/082345a',
  )
})

describe('a plan that comes by link', () => {
  const theirs = aPlan({ items: [aPlace({ note: 'Theirs' }), aSavedProgramme()] })
  const profile = { ...EMPTY_PROFILE, nationality: 'br' }

  async function openLink(own: Plan, carried: Carried) {
    history.replaceState(null, '', `/plan${await encodePlan(carried)}`)
    const user = await open(own)
    await screen.findByRole('heading', { name: /contains a plan/ })
    return user
  }

  it('shows how it differs and is merged, with the person only when ticked, and undone', async () => {
    const own = aPlan({ items: [aPlace({ note: 'Mine' }), anAward()] })
    const user = await openLink(own, { plan: theirs, profile, sender: null })
    const offer = section('This link contains a plan')
    expect(offer.getByText('Not in yours (1)')).toBeVisible()
    expect(offer.getByText('Only in yours (1)')).toBeVisible()
    expect(offer.getByText('Note: yours “Mine”, theirs “Theirs”')).toBeVisible()
    await user.click(offer.getByRole('checkbox', { name: /Replace my own profile with this one/ }))
    await user.click(offer.getByRole('button', { name: 'Merge it into mine' }))
    expect(plan().items.map(({ note }) => note)).toEqual(['Mine\nTheirs', '', ''])
    expect(useProfileStore.getState().profile).toEqual(profile)
    expect(location.hash).toBe('')
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(plan()).toEqual(own)
    expect(useProfileStore.getState().profile).toEqual(EMPTY_PROFILE)
  })

  it('has its own name, and the costs and tasks of its sender', async () => {
    await openLink(EMPTY_PLAN, { plan: { ...theirs, name: 'Nursing 2027' }, profile, sender: null })
    expect(screen.getByRole('heading', { name: 'This link contains a plan: Nursing 2027' })).toBeVisible()
    expect(section(/^Choices/).getAllByText(/ for br$/)[0]).toBeVisible()
    expect(useProfileStore.getState().profile).toEqual(EMPTY_PROFILE)
  })

  it('is only looked at', async () => {
    const user = await openLink(aPlan({ items: [anAward()] }), { plan: theirs, profile: null, sender: null })
    await user.click(screen.getByRole('button', { name: 'Look only' }))
    expect(section('Choices (2)').getByText('Theirs')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Back to my plan' }))
    expect(plan()).toEqual(aPlan({ items: [anAward()] }))
  })

  it('is shown at once where there is none, and left', async () => {
    const user = await openLink(EMPTY_PLAN, { plan: theirs, profile: null, sender: null })
    expect(section('Choices (2)').getByText('Theirs')).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Nothing is saved yet' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Look only' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Do not keep it' }))
    expect(screen.getByRole('heading', { name: 'Nothing is saved yet' })).toBeVisible()
    expect(plan()).toEqual(EMPTY_PLAN)
  })

  it('is kept where there is none', async () => {
    const user = await openLink(EMPTY_PLAN, { plan: theirs, profile: null, sender: null })
    expect(screen.getByText('It contains 1 university and 1 programme.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Keep it in this browser' }))
    expect(plan()).toEqual(theirs)
  })

  it('is replaced', async () => {
    const user = await openLink(aPlan({ items: [anAward()] }), { plan: theirs, profile: null, sender: null })
    await user.click(screen.getByRole('button', { name: 'Replace mine' }))
    expect(plan()).toEqual(theirs)
  })

  it('says what is wrong with it', async () => {
    await open(aPlan({ items: [anAward()] }))
    act(() => {
      location.hash = '#p=1tQQ'
      location.hash = '#p=9x00'
    })
    expect(await screen.findByText(/^A newer version of this site made this link/)).toBeVisible()
    expect(plan().items).toEqual([anAward()])
  })
})

it('reads a file, and says what is wrong with another', async () => {
  const user = await open()
  // jsdom's files have no "text".
  File.prototype.text ??= function (this: File) {
    return new Promise((resolve) => {
      const reader = new FileReader()
      reader.onload = () => resolve(String(reader.result))
      reader.readAsText(this)
    })
  }
  const choose = (text: string) =>
    user.upload(
      screen.getByLabelText('Open a file'),
      new File([text], 'plan.json', { type: 'application/json' }),
    )
  await choose('{"name": "MIT"}')
  expect(await screen.findByRole('alert')).toHaveTextContent('This file is not a plan from this site.')
  await choose(
    writePlanFile({ plan: aPlan({ items: [anAward()] }), profile: null, sender: null }, '2026-11-23'),
  )
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'This file contains a plan' })).toBeVisible(),
  )
})

it('has many plans, one of them open, and deletes one with a way back', async () => {
  const user = await open(aPlan({ name: 'Nursing', items: [aPlace()] }))
  const plans = () =>
    within(screen.getByRole('navigation', { name: 'Plans on this device' }))
      .getAllByRole('button')
      .map((button) => [button.textContent, button.getAttribute('aria-current')])
  expect(plans()).toEqual([['New plan', null]])
  await user.click(screen.getByRole('button', { name: 'New plan' }))
  expect(plans()).toEqual([
    ['Nursing (1)', null],
    ['Plan 2 (0)', 'true'],
    ['New plan', null],
  ])
  expect(screen.getByLabelText(/^Name of this plan/)).toHaveValue('Plan 2')
  await user.click(screen.getByRole('button', { name: 'Delete my plan' }))
  expect([plan().name, plans().length]).toEqual(['Nursing', 1])
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(plan().name).toBe('Plan 2')
  await user.click(screen.getByRole('button', { name: 'Nursing (1)' }))
  expect(plan().items).toEqual([aPlace()])
  await user.click(screen.getByRole('button', { name: 'Plan 2 (0)' }))
  await user.click(screen.getByRole('button', { name: 'Delete my plan' }))
})

it('keeps a plan that came beside the visitor’s own', async () => {
  const user = await open(aPlan({ items: [aPlace()] }))
  const file = new File(
    [
      writePlanFile(
        { plan: aPlan({ name: 'Ada', items: [anAward()] }), profile: null, sender: null },
        '2026-11-27',
      ),
    ],
    'meridian-plan.json',
  )
  await user.upload(screen.getByLabelText('Open a file'), file)
  await user.click(await screen.findByRole('button', { name: 'Keep it beside mine' }))
  expect(plan().items).toEqual([anAward()])
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(plan().items).toEqual([aPlace()])
})
