import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { stopRun } from '@/lib/scraper/browser/follow-run'
import { KEY_ENTRY, saveKey, useKeyStore } from '@/lib/scraper/browser/key-store'
import { useJobStore } from '@/lib/scraper/browser/job-store'
import { cancelRun, resumeUnfinished } from '@/lib/scraper/browser/run-actions'
import { NO_RUN, useRunStore } from '@/lib/scraper/browser/run-store'
import { showError, showToast, useToastStore } from '@/lib/scraper/browser/toast-store'
import { aJob } from '@/tests/fixtures/scraper-answers'
import { ScraperTool } from './scraper-tool'

jest.mock('@/lib/scraper/browser/run-actions', () => ({
  resumeUnfinished: jest.fn(() => Promise.resolve()),
  cancelRun: jest.fn(() => Promise.resolve()),
}))
jest.mock('@/lib/scraper/browser/follow-run', () => ({ stopRun: jest.fn() }))

beforeEach(() => {
  localStorage.clear()
  useToastStore.setState({ toasts: [] })
})

const showTool = () => render(<ScraperTool addHref="/universities?tab=add" />)

test('begins with the setup, and goes on with what a reload interrupted', () => {
  showTool()
  expect(screen.getByRole('heading', { name: 'Setup' })).toBeVisible()
  expect(screen.queryByLabelText('Website URL')).not.toBeInTheDocument()
  expect(resumeUnfinished).toHaveBeenCalled()
})

test('shows the form once there is a key, and the setup when it is removed', async () => {
  localStorage.setItem(KEY_ENTRY, 'fc-1')
  showTool()
  expect(await screen.findByText('API Key Connected')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Change API Key' }))
  expect(screen.getByRole('heading', { name: 'Setup' })).toBeVisible()
  expect(screen.getByLabelText('Firecrawl API key')).toHaveFocus()
  act(() => saveKey('fc-2'))
  expect(screen.getByLabelText('Website URL')).toHaveFocus()
})

test('removes the key, and ends what runs', async () => {
  saveKey('fc-1')
  showTool()
  expect(screen.getByText('API Key Connected')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Change API Key' }))
  expect(stopRun).toHaveBeenCalled()
  expect(useKeyStore.getState().apiKey).toBe('')
  expect(localStorage.length).toBe(0)
  expect(useToastStore.getState().toasts.at(-1)).toMatchObject({
    title: 'API Key Removed',
    text: 'You can now enter a new API key',
  })
})

test('asks before it changes the key of a job that runs (issue 19, 6)', async () => {
  saveKey('fc-1')
  useRunStore.setState({ ...NO_RUN, phase: 'running', jobId: 'i' })
  useJobStore.setState({ jobs: [aJob()] })
  showTool()
  await userEvent.click(screen.getByRole('button', { name: 'Change API Key' }))
  expect(screen.getByText(/A job is running with this key/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Keep this key' }))
  expect(useKeyStore.getState().apiKey).toBe('fc-1')

  await userEvent.click(screen.getByRole('button', { name: 'Change API Key' }))
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the job and change the key' }))
  expect(cancelRun).toHaveBeenCalled()
  expect(useKeyStore.getState().apiKey).toBe('')
  act(() => useRunStore.setState(NO_RUN))
})

test('warns where the key is not kept', () => {
  saveKey('fc-1')
  showTool()
  act(() => useKeyStore.setState({ isKept: false }))
  expect(screen.getByText(/the key is forgotten when you leave/)).toBeVisible()
})

test('good news is a status, a failure an alert, each with its title', async () => {
  saveKey('fc-1')
  showTool()
  act(() => {
    showToast('good', 'Website crawled successfully')
    showError('Failed to crawl website')
  })
  expect(within(screen.getByRole('status')).getByText('Website crawled successfully')).toBeVisible()
  const alert = screen.getByRole('alert')
  expect(alert).toHaveTextContent('Error: Failed to crawl website')
  await userEvent.click(within(alert).getByRole('button', { name: 'Close' }))
  expect(alert).toBeEmptyDOMElement()
})
