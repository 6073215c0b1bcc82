import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { saveAdded, useAddedStore } from '@/lib/import/added-store'
import { startRun } from '@/lib/scraper/browser/run-actions'
import { aProvenance } from '@/tests/fixtures/a-provenance'
import { anEntry } from '@/tests/fixtures/added'
import { CheckEntry } from './check-entry'

jest.mock('@/lib/scraper/browser/run-actions', () => ({ startRun: jest.fn() }))

const entry = anEntry({
  provenance: [
    aProvenance(),
    aProvenance({ label: 'City', quote: 'Oslo' }),
    aProvenance({ page: 'https://www.uni.example.org/blog', isProven: false }),
  ],
})

beforeEach(() => {
  jest.clearAllMocks()
  localStorage.clear()
  useAddedStore.setState({ entries: [] })
})

test('reads only the pages of an added university again, at a price that stands first (issue 19)', async () => {
  saveAdded([entry])
  render(<CheckEntry id={entry.id} hasKey />)
  expect(screen.getByRole('heading', { name: 'Check Harbour University again' })).toBeVisible()
  expect(screen.getByText(/1 page, about 5 credits\.$/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }))
  expect(startRun).toHaveBeenCalledWith(
    expect.objectContaining({
      mode: 'reading-pages',
      checks: entry.id,
      urls: ['https://www.uni.example.org/fees'],
    }),
  )
})

test('asks for a key first, and says where there is nothing to read', () => {
  saveAdded([entry])
  const { rerender } = render(<CheckEntry id={entry.id} hasKey={false} />)
  expect(screen.getByText(/Save your key first\.$/)).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  act(() => saveAdded([anEntry()]))
  rerender(<CheckEntry id={entry.id} hasKey />)
  expect(screen.getByText(/there is nothing to read again\.$/)).toBeVisible()
})

test('without such a university there is nothing', () => {
  render(<CheckEntry id={entry.id} hasKey />)
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
})
