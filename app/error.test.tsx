import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import PageError from './error'

test('draws the page anew; where that does not help, names the error and offers another try', async () => {
  const retry = jest.fn()
  const reset = jest.fn()
  const error = <PageError error={new Error('broken')} retry={retry} reset={reset} />
  const { unmount } = render(error)
  expect(reset).toHaveBeenCalledTimes(1)
  unmount()
  render(error)
  expect(reset).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledTimes(1)
})
