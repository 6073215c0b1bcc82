import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { WhenOpened } from './when-opened'

const details = () => screen.getByRole('group')

/** jsdom opens a disclosure and tells nobody. */
function open() {
  details().setAttribute('open', '')
  fireEvent(details(), new Event('toggle'))
}

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
  open()
  expect(await screen.findByText('Here it is')).toBeVisible()
  open()
  expect(load).toHaveBeenCalledTimes(1)
})

test('offers another try when the network fails', async () => {
  const load = jest.fn(async () => 'Here it is').mockRejectedValueOnce(new Error('offline'))
  show(load)
  open()
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Here it is')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
