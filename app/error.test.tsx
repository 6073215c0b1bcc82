import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import PageError from './error'

test('names the error and offers another try', async () => {
  const retry = jest.fn()
  render(<PageError error={new Error('broken')} retry={retry} />)
  expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledTimes(1)
})
