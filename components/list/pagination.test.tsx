import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Pagination } from './pagination'

const onGo = jest.fn(() => Promise.resolve())
const pages = (page: number, of: number) => (
  <Pagination
    page={page}
    pages={of}
    headingId="results"
    hrefOf={(to) => `/universities?page=${to}`}
    onGo={onGo}
  />
)
const shown = () => screen.getAllByRole('listitem').map((item) => item.textContent)

beforeEach(() => onGo.mockClear())

it('is not there for a single page', () => {
  const { container } = render(pages(1, 1))
  expect(container).toBeEmptyDOMElement()
})

it.each([
  [1, 3, ['Previous', '1', '2', '3', 'Next']],
  [1, 20, ['Previous', '1', '2', '3', '…', '20', 'Next']],
  [10, 20, ['Previous', '1', '…', '8', '9', '10', '11', '12', '…', '20', 'Next']],
  [20, 20, ['Previous', '1', '…', '18', '19', '20', 'Next']],
])('on page %s of %s shows %j', (page, of, expected) => {
  render(pages(page, of))
  expect(shown()).toEqual(expected)
})

it('marks the current page and links the others', () => {
  render(pages(2, 3))
  const nav = within(screen.getByRole('navigation', { name: 'Pages' }))
  expect(nav.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 2')
  expect(nav.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/universities?page=1')
  expect(nav.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/universities?page=3')
})

it('offers nothing before the first page or after the last', () => {
  const { rerender } = render(pages(1, 2))
  expect(screen.queryByRole('link', { name: 'Previous' })).not.toBeInTheDocument()
  rerender(pages(2, 2))
  expect(screen.queryByRole('link', { name: 'Next' })).not.toBeInTheDocument()
})

it('goes to a page in place', async () => {
  render(pages(1, 20))
  await userEvent.click(screen.getByRole('link', { name: 'Page 20' }))
  await userEvent.click(screen.getByRole('link', { name: 'Next' }))
  expect(onGo.mock.calls).toEqual([[20], [2]])
})

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
      <Pagination page={1} pages={3} headingId="results" hrefOf={(page) => `?page=${page}`} onGo={onGo} />
    </>,
  )
  await userEvent.click(screen.getByRole('link', { name: 'Page 2' }))
  expect(onGo).toHaveBeenCalledWith(2)
  expect(screen.getByRole('heading')).toHaveFocus()
  expect(scroll).not.toHaveBeenCalled()
  turn()
  await waitFor(() => expect(scroll).toHaveBeenCalled())
})
