import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
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
