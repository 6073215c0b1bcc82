import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answerForPerson } from '@/components/list/answer-for-person'
import { PROFILE_KEY } from '@/lib/device/profile-entry'
import { keepUniversityVerdicts } from '@/lib/universities/kept-verdicts'
import { UK, type UkSearch } from '@/lib/universities/uk/list'
import { aCard } from '@/tests/fixtures/a-card'
import { aRow } from '@/tests/fixtures/a-row'
import { setCatalogue } from '@/tests/fixtures/catalogue-source'
import { aServed } from '@/tests/fixtures/served'
import { renderAt } from '@/tests/setup/render'
import { UkListIsland } from './uk-view'

jest.mock('@/components/list/catalogue-source', () => jest.requireActual('@/tests/fixtures/catalogue-source'))
jest.mock('@/components/list/answer-for-person', () => ({
  answerForPerson: jest.fn(() => Promise.resolve()),
}))
jest.mock('nuqs/adapters/next/app', () => jest.requireActual('@/tests/fixtures/nuqs-adapter'))

const ROWS = Array.from({ length: 30 }, (_, at) =>
  aRow({
    id: `u-${at}`,
    name: `University ${String(at).padStart(2, '0')}`,
    countryCode: 'gb',
    location: at < 20 ? 'Leeds, England' : 'Cardiff',
    nation: at < 20 ? 'england' : 'wales',
    rank: at + 1,
    about: 'famous',
  }),
)
const MAP = {
  viewBox: '0 0 260 400',
  land: '',
  neighbours: '',
  dots: [{ name: 'Leeds', universities: 20, students: 1, left: 50, top: 50, size: 5 }],
}

beforeEach(() => setCatalogue({ rows: [...ROWS, aRow({ name: 'Sorbonne' })] }))

const island = (asked: Partial<UkSearch>) => (
  <UkListIsland
    served={aServed(UK, ROWS, asked)}
    cards={[aCard({ id: 'served', name: 'The server’s card' })]}
    map={MAP}
    top={{ title: 'Top five', source: null, entries: [] }}
    cardAction={() => null}
  />
)
const open = (asked: Partial<UkSearch>) => renderAt(UK.query(asked), island(asked))

const heading = () => screen.getByRole('heading', { name: /^UK Universities/ })
const last = <Item,>(list: Item[]) => list.at(-1)

it('shows the server’s answer to the address it was opened at', async () => {
  await open({ city: 'cardiff' })
  expect(heading()).toHaveTextContent('UK Universities (10 found)')
  expect(screen.getByText('Page 1 of 1')).toBeVisible()
  expect(screen.getByText('The server’s card')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Remove filter: Cardiff' })).toBeVisible()
  expect(screen.queryByText('Top five')).not.toBeInTheDocument()
})

it('chooses a city by its list and by the map, from page 1', async () => {
  const updates = await open({ page: 2 })
  const city = screen.getByRole('combobox', { name: 'City', hidden: true })
  await userEvent.selectOptions(city, 'Cardiff (10)')
  expect(heading()).toHaveTextContent('UK Universities (10 found)')
  await waitFor(() => expect(last(updates)).toEqual({ query: '?city=cardiff', history: 'push' }))
  await userEvent.click(screen.getByRole('link', { name: /^Leeds: / }))
  expect(heading()).toHaveTextContent('UK Universities (20 found)')
  expect(city).toHaveValue('leeds')
})

it('chooses nations with counts, and sorts, from page 1', async () => {
  const updates = await open({ page: 2 })
  await userEvent.click(screen.getByRole('checkbox', { name: 'Wales 10', hidden: true }))
  await waitFor(() => expect(last(updates)).toEqual({ query: '?nation=wales', history: 'push' }))
  expect(await screen.findByRole('heading', { level: 3, name: 'University 20' })).toBeVisible()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Ranking: Lowest First')
  await waitFor(() => expect(last(updates)?.query).toBe('?nation=wales&sort=lowest'))
  expect(screen.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent('University 29')
})

it('searches without descriptions, and clears a search that found nothing', async () => {
  const updates = await open({ nation: ['wales'], sort: 'lowest' })
  await userEvent.click(screen.getByRole('searchbox'))
  await userEvent.paste('famous')
  expect(heading()).toHaveTextContent('UK Universities (0 found)')
  await userEvent.click(await screen.findByRole('button', { name: 'Clear Search' }))
  await waitFor(() => expect(last(updates)).toEqual({ query: '?sort=lowest', history: 'push' }))
  expect(await screen.findByRole('heading', { name: 'UK Universities (30 found)' })).toHaveFocus()
  expect(screen.getByRole('searchbox')).toHaveValue('')
})

it('names a city that nobody knows as best it can', async () => {
  await open({ city: 'stoke-on-trent' })
  expect(screen.getByRole('link', { name: 'Remove filter: Stoke On Trent' })).toBeVisible()
  expect(screen.getByRole('combobox', { name: 'City', hidden: true })).toHaveValue('stoke-on-trent')
})

it('folds who can’t take the visitor by the profile that the browser keeps', async () => {
  const profile = JSON.stringify({ state: { profile: { nationality: 'ng' } }, version: 1 })
  localStorage.setItem(PROFILE_KEY, profile)
  jest.mocked(answerForPerson).mockImplementation(() => {
    keepUniversityVerdicts(({ id }) => (id === 'u-7' ? 'check' : 'not-eligible'))
    return Promise.resolve()
  })
  await open({})
  await waitFor(() => expect(heading()).toHaveTextContent('UK Universities (1 found)'))
  expect(screen.getByRole('button', { name: 'Show 29 universities' })).toBeVisible()
  keepUniversityVerdicts(null)
  localStorage.clear()
})
