import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { browseUniversities } from '@/lib/universities/browse'
import { NO_SEARCH, universitiesHref, type UniversitySearch } from '@/lib/universities/search-params'
import { aRow } from '@/tests/fixtures/a-row'
import { setCatalogue } from '@/tests/fixtures/catalogue-store'
import { renderAt } from '@/tests/setup/render'
import { UniversityBrowser } from './university-browser'
import { WORLD_LIST } from './world-list'

const ROWS = Array.from({ length: 30 }, (_, at) =>
  aRow({
    id: `u-${at}`,
    name: `University ${String(at).padStart(2, '0')}`,
    region: at < 20 ? 'europe' : 'asia',
    acceptance: at,
  }),
)

jest.mock('@/components/catalogue/catalogue-store', () =>
  jest.requireActual('@/tests/fixtures/catalogue-store'),
)
jest.mock('nuqs/adapters/next/app', () => jest.requireActual('@/tests/fixtures/nuqs-adapter'))
jest.mock('@/components/catalogue/card-store', () => jest.requireActual('@/tests/fixtures/card-store'))

beforeEach(async () => {
  setCatalogue({
    rows: ROWS,
    countries: [{ code: 'fr', name: 'France', aliases: '' }],
    hasText: true,
  })
  await WORLD_LIST.browse.load('1')
})

async function open(given: Partial<UniversitySearch>) {
  const asked = { ...NO_SEARCH, ...given }
  const result = browseUniversities(ROWS, asked)
  const updates = await renderAt(
    universitiesHref(asked),
    <UniversityBrowser
      answer={{ href: WORLD_LIST.hrefOf(asked), asked: given, result, countryNames: {}, version: '1' }}
      top={{ title: 'Top five', source: null, entries: [] }}
      cardAction={() => null}
    >
      <p>The server’s cards</p>
    </UniversityBrowser>,
  )
  await screen.findByRole('heading', { name: /^Results/ })
  await screen.findByRole('form', { name: 'Filters', hidden: true })
  return updates
}

async function typeAtOnce(text: string) {
  await userEvent.click(screen.getByRole('searchbox'))
  await userEvent.paste(text)
}

const results = () => screen.getByRole('heading', { name: /^Results/ }).textContent
const last = <Item,>(list: Item[]) => list.at(-1)

it('shows the server’s answer to the address it was opened at', async () => {
  await open({ region: 'asia' })
  expect(results()).toBe('Results: 1-9 of 10')
  expect(screen.getByText('The server’s cards')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Remove filter: Asia' })).toBeVisible()
  expect(screen.queryByText('Top five')).not.toBeInTheDocument()
})

it('shows the top list while nothing is filtered', async () => {
  await open({})
  expect(screen.getByText('Top five')).toBeVisible()
})

it('pushes what is chosen, answers it at once, and goes back to page 1', async () => {
  const updates = await open({ page: 3, sort: 'name' })
  await userEvent.click(screen.getByRole('radio', { name: /^Asia/, hidden: true }))
  expect(results()).toBe('Results: 1-9 of 10')
  expect(await screen.findByRole('heading', { level: 3, name: 'University 20' })).toBeVisible()
  await waitFor(() => expect(last(updates)).toEqual({ query: '?sort=name&region=asia', history: 'push' }))
})

it('answers what is typed at once, and writes it into the address after a pause, on page 1', async () => {
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

it('sorts anew from page 1', async () => {
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
  expect(screen.getByRole('heading', { name: /^Results/ })).toHaveFocus()
})

it('removes one filter of several, and takes the focus to the results', async () => {
  const updates = await open({ region: 'asia', acceptanceMin: 25 })
  await userEvent.click(screen.getByRole('link', { name: 'Remove filter: Asia' }))
  await waitFor(() => expect(last(updates)).toEqual({ query: '?acceptanceMin=25', history: 'push' }))
  expect(screen.getByRole('heading', { name: /^Results/ })).toHaveFocus()
})

it('clears every filter and keeps the sort', async () => {
  const updates = await open({
    search: '7',
    region: 'europe',
    gpa: 3,
    unreported: 'exclude',
    sort: 'name',
    page: 2,
  })
  await userEvent.click(screen.getByRole('link', { name: 'Clear Filters' }))
  await waitFor(() => expect(last(updates)).toEqual({ query: '?sort=name', history: 'push' }))
  expect(screen.getByRole('searchbox')).toHaveValue('')
})

it('clears what was typed a moment ago as well', async () => {
  const updates = await open({ region: 'europe' })
  await typeAtOnce('07')
  await userEvent.click(screen.getByRole('link', { name: 'Clear Filters' }))
  await act(() => new Promise((resolve) => setTimeout(resolve, 400)))
  expect(last(updates)?.query).toBe('')
  expect(screen.getByRole('searchbox')).toHaveValue('')
})

it('announces how many there are', async () => {
  await open({})
  expect(screen.getByRole('status')).toHaveTextContent('30 universities found')
  await typeAtOnce('university 07')
  expect(screen.getByRole('status')).toHaveTextContent('1 university found')
})

it('offers the next names and what to drop when nothing is found', async () => {
  await open({ region: 'asia' })
  await typeAtOnce('university 07')
  expect(await screen.findByRole('heading', { name: 'No universities found' })).toBeVisible()
  expect(screen.getByRole('link', { name: /^Without the region: / })).toBeVisible()
})

it('lets an upper bound be typed whose first digit lies below the lower one', async () => {
  const updates = await open({ acceptanceMin: 5 })
  const rate = within(screen.getByRole('group', { name: /^Acceptance rate/, hidden: true }))
  await userEvent.type(rate.getByRole('spinbutton', { name: 'To', hidden: true }), '12')
  expect(rate.getByRole('spinbutton', { name: 'From', hidden: true })).toHaveValue(5)
  expect(results()).toBe('Results: 1-8 of 8')
  await waitFor(() => expect(last(updates)?.query).toBe('?acceptanceMin=5&acceptanceMax=12'))
})

it.each([
  [true, 'Law 30'],
  [false, 'Law'],
])('counts what is opened only with all words of the search at hand: %s', async (hasText, name) => {
  setCatalogue({ rows: ROWS.map((row) => ({ ...row, programmes: ['law'] })), countries: [], hasText })
  await open({ search: 'university' })
  await userEvent.click(screen.getByText('More filters'))
  expect(await screen.findByRole('checkbox', { name, hidden: true })).toBeEnabled()
})

it('dims the server’s answer until the catalogue is there', async () => {
  setCatalogue(null)
  await open({})
  await userEvent.click(screen.getByRole('radio', { name: /^Asia/, hidden: true }))
  expect(screen.getByText('The server’s cards').closest('[data-pending]')).not.toBeNull()
  expect(results()).toBe('Results: 1-9 of 30')
})
