import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { showError, showToast, useToastStore } from '@/lib/scraper/browser/toast-store'
import { Toasts } from './toasts'

beforeEach(() => useToastStore.setState({ toasts: [] }))

test('good news is a status, a failure an alert, each with its title', async () => {
  render(<Toasts />)
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
