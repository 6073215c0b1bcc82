import { act, render, screen } from '@testing-library/react'
import { OfflineSupport } from './offline-support'

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
