import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { startTransition, useEffect, useLayoutEffect, useState } from 'react'
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

it('keeps a key that is typed as soon as the one before is answered', () => {
  const seen: string[] = []
  function Answered() {
    const [text, setText] = useState('')
    useLayoutEffect(() => {
      if (text === 'o') fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'ox' } })
    }, [text])
    useEffect(() => void seen.push(screen.getByRole<HTMLInputElement>('searchbox').value), [text])
    const search = (typed: string) => startTransition(() => setText(typed))
    return <SearchBox value={text} placeholder="Search…" form="f" onSearch={search} />
  }
  render(<Answered />)
  fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'o' } })
  expect(seen).toEqual(['', 'ox', 'ox'])
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

it('keeps a text that is too long as it was typed, says why it is not searched, and searches it once it is short enough', async () => {
  render(box(''))
  const input = screen.getByRole('searchbox')
  await userEvent.click(input)
  await userEvent.paste(`Texas A&M é ${'x'.repeat(189)}`)
  expect(screen.getByRole('alert')).toHaveTextContent(
    'At most 200 characters can be searched. This text has 201.',
  )
  expect(input).toHaveAccessibleDescription(/^At most 200/)
  expect(onSearch).not.toHaveBeenCalled()
  await userEvent.tab()
  expect(input).toHaveValue(`Texas A&M é ${'x'.repeat(189)}`)
  await userEvent.type(input, '{Backspace}')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(onSearch).toHaveBeenCalledWith(`Texas A&M é ${'x'.repeat(188)}`)
})

it('says of a text in the address that it is too long, until the address has another', () => {
  const { rerender } = render(box('x'.repeat(201)))
  expect(screen.getByRole('alert')).toHaveTextContent(/^At most 200 characters/)
  rerender(box(''))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
