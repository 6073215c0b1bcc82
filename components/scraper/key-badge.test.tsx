import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { saveKey, useKeyStore } from '@/lib/scraper/browser/key-store'
import { stopRun } from '@/lib/scraper/browser/follow-run'
import { useToastStore } from '@/lib/scraper/browser/toast-store'
import { KeyBadge } from './key-badge'

jest.mock('@/lib/scraper/browser/follow-run', () => ({ stopRun: jest.fn() }))

test('removes the key, and ends what runs', async () => {
  saveKey('fc-1')
  const onRemoved = jest.fn()
  render(<KeyBadge onRemoved={onRemoved} />)
  expect(screen.getByText('API Key Connected')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Change API Key' }))
  expect(onRemoved).toHaveBeenCalled()
  expect(stopRun).toHaveBeenCalled()
  expect(useKeyStore.getState().apiKey).toBe('')
  expect(localStorage.length).toBe(0)
  expect(useToastStore.getState().toasts.at(-1)).toMatchObject({
    title: 'API Key Removed',
    text: 'You can now enter a new API key',
  })
})

test('warns where the key is not kept', () => {
  render(<KeyBadge onRemoved={jest.fn()} />)
  act(() => useKeyStore.setState({ isKept: false }))
  expect(screen.getByText(/the key is forgotten when you leave/)).toBeVisible()
})
