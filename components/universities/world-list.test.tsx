import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { keepLevel, readLevel } from '@/lib/facts/chosen-level'
import userEvent from '@testing-library/user-event'
import { withNuqsTestingAdapter } from 'nuqs/adapters/testing'
import { answerForPerson } from '@/components/list/answer-for-person'
import { PROFILE_KEY } from '@/lib/device/profile-entry'
import { keepUniversityVerdicts } from '@/lib/universities/kept-verdicts'
import { ADDED_KEY } from '@/lib/import/added-key'
import { WORLD, type UniversitySearch } from '@/lib/universities/list'
import { aCard } from '@/tests/fixtures/a-card'
import { aRow } from '@/tests/fixtures/a-row'
import { setCatalogue } from '@/tests/fixtures/catalogue-source'
import { aServed } from '@/tests/fixtures/served'
import { hydrateWithInput } from '@/tests/setup/hydrate'
import { renderAt } from '@/tests/setup/render'
import { WorldListIsland } from './world-view'

jest.mock('@/components/list/catalogue-source', () => jest.requireActual('@/tests/fixtures/catalogue-source'))
jest.mock('@/components/list/answer-for-person', () => ({
  answerForPerson: jest.fn(() => Promise.resolve()),
}))
jest.mock('nuqs/adapters/next/app', () => jest.requireActual('@/tests/fixtures/nuqs-adapter'))

const ROWS = Array.from({ length: 30 }, (_, at) =>
  aRow({
    id: `u-${at}`,
    name: `University ${String(at).padStart(2, '0')}`,
    region: at < 20 ? 'europe' : 'asia',
    acceptance: at,
  }),
)

beforeEach(() => setCatalogue({ rows: ROWS, countries: [{ code: 'fr', name: 'France', aliases: '' }] }))
afterEach(() => localStorage.clear())

const island = (asked: Partial<UniversitySearch>) => (
  <WorldListIsland
    served={aServed(WORLD, ROWS, asked)}
    cards={[aCard({ id: 'served', name: 'The server’s card' })]}
    top={{ title: 'Top five', source: null, entries: [] }}
    cardAction={() => null}
  />
)

/** Opens the page of a search, at its own address or at another address that the worker answered with it. */
const open = (asked: Partial<UniversitySearch>, query = WORLD.query(asked)) => renderAt(query, island(asked))

async function typeAtOnce(text: string) {
  await userEvent.click(screen.getByRole('searchbox'))
  await userEvent.paste(text)
}

const heading = () => screen.getByRole('heading', { name: /^Results/ })
const results = () => heading().textContent
const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const last = <Item,>(list: Item[]) => list.at(-1)

describe('the level', () => {
  it('that the visitor chose before is added to an address that names none, without a step in the history', async () => {
    keepLevel('master')
    const updates = await open({ region: 'asia' })
    await waitFor(() =>
      expect(last(updates)).toEqual({ query: '?region=asia&level=master', history: 'replace' }),
    )
    expect(screen.getByRole('combobox', { name: 'I want a' })).toHaveDisplayValue('Master’s')
  })

  it('of a link stays, also that of a bachelor’s degree, and comes into the address where it is the visitor’s', async () => {
    keepLevel('master')
    const sent = await open({ region: 'asia', level: 'bachelor' })
    expect(await screen.findByText('The server’s card')).toBeVisible()
    expect(sent).toEqual([])
    expect(screen.getByRole('combobox', { name: 'I want a' })).toHaveDisplayValue('Bachelor’s')
    cleanup()
    keepLevel('bachelor')
    const updates = await open({ region: 'asia' })
    await waitFor(() =>
      expect(last(updates)).toEqual({ query: '?region=asia&level=bachelor', history: 'replace' }),
    )
    expect(screen.getByText('The server’s card')).toBeVisible()
  })

  it('in the address stays, and what the visitor chooses is kept', async () => {
    keepLevel('master')
    const updates = await open({ level: 'doctorate' })
    const select = screen.getByRole('combobox', { name: 'I want a' })
    expect(select).toHaveDisplayValue('PhD')
    expect(updates).toEqual([])
    await userEvent.selectOptions(select, 'Bachelor’s')
    await waitFor(() => expect(last(updates)).toEqual({ query: '?level=bachelor', history: 'push' }))
    expect(readLevel()).toBe('bachelor')
  })
})

it('takes a level that is chosen elsewhere on the page, and its own choice once', async () => {
  const updates = await open({ region: 'asia' })
  act(() => keepLevel('doctorate'))
  await waitFor(() => expect(updates).toEqual([{ query: '?region=asia&level=doctorate', history: 'push' }]))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'I want a' }), 'Master’s')
  await waitFor(() => expect(updates).toHaveLength(2))
  expect(last(updates)).toEqual({ query: '?region=asia&level=master', history: 'push' })
})

describe('the page as it was served', () => {
  it('shows the server’s answer to the address it was opened at', async () => {
    await open({ region: 'asia' })
    expect(results()).toBe('Results: 1-9 of 10')
    expect(screen.getByText('The server’s card')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Remove filter: Asia' })).toBeVisible()
    expect(screen.queryByText('Top five')).not.toBeInTheDocument()
  })

  it('shows the top list while nothing is filtered', async () => {
    await open({})
    expect(screen.getByText('Top five')).toBeVisible()
    expect(screen.getByText('Best researched first, then by world ranking.')).toBeVisible()
  })

  it('is answered anew with the visitor’s own universities, of which no server knows', async () => {
    localStorage.setItem(ADDED_KEY, '{}')
    setCatalogue({
      rows: [...ROWS, aRow({ id: 'added-1', name: 'My Academy', isFull: true })],
      hasAdded: true,
    })
    await open({})
    expect(results()).toBe('Results: 1-9 of 31')
    expect(titles()[0]).toBe('My Academy')
  })

  it('stands in for another address when there is no connection, and answers that one', async () => {
    await open({}, '?region=asia')
    expect(results()).toBe('Results: 1-9 of 10')
    expect(screen.queryByText('The server’s card')).not.toBeInTheDocument()
    expect(screen.getByRole('radio', { name: /^Asia/, hidden: true })).toBeChecked()
  })
})

describe('a changed search', () => {
  it('is pushed where something is chosen, answered at once, and goes back to page 1', async () => {
    const updates = await open({ page: 3, sort: 'name' })
    await userEvent.click(screen.getByRole('radio', { name: /^Asia/, hidden: true }))
    expect(results()).toBe('Results: 1-9 of 10')
    expect(await screen.findByRole('heading', { level: 3, name: 'University 20' })).toBeVisible()
    await waitFor(() => expect(last(updates)).toEqual({ query: '?sort=name&region=asia', history: 'push' }))
  })

  it('is answered as it is typed, and written into the address after a pause, on page 1', async () => {
    const updates = await open({ page: 2 })
    await typeAtOnce('university 07')
    expect(results()).toBe('Results: 1-1 of 1')
    expect(updates).toEqual([])
    await waitFor(() => expect(last(updates)).toEqual({ query: '?search=university+07', history: 'replace' }))
  })

  it('does not touch the address for a space', async () => {
    const updates = await open({ page: 2 })
    await typeAtOnce('   ')
    await act(() => new Promise((resolve) => setTimeout(resolve, 400)))
    expect(updates).toEqual([])
    expect(screen.queryByRole('list', { name: 'Active filters' })).not.toBeInTheDocument()
  })

  it('is sorted anew from page 1', async () => {
    const updates = await open({ page: 2, region: 'europe' })
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Acceptance Rate')
    await waitFor(() =>
      expect(last(updates)).toEqual({ query: '?region=europe&sort=acceptance', history: 'push' }),
    )
  })

  it('turns pages in place, keeps everything else, and takes the focus to the results', async () => {
    Element.prototype.scrollIntoView = jest.fn()
    const updates = await open({ region: 'europe' })
    await userEvent.click(screen.getByRole('link', { name: 'Page 3' }))
    expect(results()).toBe('Results: 19-20 of 20')
    await waitFor(() => expect(last(updates)).toEqual({ query: '?region=europe&page=3', history: 'push' }))
    expect(heading()).toHaveFocus()
  })

  it('loses one filter of several by its chip, and takes the focus to the results', async () => {
    const updates = await open({ region: 'asia', acceptanceMin: 25 })
    await userEvent.click(screen.getByRole('link', { name: 'Remove filter: Asia' }))
    await waitFor(() => expect(last(updates)).toEqual({ query: '?acceptanceMin=25', history: 'push' }))
    expect(heading()).toHaveFocus()
  })

  it('is cleared of every filter and keeps the sort', async () => {
    const updates = await open({
      search: '7',
      region: 'europe',
      rankMax: 3,
      unreported: 1,
      sort: 'name',
      page: 2,
    })
    await userEvent.click(screen.getByRole('link', { name: 'Clear Filters' }))
    await waitFor(() => expect(last(updates)).toEqual({ query: '?sort=name', history: 'push' }))
    expect(screen.getByRole('searchbox')).toHaveValue('')
    expect(heading()).toHaveFocus()
  })

  it('is cleared of what was typed a moment ago as well', async () => {
    const updates = await open({ region: 'europe' })
    await typeAtOnce('07')
    await userEvent.click(screen.getByRole('link', { name: 'Clear Filters' }))
    await act(() => new Promise((resolve) => setTimeout(resolve, 400)))
    expect(last(updates)?.query).toBe('')
    expect(screen.getByRole('searchbox')).toHaveValue('')
  })

  it('lets an upper bound be typed whose first digit lies below the lower one', async () => {
    const updates = await open({ acceptanceMin: 5 })
    const rate = within(screen.getByRole('group', { name: /^Acceptance rate/, hidden: true }))
    await userEvent.type(rate.getByRole('textbox', { name: 'To', hidden: true }), '12')
    expect(rate.getByRole('textbox', { name: 'From', hidden: true })).toHaveValue('5')
    expect(results()).toBe('Results: 1-8 of 8')
    await waitFor(() => expect(last(updates)?.query).toBe('?acceptanceMin=5&acceptanceMax=12'))
  })
})

describe('the answer', () => {
  it('is announced', async () => {
    await open({})
    expect(screen.getByRole('status')).toHaveTextContent('30 universities found')
    await typeAtOnce('university 07')
    expect(screen.getByRole('status')).toHaveTextContent('1 university found')
  })

  it('offers the next names and what to drop when nothing is found', async () => {
    await open({ region: 'asia' })
    await typeAtOnce('university 07')
    expect(await screen.findByRole('heading', { name: 'No universities found' })).toBeVisible()
    await userEvent.click(screen.getByRole('link', { name: /^Without the region: / }))
    expect(results()).toBe('Results: 1-1 of 1')
    expect(heading()).toHaveFocus()
  })

  it.each([
    [true, 'Law 30'],
    [false, 'Law'],
  ])('counts what is opened only with all words of the search at hand: %s', async (hasText, name) => {
    setCatalogue({ rows: ROWS.map((row) => ({ ...row, programmes: ['law'] })), hasText })
    await open({ search: 'university' })
    await userEvent.click(screen.getByText('More filters'))
    expect(await screen.findByRole('checkbox', { name, hidden: true })).toBeEnabled()
  })

  it('keeps the server’s answer, dimmed, until the catalogue is there', async () => {
    setCatalogue(null)
    await open({})
    await userEvent.click(screen.getByRole('radio', { name: /^Asia/, hidden: true }))
    expect(screen.getByText('The server’s card').closest('[data-pending]')).not.toBeNull()
    expect(results()).toBe('Results: 1-9 of 30')
    act(() => setCatalogue({ rows: ROWS }))
    expect(results()).toBe('Results: 1-9 of 10')
    expect(document.querySelector('[data-pending]')).toBeNull()
  })

  it('keeps the answer that is shown while the words of descriptions are on their way', async () => {
    setCatalogue({ rows: ROWS, hasText: false })
    await open({})
    await typeAtOnce('spires')
    expect(results()).toBe('Results: 1-9 of 30')
    act(() => setCatalogue({ rows: ROWS.map((row, at) => ({ ...row, about: at < 2 ? 'spires' : '' })) }))
    expect(results()).toBe('Results: 1-2 of 2')
  })

  it('goes on from the page that is asked for while that of another search is still shown', async () => {
    setCatalogue(null)
    await open({ page: 3 })
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/universities?page=4')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Country')
    expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page')
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute(
      'href',
      '/universities?sort=country&page=2',
    )
  })
})

it('takes over what was chosen before its script came', async () => {
  const Adapter = withNuqsTestingAdapter({ searchParams: '', hasMemory: true })
  await hydrateWithInput(<Adapter>{island({})}</Adapter>, (html) =>
    html.querySelector<HTMLInputElement>('[name=region][value=asia]')?.click(),
  )
  expect(results()).toBe('Results: 1-9 of 10')
  expect(screen.getByRole('radio', { name: /^Asia/, hidden: true })).toBeChecked()
})

describe('with a profile that the browser keeps', () => {
  const keep = () =>
    localStorage.setItem(
      PROFILE_KEY,
      JSON.stringify({ state: { profile: { nationality: 'ng' } }, version: 1 }),
    )
  const refusing = (isRefused: (id: string) => boolean) =>
    jest.mocked(answerForPerson).mockImplementation(() => {
      keepUniversityVerdicts(({ id }) => (isRefused(id) ? 'not-eligible' : 'check'))
      return Promise.resolve()
    })
  afterEach(() => keepUniversityVerdicts(null))

  it('folds who can’t take the visitor, says how many, and opens them by one press', async () => {
    keep()
    refusing((id) => id !== 'u-7')
    const updates = await open({})
    await waitFor(() => expect(results()).toBe('Results: 1-1 of 1'))
    expect(titles()).toContain('University 07')
    expect(screen.getByRole('link', { name: '29 can’t take you' })).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Show 29 universities' }))
    expect(titles()).toContain('University 00')
    expect(screen.getAllByText(/Not eligible/)).toHaveLength(9)
    expect(updates).toEqual([])
  })

  it('shows them where nothing else is found', async () => {
    keep()
    refusing(() => true)
    await open({})
    expect(await screen.findByRole('button', { name: 'Hide 30 universities' })).toBeInTheDocument()
    expect(screen.queryByText('No universities found')).not.toBeInTheDocument()
  })
})
