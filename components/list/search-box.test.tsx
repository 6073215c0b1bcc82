import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SearchBox } from './search-box'

const onSearch = jest.fn()
const box = (value: string) => <SearchBox value={value} placeholder="Search…" form="f" onSearch={onSearch} />

beforeEach(() => onSearch.mockReset())

it('reports what is typed, key by key', async () => {
  render(box(''))
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'ox')
  expect(onSearch.mock.calls).toEqual([['o'], ['ox']])
})

it('lets a space be typed between two words and reports nothing for it', async () => {
  const { rerender } = render(box(''))
  const input = screen.getByRole('searchbox')
  onSearch.mockImplementation((text: string) => rerender(box(text)))
  await userEvent.type(input, 'new y')
  expect(input).toHaveValue('new y')
  expect(onSearch.mock.calls.map(([text]) => text)).toEqual(['n', 'ne', 'new', 'new y'])
})

it('shows the search as it stands in the address once it is left', async () => {
  render(box(''))
  await userEvent.type(screen.getByRole('searchbox'), '  law  ')
  await userEvent.tab()
  expect(screen.getByRole('searchbox')).toHaveValue('law')
})

it('follows the address when it changes from elsewhere', () => {
  const { rerender } = render(box('oxford'))
  expect(screen.getByRole('searchbox')).toHaveValue('oxford')
  rerender(box('cambridge'))
  expect(screen.getByRole('searchbox')).toHaveValue('cambridge')
  rerender(box(''))
  expect(screen.getByRole('searchbox')).toHaveValue('')
})

it('belongs to the form that is sent without script', () => {
  render(box('law'))
  expect(screen.getByRole('searchbox')).toHaveAttribute('form', 'f')
  expect(screen.getByRole('searchbox')).toHaveAttribute('name', 'search')
})
