import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useKeyStore } from '@/lib/scraper/browser/key-store'
import { validateKey } from '@/lib/scraper/browser/validate-key'
import { resumeUnfinished } from '@/lib/scraper/browser/run-actions'
import { showError, useToastStore } from '@/lib/scraper/browser/toast-store'
import { KeySetup } from './key-setup'

jest.mock('@/lib/scraper/browser/run-actions', () => ({ resumeUnfinished: jest.fn(() => Promise.resolve()) }))
jest.mock('@/lib/scraper/browser/validate-key', () => ({ validateKey: jest.fn() }))
const validate = jest.mocked(validateKey)

beforeEach(() => {
  useKeyStore.setState({ apiKey: '' })
  useToastStore.setState({ toasts: [] })
})

test('saves a key that is valid, and is busy meanwhile', async () => {
  let answer: (check: { isValid: boolean; reason: null }) => void = () => undefined
  showError('Failed to validate API key')
  validate.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  const onSaved = jest.fn()
  const user = userEvent.setup()
  render(<KeySetup hasFocus={false} onSaved={onSaved} />)
  expect(screen.getByRole('heading', { name: 'Setup' })).toBeVisible()
  const save = screen.getByRole('button', { name: 'Save API Key' })
  expect(save).toBeDisabled()
  await user.type(screen.getByLabelText('Firecrawl API key'), ' fc-1 ')
  await user.click(save)
  expect(screen.getByRole('button', { name: 'Validating...' })).toBeDisabled()
  answer({ isValid: true, reason: null })
  await screen.findByRole('button', { name: 'Save API Key' })
  expect(onSaved).toHaveBeenCalled()
  expect(useKeyStore.getState().apiKey).toBe('fc-1')
  // An interrupted job goes on, and the message of the earlier failure goes (issue 19, 6 and 8).
  expect(resumeUnfinished).toHaveBeenCalled()
  expect(useToastStore.getState().toasts).toMatchObject([
    { tone: 'good', title: null, text: 'API key validated and saved successfully' },
  ])
})

test('says why a key was not saved', async () => {
  validate.mockResolvedValue({ isValid: false, reason: 'Unauthorized' })
  const user = userEvent.setup()
  render(<KeySetup hasFocus onSaved={jest.fn()} />)
  expect(screen.getByLabelText('Firecrawl API key')).toHaveFocus()
  await user.type(screen.getByLabelText('Firecrawl API key'), 'wrong{Enter}')
  expect(await screen.findByText('The key was not saved: Unauthorized')).toBeVisible()
  expect(useKeyStore.getState().apiKey).toBe('')
})

test('tells where a key comes from', () => {
  render(<KeySetup hasFocus={false} onSaved={jest.fn()} />)
  expect(screen.getByRole('link', { name: 'firecrawl.dev' })).toHaveAttribute(
    'href',
    'https://www.firecrawl.dev',
  )
})
