import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { withNuqsTestingAdapter } from 'nuqs/adapters/testing'
import { replaceSelection, useSelectionStore } from '@/lib/compare/selection-store'
import { aCompared } from '@/tests/fixtures/a-compared'
import { renderAt } from '@/tests/setup/render'
import { ComparisonPanel } from './comparison-panel'

jest.mock('nuqs/adapters/next/app', () => jest.requireActual('@/tests/fixtures/nuqs-adapter'))

const KNOWN = ['alpha', 'beta', 'gamma']
const column = (id: string) => aCompared({ id, name: id.toUpperCase() })

const ownIds = () => useSelectionStore.getState().chosen.map(({ id }) => id)

function open(address: string[], own: string[]) {
  replaceSelection(own.map((id) => ({ id, name: id.toUpperCase() })))
  const columns = address.filter((id) => KNOWN.includes(id)).map(column)
  return renderAt(
    { tab: 'compare', compare: address.join(',') },
    <ComparisonPanel served={{ ids: address, columns, version: '1' }} />,
  )
}

beforeEach(() => {
  globalThis.fetch = jest.fn(async (address: string) => {
    const id = address.split('/').at(-1) ?? ''
    return { ok: true, json: async () => (KNOWN.includes(id) ? column(id) : null) }
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

it('drops what no longer exists and says how many', async () => {
  const updates = await open(['lost', 'alpha', 'gone'], [])
  expect(
    await screen.findByText('2 universities of this comparison no longer exist and were left out.'),
  ).toBeVisible()
  expect(updates.at(-1)).toEqual({ query: '?tab=compare&compare=alpha', history: 'replace' })
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
  const served = { ids: ['added-mine', 'lost'], columns: [], version: '1' }
  const page = renderToString(
    <Adapter>
      <ComparisonPanel served={served} />
    </Adapter>,
  )
  expect(page).toContain('1 university of this comparison no longer exists')
  expect(page).toContain('Loading the comparison…')
})
