import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { downloadText } from '@/components/ui/download-text'
import { EMPTY_RESULT } from '@/lib/scraper/browser/job-result'
import { useJobStore } from '@/lib/scraper/browser/job-store'
import { saveResult } from '@/lib/scraper/browser/result-store'
import { openJob } from '@/lib/scraper/browser/run-actions'
import { NO_RUN, useRunStore } from '@/lib/scraper/browser/run-store'
import { useToastStore } from '@/lib/scraper/browser/toast-store'
import { aJob } from '@/tests/fixtures/scraper-answers'
import { JobList } from './job-list'

jest.mock('@/lib/scraper/browser/run-actions', () => ({ openJob: jest.fn() }))
jest.mock('@/components/ui/download-text', () => ({ downloadText: jest.fn() }))

const NAME = 'Crawl a site: https://a.example/'
const job = aJob()

beforeEach(() => {
  useRunStore.setState(NO_RUN)
  useJobStore.setState({ jobs: [{ ...job, state: 'completed', completed: 4, isCollected: true }] })
})

test('a job is listed, opened, downloaded and removed', async () => {
  const user = userEvent.setup()
  await saveResult('i', { ...EMPTY_RESULT, text: '# A' })
  useRunStore.setState({ ...NO_RUN, jobId: 'i' })
  render(<JobList />)
  expect(screen.getByText(NAME)).toBeVisible()
  expect(screen.getByText(/Completed · 4 entries/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: `Open ${NAME}` }))
  expect(openJob).toHaveBeenCalledWith('i')
  await user.click(screen.getByRole('button', { name: `Download ${NAME}` }))
  expect(downloadText).toHaveBeenCalledWith('llms.txt', '# A')
  await user.click(screen.getByRole('button', { name: `Remove ${NAME}` }))
  expect(await screen.findByText(/Jobs of this browser are listed here/)).toBeVisible()
  // Its button is gone (issue 15, kin of fault 16).
  expect(screen.getByRole('heading', { name: 'Last jobs' })).toHaveFocus()
  expect(useRunStore.getState().jobId).toBeNull()
})

test.each([
  [{ state: 'partial', completed: 8, total: 36 }, /· Incomplete · 8 of 36 pages$/],
  [{ state: 'nothing', completed: 2 }, /· Nothing found$/],
] as const)('a job that is no success is not called completed: %j (issue 34, C)', (some, words) => {
  useJobStore.setState({ jobs: [{ ...job, ...some }] })
  render(<JobList />)
  expect(screen.getByText(words)).toBeVisible()
})

test('results that are gone are not downloaded', async () => {
  useJobStore.setState({ jobs: [{ ...job, id: 'gone', isCollected: true }] })
  render(<JobList />)
  await userEvent.click(screen.getByRole('button', { name: `Download ${NAME}` }))
  expect(useToastStore.getState().toasts.at(-1)?.text).toMatch(/nothing of this job/)
})

test('while something runs, nothing else is opened or removed', () => {
  useRunStore.setState({ ...NO_RUN, phase: 'running' })
  render(<JobList />)
  expect(screen.getByRole('button', { name: `Open ${NAME}` })).toBeDisabled()
  expect(screen.getByRole('button', { name: `Remove ${NAME}` })).toBeDisabled()
})
