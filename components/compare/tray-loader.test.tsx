import { act, render, screen } from '@testing-library/react'
import { addToSelection, followSelection, replaceSelection } from '@/lib/compare/selection-store'
import { TrayLoader } from './tray-loader'

const tray = () => screen.queryByRole('complementary', { name: 'Your comparison' })

beforeEach(() => {
  followSelection()
  replaceSelection([])
})

it('brings nothing while nothing is chosen, and the tray at the first choice', async () => {
  await act(async () => render(<TrayLoader />))
  expect(tray()).toBeNull()
  await act(async () => addToSelection({ id: 'a', name: 'A' }))
  expect(await screen.findByText('A')).toBeVisible()
})

it('brings the tray to a page that is opened with something chosen', async () => {
  addToSelection({ id: 'b', name: 'B' })
  await act(async () => render(<TrayLoader />))
  expect(await screen.findByText('B')).toBeVisible()
})

it('hears of a choice in another tab', async () => {
  await act(async () => render(<TrayLoader />))
  localStorage.setItem('meridian-compare', '{"state":{"chosen":[{"id":"c","name":"C"}]},"version":0}')
  await act(async () => window.dispatchEvent(new StorageEvent('storage', { key: 'meridian-compare' })))
  expect(await screen.findByText('C')).toBeVisible()
})
