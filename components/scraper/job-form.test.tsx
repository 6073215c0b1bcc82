import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import type { Mode } from '@/lib/scraper/browser/modes'
import { startRun } from '@/lib/scraper/browser/run-actions'
import { NO_RUN, useRunStore } from '@/lib/scraper/browser/run-store'
import { useToastStore } from '@/lib/scraper/browser/toast-store'
import { JobForm } from './job-form'

jest.mock('@/lib/scraper/browser/run-actions', () => ({ startRun: jest.fn() }))

function Form({ urls = '' }: { urls?: string }) {
  const [mode, setMode] = useState<Mode>('crawl')
  return <JobForm mode={mode} urls={urls} hasFocus={false} onMode={setMode} />
}

beforeEach(() => {
  jest.clearAllMocks()
  useRunStore.setState(NO_RUN)
  useToastStore.setState({ toasts: [] })
})

test('crawls the address in the field', async () => {
  const user = userEvent.setup()
  render(<Form />)
  const url = screen.getByLabelText('Website URL')
  expect(url).toBeRequired()
  expect(url).toHaveAttribute('type', 'url')
  await user.clear(url)
  await user.type(url, 'https://a.example.com/')
  await user.click(screen.getByRole('button', { name: 'Start Scraping' }))
  expect(startRun).toHaveBeenCalledWith(
    expect.objectContaining({ kind: 'crawl', body: { url: 'https://a.example.com/' } }),
  )
})

test('is busy while something runs, in the words of what runs', () => {
  useRunStore.setState({ ...NO_RUN, phase: 'running', mode: 'crawl' })
  render(<Form />)
  expect(screen.getByRole('button', { name: 'Scraping Universities...' })).toBeDisabled()
  expect(screen.getByRole('radio', { name: 'One page' })).toBeDisabled()
})

test('a mode changes the field, and keeps the focus where it is', async () => {
  const user = userEvent.setup()
  render(<Form />)
  await user.click(screen.getByRole('radio', { name: 'Deep research' }))
  expect(screen.getByLabelText('What to look for')).toBeVisible()
  expect(screen.getByText(/calls this function deprecated/)).toBeVisible()
  expect(screen.getByRole('radio', { name: 'Deep research' })).toHaveFocus()
})

test('a bad line is named and nothing is started', async () => {
  const user = userEvent.setup()
  render(<Form urls="nonsense" />)
  await user.click(screen.getByRole('radio', { name: 'Several pages' }))
  expect(screen.getByLabelText('Addresses, one a line')).toHaveValue('nonsense')
  await user.click(screen.getByRole('button', { name: 'Read Pages' }))
  expect(screen.getByText(/^Line 1: Enter a full address/)).toBeVisible()
  expect(useToastStore.getState().toasts).toHaveLength(1)
  expect(startRun).not.toHaveBeenCalled()
})

test('records come from a site, from pages, or from pages together', async () => {
  const user = userEvent.setup()
  render(<Form urls="https://a.example.com/1" />)
  await user.click(screen.getByRole('radio', { name: 'University records' }))
  expect(screen.getByLabelText('Pages at most')).toHaveValue(20)
  await user.click(screen.getByRole('radio', { name: 'Up to 10 pages read together' }))
  expect(screen.getByText(/does not say which page a record came from/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Read Records' }))
  expect(startRun).toHaveBeenCalledWith(
    expect.objectContaining({ kind: 'extract', body: { urls: ['https://a.example.com/1'] } }),
  )
})
