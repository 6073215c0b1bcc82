import { render, screen } from '@testing-library/react'
import { usePathname } from 'next/navigation'
import { StrictMode } from 'react'
import NotFound from './not-found'

jest.mock('next/navigation', () => ({ ...jest.requireActual('next/navigation'), usePathname: jest.fn() }))

beforeEach(() => jest.mocked(console.error).mockImplementation(() => {}))

/**
 * The messages logged so far. Reading them clears the list. An error that a test does not expect still fails the test.
 */
function takeLog() {
  const lines = jest.mocked(console.error).mock.calls.map(([line]: unknown[]) => line)
  jest.mocked(console.error).mockClear()
  return lines
}

test('says that the page is not there and leads home', () => {
  jest.mocked(usePathname).mockReturnValue('/nowhere')
  render(<NotFound />)
  takeLog()
  expect(screen.getByRole('heading', { name: '404' })).toBeVisible()
  expect(screen.getByText('Oops! Page not found')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/')
  expect(screen.getByRole('link', { name: 'universities' })).toHaveAttribute('href', '/universities')
  expect(screen.getByRole('link', { name: 'scholarships' })).toHaveAttribute('href', '/scholarships')
})

test('logs a bad path once, also under strict effects, and the next one when it changes', () => {
  jest.mocked(usePathname).mockReturnValue('/nowhere')
  const { rerender } = render(<NotFound />, { wrapper: StrictMode })
  rerender(<NotFound />)
  expect(takeLog()).toEqual(['404: there is no page at /nowhere'])
  jest.mocked(usePathname).mockReturnValue('/elsewhere')
  rerender(<NotFound />)
  expect(takeLog()).toEqual(['404: there is no page at /elsewhere'])
})
