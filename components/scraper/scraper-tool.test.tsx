import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { KEY_ENTRY, saveKey } from '@/lib/scraper/browser/key-store'
import { resumeUnfinished } from '@/lib/scraper/browser/run-actions'
import { ScraperTool } from './scraper-tool'

jest.mock('@/lib/scraper/browser/run-actions', () => ({
  resumeUnfinished: jest.fn(() => Promise.resolve()),
}))

beforeEach(() => localStorage.clear())

test('begins with the setup, and goes on with what a reload interrupted', () => {
  render(<ScraperTool addHref="/universities?tab=add" />)
  expect(screen.getByRole('heading', { name: 'Setup' })).toBeVisible()
  expect(screen.queryByLabelText('Website URL')).not.toBeInTheDocument()
  expect(resumeUnfinished).toHaveBeenCalled()
})

test('shows the form once there is a key, and the setup when it is removed', async () => {
  localStorage.setItem(KEY_ENTRY, 'fc-1')
  render(<ScraperTool addHref="/universities?tab=add" />)
  expect(await screen.findByText('API Key Connected')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Change API Key' }))
  expect(screen.getByRole('heading', { name: 'Setup' })).toBeVisible()
  expect(screen.getByLabelText('Firecrawl API key')).toHaveFocus()
  act(() => saveKey('fc-2'))
  expect(screen.getByLabelText('Website URL')).toHaveFocus()
})
