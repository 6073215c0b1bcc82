import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { readNationality } from '@/lib/eligibility/kept-nationality'
import { hourOf } from '@/lib/text/closing-day'
import { drawCard } from '@/lib/scholarships/drawn-card'
import { BROWSE_ALL, SCHOLARSHIPS, type ScholarshipSearch } from '@/lib/scholarships/list'
import type { ScholarshipRow } from '@/lib/scholarships/row'
import { aRow } from '@/tests/fixtures/scholarship'
import { aServed } from '@/tests/fixtures/served'
import { renderAt } from '@/tests/setup/render'
import { ScholarshipListIsland } from './scholarship-list-island'
import { AWARDS } from './scholarships-view'

jest.mock('nuqs/adapters/next/app', () => jest.requireActual('@/tests/fixtures/nuqs-adapter'))

const numbered = (at: number, given: Parameters<typeof aRow>[0] = {}) =>
  aRow({
    ...given,
    card: { id: `award-${at}`, name: `Award ${at}` },
    nameKey: `award ${at}`,
    text: `award ${at}`,
  })

const ROWS = [
  numbered(0, { dates: { status: 'open-all-year' } }),
  numbered(1, { type: 'government', degrees: ['phd'] }),
]
const MANY = Array.from({ length: 100 }, (_, at) => numbered(at))

/** The rows that the browser has fetched. */
function setRows(rows: readonly ScholarshipRow[] | null) {
  const loaded = rows && {
    rows,
    countries: [],
    hasText: true,
    hasAdded: false,
    lacksCards: false,
    mean: null,
  }
  jest.spyOn(AWARDS, 'get').mockImplementation(() => loaded)
  jest.spyOn(AWARDS, 'load').mockImplementation(() => new Promise(() => {}))
}

function island(
  fields: Partial<ScholarshipSearch>,
  rows: readonly ScholarshipRow[] = ROWS,
  today = hourOf(new Date()),
) {
  const search = { ...BROWSE_ALL, ...fields }
  return (
    <ScholarshipListIsland
      served={aServed(SCHOLARSHIPS, rows, search, { today, names: { ke: 'Kenya' } })}
      cards={[drawCard(aRow({ card: { name: 'The server’s card' } }), today)]}
      featured={[]}
    />
  )
}

const open = (fields: Partial<ScholarshipSearch>, rows?: readonly ScholarshipRow[], today?: string) =>
  renderAt(SCHOLARSHIPS.query({ ...BROWSE_ALL, ...fields }), island(fields, rows, today))

const heading = () => screen.getByRole('heading', { name: /^All Scholarships/ })
const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const box = (name: string | RegExp) => screen.getByRole('checkbox', { name, hidden: true })
const last = <Item,>(list: Item[]) => list.at(-1)

beforeEach(() => setRows(ROWS))
afterEach(() => localStorage.clear())

describe('the filters', () => {
  beforeEach(() => setRows(null))

  it('write a choice into the address, drop the tab it implies, and go back to page 1', async () => {
    const updates = await open({ page: 2 })
    await userEvent.click(box(/^Government/))
    await waitFor(() => expect(last(updates)).toEqual({ query: '?type=government', history: 'push' }))
  })

  it('keep the tab when the last of them goes', async () => {
    const updates = await open({ type: ['government'] })
    await userEvent.click(box(/^Government/))
    await waitFor(() => expect(last(updates)?.query).toBe('?tab=browse'))
  })

  it('show how many each option would leave, and close those that leave none', async () => {
    await open({})
    expect(box('Ph.D. 1')).toBeEnabled()
    expect(box('Need-based 0')).toBeDisabled()
  })

  it('have one heading and one way to close', async () => {
    await open({})
    expect(screen.getAllByRole('heading', { name: 'Filters', hidden: true })).toHaveLength(1)
    expect(screen.getAllByRole('button', { name: 'Close', hidden: true })).toHaveLength(1)
  })

  it('choose a field of study in a select', async () => {
    const updates = await open({})
    const field = screen.getByRole('combobox', { name: 'Field of study', hidden: true })
    await userEvent.selectOptions(field, 'Law (2)')
    await waitFor(() => expect(last(updates)?.query).toBe('?field=law'))
  })

  it('tick and untick the one box of a flag', async () => {
    const updates = await open({})
    await userEvent.click(box(/^Open now/))
    await waitFor(() => expect(last(updates)?.query).toBe('?open=now'))
    await userEvent.click(box(/^Open now/))
    await waitFor(() => expect(last(updates)?.query).toBe('?tab=browse'))
  })
})

describe('the answer', () => {
  it('is the server’s for the address and day that it was made for', async () => {
    await open({ nationality: ['ke'] })
    expect(heading()).toHaveTextContent('All Scholarships (2)')
    expect(titles()).toEqual(['The server’s card'])
    expect(screen.getByRole('link', { name: 'Remove filter: Nationality: Kenya' })).toBeVisible()
  })

  it('is the browser’s own on another day', async () => {
    await open({}, ROWS, '2020-01-01')
    expect(titles()).toEqual(['Award 0', 'Award 1'])
  })

  it('is the browser’s own for another search', async () => {
    await open({})
    await userEvent.click(box(/^Government/))
    expect(heading()).toHaveTextContent('All Scholarships (1)')
    expect(titles()).toEqual(['Award 1'])
    expect(screen.getByText('1–1. Best known first, then fully funded.')).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent('1 scholarship found')
  })

  it('says what was searched for in vain', async () => {
    const updates = await open({ type: ['government'] })
    await userEvent.click(screen.getByRole('searchbox'))
    await userEvent.paste('award 0')
    expect(await screen.findByRole('heading', { name: 'No scholarships found' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Without the type: 1 result' })).toHaveAttribute(
      'href',
      '/scholarships?search=award+0',
    )
    await userEvent.click(screen.getByRole('link', { name: 'Clear Filters' }))
    await waitFor(() => expect(last(updates)?.query).toBe('?tab=browse'))
    expect(screen.getByRole('searchbox')).toHaveValue('')
  })
})

it('keeps the nationality that was chosen, for the awards on profiles', async () => {
  await open({})
  expect(readNationality()).toBeNull()
  cleanup()
  await open({ nationality: ['ke'] })
  expect(readNationality()).toBe('ke')
})

it('is a calendar and a feed, with its filters and without its pages', async () => {
  await open({ degree: ['phd'], page: 2 }, MANY)
  expect(screen.getByRole('link', { name: 'Calendar' })).toHaveAttribute(
    'href',
    '/scholarships/calendar.ics?degree=phd',
  )
  expect(screen.getByRole('link', { name: 'RSS' })).toHaveAttribute(
    'href',
    '/scholarships/rss.xml?degree=phd',
  )
})
