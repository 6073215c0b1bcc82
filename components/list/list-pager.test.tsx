import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ListPager } from './list-pager'

it('takes the focus to the results at once, and scrolls there once the page is turned', async () => {
  const scroll = jest.fn()
  Element.prototype.scrollIntoView = scroll
  let turn = () => {}
  const onGo = jest.fn(() => new Promise<void>((resolve) => (turn = resolve)))
  render(
    <>
      <h2 id="results" tabIndex={-1}>
        Results
      </h2>
      <ListPager page={1} pages={3} headingId="results" hrefOf={(page) => `?page=${page}`} onGo={onGo} />
    </>,
  )
  await userEvent.click(screen.getByRole('link', { name: 'Page 2' }))
  expect(onGo).toHaveBeenCalledWith(2)
  expect(screen.getByRole('heading')).toHaveFocus()
  expect(scroll).not.toHaveBeenCalled()
  turn()
  await waitFor(() => expect(scroll).toHaveBeenCalled())
})
