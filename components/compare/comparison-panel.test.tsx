import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { withNuqsTestingAdapter } from 'nuqs/adapters/testing'
import { keepAnswer, PROFILE_KEY } from '@/lib/device/profile-entry'
import { keepLevel } from '@/lib/facts/chosen-level'
import { replaceSelection, useSelectionStore } from '@/lib/compare/selection-store'
import { parseAsComparedIds } from '@/lib/universities/compared-ids'
import { aCompared, aFigure } from '@/tests/fixtures/a-compared'
import { renderAt } from '@/tests/setup/render'
import { ComparisonPanel } from './comparison-panel'

jest.mock('nuqs/adapters/next/app', () => jest.requireActual('@/tests/fixtures/nuqs-adapter'))

const TODAY = '2026-11-26'
const KNOWN = ['alpha', 'beta', 'gamma', 'epsilon', 'zeta']
const column = (id: string) => aCompared({ id, name: id.toUpperCase() })

const ownIds = () => useSelectionStore.getState().chosen.map(({ id }) => id)

function open(address: string[], own: string[]) {
  replaceSelection(own.map((id) => ({ id, name: id.toUpperCase() })))
  const ids = parseAsComparedIds.parse(address.join(',')) ?? []
  const columns = ids.filter((id) => KNOWN.includes(id)).map(column)
  return renderAt(
    { tab: 'compare', compare: address.join(',') },
    <ComparisonPanel
      served={{ ids, columns, level: 'bachelor' as const, subject: null, today: TODAY, site: '' }}
    />,
  )
}

beforeEach(() => {
  globalThis.fetch = jest.fn(async (address: string) => {
    const id = address.split('/').at(-1) ?? ''
    const current = id === 'old-beta' ? 'beta' : id
    return { ok: true, json: async () => (KNOWN.includes(current) ? column(current) : null) }
  }) as unknown as typeof fetch
})

it('says how to fill an empty comparison', async () => {
  await open([], [])
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('University Comparison (0)')
  expect(screen.getByText('No universities selected for comparison')).toBeVisible()
  expect(screen.getByText('Click the compare button on university cards to add them here.')).toBeVisible()
})

it('shows the visitor’s own and puts it into the address without a step in the history', async () => {
  const updates = await open([], ['alpha', 'beta'])
  expect(await screen.findByRole('link', { name: 'ALPHA' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('University Comparison (2)')
  expect(updates).toEqual([{ query: '?tab=compare&compare=alpha,beta', history: 'replace' }])
  expect(screen.queryByRole('button', { name: 'Keep this comparison' })).toBeNull()
})

it('changes address and selection together while it is the visitor’s own', async () => {
  const updates = await open(['alpha', 'beta'], ['alpha', 'beta'])
  await userEvent.click(screen.getByRole('button', { name: 'Remove ALPHA' }))
  expect(ownIds()).toEqual(['beta'])
  expect(updates).toEqual([{ query: '?tab=compare&compare=beta', history: 'push' }])
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

it('follows a change made in another tab', async () => {
  await open(['alpha'], ['alpha'])
  await act(async () =>
    replaceSelection([
      { id: 'alpha', name: 'ALPHA' },
      { id: 'gamma', name: 'GAMMA' },
    ]),
  )
  expect(await screen.findByRole('link', { name: 'GAMMA' })).toBeVisible()
})

it('leaves the visitor’s own alone while another’s is shown, until it is kept', async () => {
  const updates = await open(['alpha', 'beta'], ['gamma'])
  expect(screen.getByText(/Your own, of GAMMA, is unchanged/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Remove ALPHA' }))
  expect(updates).toEqual([{ query: '?tab=compare&compare=beta', history: 'push' }])
  expect(ownIds()).toEqual(['gamma'])
  await userEvent.click(screen.getByRole('button', { name: 'Keep this comparison' }))
  expect(ownIds()).toEqual(['beta'])
  expect(screen.queryByRole('button', { name: 'Keep this comparison' })).toBeNull()
})

it('says that a university which a visitor added stands in that visitor’s browser', async () => {
  await open(['alpha', 'added-1x', 'gone'], [])
  expect(
    await screen.findByText(
      /^1 university of this comparison is only in the browser of the visitor who added it/,
    ),
  ).toBeVisible()
  expect(screen.getByText(/^1 university of this comparison was left out: it no longer exists/)).toBeVisible()
})

it('drops what no longer exists and says how many', async () => {
  const updates = await open(['lost', 'alpha', 'gone'], [])
  expect(
    await screen.findByText(
      '2 universities of this comparison were left out: they no longer exist, or the link is damaged.',
    ),
  ).toBeVisible()
  expect(updates.at(-1)).toEqual({ query: '?tab=compare&compare=alpha', history: 'replace' })
})

it('puts the present id in place of an old one, once, in the address and the selection', async () => {
  const updates = await open([], ['alpha', 'old-beta'])
  expect(await screen.findByRole('link', { name: 'BETA' })).toBeVisible()
  expect(updates.at(-1)).toEqual({ query: '?tab=compare&compare=alpha,beta', history: 'replace' })
  expect(ownIds()).toEqual(['alpha', 'beta'])
  expect(screen.queryByText(/left out/)).toBeNull()
})

it('loses no good university to ids that are unknown, repeated or damaged, and says what it left out (fault 17)', async () => {
  const updates = await open(
    ['alpha', 'unknown', 'beta', 'alpha', '<script>', 'gamma', 'epsilon', 'zeta'],
    [],
  )
  expect(
    await screen.findByText(/^2 universities of this comparison were left out: they no longer exist/),
  ).toBeVisible()
  expect(screen.getByText(/the first 4 are shown and 1 more was left out\.$/)).toBeVisible()
  expect(screen.getAllByRole('columnheader')).toHaveLength(4)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('University Comparison (4)')
  expect(updates.at(-1)).toEqual({
    query: '?tab=compare&compare=alpha,beta,gamma,epsilon',
    history: 'replace',
  })
  await userEvent.click(screen.getByRole('button', { name: 'Keep this comparison' }))
  expect(ownIds()).toEqual(['alpha', 'beta', 'gamma', 'epsilon'])
})

it('gives the place of an added university that is gone to the next one', async () => {
  await open(['added-gone', 'alpha', 'beta', 'gamma', 'epsilon'], [])
  expect(await screen.findByRole('link', { name: 'EPSILON' })).toBeVisible()
  expect(
    await screen.findByText(/^1 university of this comparison is only in the browser of the visitor/),
  ).toBeVisible()
})

it('offers to try again when a column could not be loaded', async () => {
  const answer = globalThis.fetch
  globalThis.fetch = jest.fn(() => Promise.reject(new Error('offline')))
  await open([], ['delta'])
  KNOWN.push('delta')
  globalThis.fetch = answer
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'DELTA' })).toBeVisible()
})

it('calls nothing gone that only this browser can know', () => {
  const Adapter = withNuqsTestingAdapter({ searchParams: { compare: 'added-mine,lost' } })
  const served = {
    ids: ['added-mine', 'lost'],
    columns: [],
    level: 'bachelor' as const,
    subject: null,
    today: TODAY,
    site: '',
  }
  const page = renderToString(
    <Adapter>
      <ComparisonPanel served={served} />
    </Adapter>,
  )
  expect(page).toContain('1 university of this comparison was left out')
  expect(page).toContain('Loading the comparison…')
})

it('sums up with winners, ties, lone reporters, and what nobody reports', async () => {
  const columns = [
    aCompared({
      id: 'alpha',
      name: 'Alpha',
      rank: aFigure(5, { text: '#5' }),
      tuition: aFigure(0, { text: 'No tuition fee' }),
    }),
    aCompared({ id: 'beta', name: 'Beta', rank: aFigure(5, { text: '#5' }) }),
  ]
  const served = {
    ids: ['alpha', 'beta'],
    columns,
    level: 'bachelor' as const,
    subject: null,
    today: TODAY,
    site: '',
  }
  await renderAt({ tab: 'compare', compare: 'alpha,beta' }, <ComparisonPanel served={served} />)
  expect(screen.getByRole('heading', { name: 'Quick Summary' })).toBeVisible()
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Highest Ranked',
    'Most Affordable',
    'Highest Acceptance Rate',
  ])
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual([
    'Alpha and Beta#5',
    'AlphaNo tuition fee, the only one that reports it',
    'Not reported',
  ])
})

it('takes the subject that is chosen in the profile meanwhile', async () => {
  const updates = await open(['alpha'], ['alpha'])
  act(() => keepAnswer('subject', 'law'))
  await waitFor(() =>
    expect(updates).toEqual([{ query: '?tab=compare&compare=alpha&subject=law', history: 'replace' }]),
  )
  localStorage.removeItem(PROFILE_KEY)
})

it('keeps the level of a link, also that of a bachelor’s degree; an address that names none gets the profile’s', async () => {
  keepLevel('master')
  replaceSelection([])
  const served = { ids: ['alpha'], columns: [column('alpha')], level: 'bachelor' as const }
  const panel = <ComparisonPanel served={{ ...served, subject: null, today: TODAY, site: '' }} />
  const sent = await renderAt({ tab: 'compare', compare: 'alpha', level: 'bachelor' }, panel)
  expect(sent).toEqual([])
  expect(screen.getByRole('combobox', { name: 'I want a' })).toHaveDisplayValue('Bachelor’s')
  cleanup()
  const updates = await renderAt({ tab: 'compare', compare: 'alpha' }, panel)
  await waitFor(() =>
    expect(updates).toEqual([{ query: '?tab=compare&compare=alpha&level=master', history: 'replace' }]),
  )
  localStorage.removeItem(PROFILE_KEY)
})

it.each(['subject', 'fieldOfStudy'])('asks for no subject that the profile knows by its %s', async (kept) => {
  keepAnswer(kept, 'nursing')
  const updates = await open(['alpha'], ['alpha'])
  await waitFor(() =>
    expect(updates).toEqual([{ query: '?tab=compare&compare=alpha&subject=nursing', history: 'replace' }]),
  )
  localStorage.removeItem(PROFILE_KEY)
})
