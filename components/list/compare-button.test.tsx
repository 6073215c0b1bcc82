import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { replaceSelection } from '@/lib/compare/selection-store'
import { CompareButton } from './compare-button'

const choose = (...ids: string[]) =>
  act(() => replaceSelection(ids.map((id) => ({ id, name: id.toUpperCase() }))))

beforeEach(() => choose())

it('is a link to the comparison before there is script', () => {
  const page = document.createElement('div')
  page.innerHTML = renderToString(<CompareButton id="eth-zurich" name="ETH Zurich" />)
  expect(page.querySelector('a')).toHaveAttribute('href', '/universities?tab=compare&compare=eth-zurich')
  expect(page).toHaveTextContent(/^Compare$/)
  expect(page.querySelector('a')).toHaveAccessibleName('Compare ETH Zurich')
})

it('takes a click that began on the link and ends when it has become a button (issue 34)', async () => {
  const page = document.body.appendChild(document.createElement('div'))
  page.innerHTML = renderToString(<CompareButton id="eth-zurich" name="ETH Zurich" />)
  const pressed = page.querySelector('a') as HTMLElement
  await userEvent.pointer({ target: pressed, keys: '[MouseLeft>]' })
  const root = await act(async () => hydrateRoot(page, <CompareButton id="eth-zurich" name="ETH Zurich" />))
  // A browser sends the click to the element that the pointer went down on, and to none if that is gone.
  expect(screen.getByRole('button', { name: 'Compare ETH Zurich' })).toBe(pressed)
  await userEvent.click(pressed)
  expect(screen.getByRole('button', { name: 'In Comparison ETH Zurich', pressed: true })).toBe(pressed)
  act(() => root.unmount())
  page.remove()
})

it('is pressed by the space bar, as a button is', async () => {
  render(<CompareButton id="eth-zurich" name="ETH Zurich" />)
  screen.getByRole('button').focus()
  await userEvent.keyboard(' ')
  expect(screen.getByRole('button', { pressed: true })).toHaveFocus()
})

it('puts in, says so, and takes out, each time by the name of the university (fault 19)', async () => {
  render(<CompareButton id="eth-zurich" name="ETH Zurich" />)
  await userEvent.click(screen.getByRole('button', { name: 'Compare ETH Zurich', pressed: false }))
  await userEvent.click(screen.getByRole('button', { name: 'In Comparison ETH Zurich', pressed: true }))
  expect(screen.getByRole('button', { name: 'Compare ETH Zurich', pressed: false })).toHaveTextContent(
    /^Compare$/,
  )
})

it('refuses a fifth with the reason', async () => {
  choose('a', 'b', 'c', 'd')
  render(<CompareButton id="e" name="E" />)
  const button = screen.getByRole('button', { name: 'Compare E' })
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(button).toHaveAccessibleDescription(/You can compare four at most/)
  await userEvent.click(button, { pointerEventsCheck: 0 })
  expect(screen.getByRole('button', { name: 'Compare E' })).toHaveAttribute('aria-pressed', 'false')
})

it('still takes out when four are in', async () => {
  choose('a', 'b', 'c', 'd')
  render(<CompareButton id="d" name="D" />)
  await userEvent.click(screen.getByRole('button', { name: 'In Comparison D' }))
  expect(screen.getByRole('button', { name: 'Compare D' })).not.toHaveAttribute('aria-disabled')
})
