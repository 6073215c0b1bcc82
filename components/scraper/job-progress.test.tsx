import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useJobStore } from '@/lib/scraper/browser/job-store'
import { cancelRun } from '@/lib/scraper/browser/run-actions'
import { NO_RUN, useRunStore } from '@/lib/scraper/browser/run-store'
import { aJob } from '@/tests/fixtures/scraper-answers'
import { JobProgressBar } from './job-progress'

jest.mock('@/lib/scraper/browser/run-actions', () => ({ cancelRun: jest.fn() }))

const job = aJob()

beforeEach(() => useJobStore.setState({ jobs: [{ ...job, percent: 40, total: 25, completed: 10 }] }))

test('shows the bar, the pages and the time, and can be cancelled', async () => {
  useRunStore.setState({ ...NO_RUN, phase: 'running', jobId: 'i', elapsedMs: 65_000 })
  render(<JobProgressBar />)
  expect(screen.getByRole('progressbar', { name: 'Crawling website...' })).toHaveValue(40)
  expect(screen.getByText('40%')).toBeVisible()
  expect(screen.getByText('10 of 25 pages · 1:05')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(cancelRun).toHaveBeenCalled()
})

test('says that the connection is lost, and when it is tried again', () => {
  useRunStore.setState({
    ...NO_RUN,
    phase: 'running',
    jobId: 'i',
    connection: { why: 'connection', retryInMs: 4_000 },
  })
  render(<JobProgressBar />)
  expect(screen.getByRole('status')).toHaveTextContent('Connection lost. Trying again in 4 s')
})

test('shows the pages as they are fetched, and nobody has to wait for them', () => {
  useRunStore.setState({ ...NO_RUN, phase: 'collecting', jobId: 'i', collected: 5 })
  render(<JobProgressBar />)
  expect(screen.getByText('Fetching pages: 5 of 10 · 0:00')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Stop waiting' })).toBeVisible()
})

test('is not there when nothing runs', () => {
  useRunStore.setState(NO_RUN)
  const { container } = render(<JobProgressBar />)
  expect(container).toBeEmptyDOMElement()
})
