import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRouter } from 'next/navigation'
import { toggleSaved } from '@/components/heart/toggle-saved'
import { readNationality } from '@/lib/eligibility/kept-nationality'
import { OXFORD as OXFORD_ITEM } from '@/tests/fixtures/plans'
import { forgetChoices } from '@/lib/palette/recent-store'
import type { PaletteEntry } from '@/lib/palette/entry'
import { makeVocabulary } from '@/lib/search-words/vocabulary'
import { meetExpected } from '@/components/list/focus-results'
import { useFoundElsewhere } from '@/components/list/found-elsewhere'
import { CommandPalette } from './command-palette'
import { useEntries } from './use-entries'

jest.mock('next/navigation', () => ({ useRouter: jest.fn() }))
jest.mock('./use-entries', () => ({ useEntries: jest.fn() }))
jest.mock('@/components/list/found-elsewhere', () => ({
  ...jest.requireActual<object>('@/components/list/found-elsewhere'),
  useFoundElsewhere: jest.fn(() => null),
}))

const entry = (kind: PaletteEntry['kind'], href: string, label: string): PaletteEntry => ({
  kind,
  href,
  label,
  detail: `about ${label}`,
  name: label.toLowerCase(),
  others: '',
  text: ' ',
  weight: 0,
})

const OXFORD = entry('university', '/universities/university-of-oxford', 'University of Oxford')
const TESTS = entry('page', '/tests/english', 'English tests')
const ENTRIES = [OXFORD, entry('scholarship', '/scholarships/rhodes', 'Rhodes at Oxford'), TESTS]

const push = jest.fn()
const retry = jest.fn()
const onClose = jest.fn()

beforeEach(() => {
  jest.mocked(useRouter).mockReturnValue({ push } as unknown as ReturnType<typeof useRouter>)
  for (const mock of [push, retry, onClose]) mock.mockReset()
  forgetChoices()
})

function open({
  state = 'complete' as ReturnType<typeof useEntries>['state'],
  typed = '',
  entries = ENTRIES,
  vocabulary = null as ReturnType<typeof useEntries>['vocabulary'],
} = {}) {
  jest.mocked(useEntries).mockReturnValue({
    parts: [entries],
    rows: [],
    vocabulary,
    pages: entries.filter(({ kind }) => kind === 'page'),
    state,
    retry,
  })
  const view = render(<CommandPalette typed={typed} opener={null} onClose={onClose} />)
  const more = (later: readonly PaletteEntry[]) => {
    jest.mocked(useEntries).mockReturnValue({
      parts: [later],
      rows: [],
      vocabulary: null,
      pages: [],
      state: 'complete',
      retry,
    })
    view.rerender(<CommandPalette typed={typed} opener={null} onClose={onClose} />)
  }
  return Object.assign(userEvent.setup(), { more })
}

const box = () => screen.getByRole('combobox', { name: 'Search Meridian' })
const options = () => screen.queryAllByRole('option').map((option) => option.textContent)

test('is a dialog with a combobox in focus that controls the list', () => {
  open()
  expect(screen.getByRole('dialog', { name: 'Search Meridian' })).toBeVisible()
  expect(box()).toHaveFocus()
  expect(box()).toHaveAttribute('aria-controls', screen.getByRole('listbox', { name: 'Results' }).id)
  expect(within(screen.getByRole('group', { name: 'Go to' })).getAllByRole('option')).toHaveLength(1)
})

test('counts what it shows, and offers the page of a country once', () => {
  const words = { countries: [['de', 'Germany']], subjects: [], modifiers: [], rates: {} } as const
  const vocabulary = makeVocabulary(words, [])
  open({ typed: 'germny', vocabulary })
  expect(options()).toEqual([
    'Universities: GermanyWith these filters',
    'Germany: costs, dates, visa and workTo read',
  ])
  expect(screen.getByRole('status')).toHaveTextContent('2 results')
  cleanup()
  open({ typed: 'germany', vocabulary, entries: [entry('country', '/resources/countries/de', 'Germany')] })
  expect(options()).toHaveLength(2)
})

test('puts the list that words mean before what has them only when they are put right', () => {
  const words = {
    countries: [['ng', 'Nigeria', 'Nigerian']],
    subjects: [],
    modifiers: [],
    rates: {},
  } as const
  const named = { nameKey: 'nigeria universities', names: '', location: null }
  const award = entry('scholarship', '/scholarships/fund', 'Nigeria Universities')
  open({ typed: 'nigerian universities', vocabulary: makeVocabulary(words, [named]), entries: [award] })
  expect(options()[0]).toBe('Universities: NigeriaWith these filters')
  expect(screen.queryByText('Showing results for')).toBeNull()
})

test('says how many results the list has that a sentence leads to, and offers no empty one', () => {
  const words = { countries: [['de', 'Germany']], subjects: [], modifiers: [], rates: {} } as const
  const vocabulary = makeVocabulary(words, [])
  jest.mocked(useFoundElsewhere).mockReturnValue({ total: 12, notKnown: 0 })
  open({ typed: 'masters germany', vocabulary })
  expect(options()[0]).toBe('Universities: Master’s, Germany12 universities')
  cleanup()
  jest.mocked(useFoundElsewhere).mockReturnValue({ total: 0, notKnown: 0 })
  open({ typed: 'masters germany', vocabulary })
  expect(options().join()).not.toContain('Universities')
  jest.mocked(useFoundElsewhere).mockReturnValue(null)
})

test('keeps the country that one says one comes from, where the profile names none', async () => {
  const words = {
    countries: [
      ['de', 'Germany'],
      ['in', 'India', 'Indian'],
      ['ng', 'Nigeria', 'Nigerian'],
    ],
    subjects: [],
    modifiers: [],
    rates: {},
  } as const
  const vocabulary = makeVocabulary(words, [])
  for (const people of ['indian', 'nigerian']) {
    const user = open({ typed: `masters germany ${people}`, vocabulary })
    await user.keyboard('{Enter}')
    expect(push).toHaveBeenLastCalledWith(`/universities?search=masters+germany+${people}`)
    expect(readNationality()).toBe('in')
    cleanup()
  }
  // The list that is opened then goes on at its results.
  document.body.innerHTML = '<h2 id="results" tabindex="-1"></h2>'
  for (const next of [screen.getByRole('heading'), document.body]) {
    meetExpected('results')
    expect(next).toHaveFocus()
    screen.getByRole('heading').blur()
  }
})

test('offers the plan first where something is saved, before anything is typed, and once', async () => {
  toggleSaved(OXFORD_ITEM)
  const user = open()
  expect(options()[0]).toBe('My plan1 saved')
  await user.keyboard('{Enter}')
  expect(push).toHaveBeenCalledWith('/plan')
  cleanup()
  open()
  expect(options().filter((option) => option?.startsWith('My plan'))).toEqual(['My plan1 saved'])
  act(() => void toggleSaved(OXFORD_ITEM))
  expect(options()[0]).not.toBe('My plan1 saved')
})

test('shows hits by kind as one types, moves by arrows, and goes where Enter says', async () => {
  const user = open()
  await user.type(box(), 'oxford')
  expect(screen.getByRole('group', { name: 'Universities' })).toBeVisible()
  expect(screen.getByRole('group', { name: 'Scholarships' })).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('2 results')
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('University of Oxford')
  await user.keyboard('{ArrowDown}{Enter}')
  expect(push).toHaveBeenCalledWith('/scholarships/rhodes')
  expect(onClose).toHaveBeenCalled()
})

test('saves the selected award by a key, says so, and shows it', async () => {
  const user = open()
  await user.type(box(), 'rhodes')
  await user.keyboard('{Control>}s{/Control}')
  expect(screen.getByRole('status')).toHaveTextContent('Rhodes at Oxford is in my plan')
  expect(screen.getByRole('option', { selected: true })).toHaveAccessibleName(/in my plan/)
  await user.keyboard('{Control>}s{/Control}')
  expect(screen.getByRole('status')).toHaveTextContent('Rhodes at Oxford is out of my plan')
})

test('keeps the best hit selected when a better one comes later, until one moves', async () => {
  const user = open({ entries: [entry('page', '/blog', 'Rhodes in the blog')], state: 'loading' })
  await user.type(box(), 'rhodes')
  user.more([entry('university', '/universities/rhodes-university', 'Rhodes'), ...ENTRIES])
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('about Rhodes')
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Rhodes at Oxford')
})

test('remembers what was chosen and can forget it', async () => {
  const user = open({ typed: 'oxford' })
  expect(box()).toHaveValue('oxford')
  await user.click(screen.getByRole('option', { name: /^University of Oxford/ }))
  await user.clear(box())
  expect(within(screen.getByRole('group', { name: 'Recent' })).getAllByRole('option')[0]).toHaveTextContent(
    'University of Oxford',
  )
  await user.click(screen.getByRole('option', { name: 'Clear recent choices' }))
  expect(screen.queryByRole('group', { name: 'Recent' })).toBeNull()
})

test('leads to the list of universities when nothing is found', async () => {
  const user = open()
  await user.type(box(), 'zürich & co')
  expect(options()).toEqual([])
  expect(screen.getByText(/^Nothing found for/)).toHaveTextContent('zürich & co')
  expect(screen.getByRole('link', { name: 'Search the list of universities' })).toHaveAttribute(
    'href',
    '/universities?search=zürich+%26+co',
  )
})

test('says that the list is still coming before it says that nothing is found', async () => {
  const user = open({ state: 'loading' })
  await user.type(box(), 'zzz')
  expect(screen.getByText('Loading universities and scholarships…')).toBeVisible()
  expect(screen.queryByText(/^Nothing found/)).toBeNull()
})

test('keeps what was typed and what is there when a part can’t be loaded, and tries again', async () => {
  const user = open({ state: 'failed', entries: [TESTS] })
  await user.type(box(), 'english')
  expect(screen.getByRole('alert')).toHaveTextContent('could not be loaded')
  expect(options()).toEqual(['English testsabout English tests'])
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalled()
  expect(box()).toHaveValue('english')
})

test('Enter on “Try again” tries again and follows no hit', async () => {
  const user = open({ state: 'failed', entries: [TESTS] })
  await user.type(box(), 'english')
  await user.tab()
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(retry).toHaveBeenCalled()
  expect(push).not.toHaveBeenCalled()
})

test('says so when there is no connection', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  open({ state: 'failed', entries: [] })
  expect(screen.getByRole('alert')).toHaveTextContent('You’re offline')
})

test('closes on Escape and when the address changes', async () => {
  const user = open()
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(1)
  window.dispatchEvent(new PopStateEvent('popstate'))
  expect(onClose).toHaveBeenCalledTimes(2)
})
