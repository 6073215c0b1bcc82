import { act, render, screen } from '@testing-library/react'
import { OfflineSupport } from './offline-support'

let path = '/about'
jest.mock('next/navigation', () => ({ usePathname: () => path }))

afterEach(() => {
  path = '/about'
  delete document.documentElement.dataset.saved
})

function setOnline(isOnline: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
}

test('says when the connection is lost, politely, and is silent once it is back', () => {
  render(<OfflineSupport />)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  setOnline(false)
  expect(screen.getByRole('status')).toHaveTextContent('You’re offline: showing pages saved on this device')
  setOnline(true)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('says that the page is a saved copy, and of which day, until another page is shown', () => {
  document.documentElement.dataset.saved = '21 November 2026'
  setOnline(true)
  const { rerender } = render(<OfflineSupport />)
  expect(screen.getByRole('status')).toHaveTextContent(
    'This page is the copy saved on this device on 21 November 2026. Load it again',
  )
  setOnline(false)
  expect(screen.getByRole('status')).toHaveTextContent(
    'You’re offline: showing pages saved on this device, this one on 21 November 2026',
  )
  setOnline(true)
  path = '/terms'
  rerender(<OfflineSupport />)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})
