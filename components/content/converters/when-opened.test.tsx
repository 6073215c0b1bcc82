import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { WhenOpened } from './when-opened'

const toggle = () => userEvent.click(screen.getByText('Convert'))

const show = (load: () => Promise<string>) =>
  render(
    <WhenOpened summary="Convert" otherwise="Read the table." load={load}>
      {(word) => <p>{word}</p>}
    </WhenOpened>,
  )

test('loads nothing before it is opened, and once only', async () => {
  const load = jest.fn(async () => 'Here it is')
  show(load)
  expect(load).not.toHaveBeenCalled()
  await toggle()
  expect(await screen.findByText('Here it is')).toBeVisible()
  await toggle()
  await toggle()
  expect(screen.getByText('Here it is')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(1)
})

test('offers another try when the network fails', async () => {
  const load = jest.fn(async () => 'Here it is').mockRejectedValueOnce(new Error('offline'))
  show(load)
  await toggle()
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Here it is')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
