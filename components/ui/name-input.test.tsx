import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { NameInput } from './name-input'

const COUNTRIES = [
  { code: 'nl', name: 'Netherlands', aliases: ['Holland'], moreNames: ['Nederland'] },
  { code: 'ne', name: 'Niger', aliases: [] },
  { code: 'ng', name: 'Nigeria', aliases: [], demonyms: ['Nigerian'] },
]
const onSubmit = jest.fn()

function Form({ initial = '' }) {
  const [text, setText] = useState(initial)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(text)
      }}
    >
      <label htmlFor="home">Home</label>
      <NameInput
        id="home"
        options={COUNTRIES}
        optionsLabel="Countries"
        value={text}
        onValueChange={setText}
      />
      <button>Send</button>
    </form>
  )
}

const field = () => screen.getByRole('combobox', { name: 'Home' })
const options = () => screen.queryAllByRole('option').map((option) => option.textContent)
const list = () => screen.findByRole('listbox', { name: 'Countries' })

beforeEach(() => onSubmit.mockReset())

it('is a plain text field while there is no script', () => {
  const html = document.createElement('div')
  html.innerHTML = renderToString(<Form initial="Niger" />)
  const input = within(html).getByRole('textbox', { name: 'Home' })
  expect(input).toHaveValue('Niger')
  expect(input).not.toHaveAttribute('aria-expanded')
})

it('suggests as one types, and names the list and the highlighted option', async () => {
  render(<Form />)
  await userEvent.tab()
  expect(field()).toHaveAttribute('aria-expanded', 'false')
  expect(screen.queryByRole('listbox')).toBeNull()
  await userEvent.keyboard('n')
  expect(field()).toHaveAttribute('aria-controls', (await list()).id)
  expect(field()).toHaveAttribute('aria-expanded', 'true')
  expect(options()).toEqual(['Netherlands', 'Niger', 'Nigeria'])
  await userEvent.keyboard('i{ArrowDown}')
  expect(options()).toEqual(['Niger', 'Nigeria'])
  const selected = screen.getByRole('option', { selected: true })
  expect(selected).toHaveTextContent('Nigeria')
  expect(field()).toHaveAttribute('aria-activedescendant', selected.id)
  expect(field()).toHaveFocus()
  await userEvent.keyboard('g')
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Niger')
})

it.each([
  ['nigerian', 'Nigeria'],
  ['Nederl', 'Netherlands'],
])('finds the country of %s', async (typed, name) => {
  render(<Form />)
  await userEvent.type(field(), typed)
  await list()
  expect(options()).toEqual([name])
  await userEvent.keyboard('{Enter}')
  expect(field()).toHaveValue(name)
})

it('takes the highlighted country on Enter, and sends the form on the next', async () => {
  render(<Form />)
  await userEvent.type(field(), 'holl')
  await list()
  await userEvent.keyboard('{Enter}')
  expect(field()).toHaveValue('Netherlands')
  expect(options()).toEqual([])
  expect(onSubmit).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).toHaveBeenCalledWith('Netherlands')
})

it('takes nothing on Enter while the field is empty', async () => {
  render(<Form />)
  await userEvent.click(field())
  await list()
  expect(field()).not.toHaveAttribute('aria-activedescendant')
  await userEvent.keyboard('{Enter}')
  expect(options()).toEqual([])
  expect(field()).toHaveValue('')
  expect(onSubmit).toHaveBeenCalledWith('')
})

it('takes the country that an arrow reached in the list of an empty field', async () => {
  render(<Form />)
  await userEvent.click(field())
  await list()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(field()).toHaveValue('Niger')
  expect(onSubmit).not.toHaveBeenCalled()
})

it('takes the country that is clicked and keeps the focus', async () => {
  render(<Form />)
  await userEvent.click(field())
  await list()
  expect(options()).toHaveLength(3)
  await userEvent.click(screen.getByRole('option', { name: 'Nigeria' }))
  expect(field()).toHaveValue('Nigeria')
  expect(field()).toHaveFocus()
  expect(options()).toEqual([])
})

it('opens by an arrow, closes on Escape and keeps what was typed', async () => {
  render(<Form />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  await list()
  await userEvent.keyboard('nig{Escape}')
  expect(options()).toEqual([])
  expect(field()).toHaveValue('nig')
})

it('closes in a browser whose scrolling answers with a promise', async () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => Promise.resolve())
  render(<Form />)
  await userEvent.type(field(), 'nig')
  await list()
  await userEvent.keyboard('{Escape}')
  expect(options()).toEqual([])
  expect(scroll).toHaveBeenCalled()
})

it('closes when the focus leaves', async () => {
  render(<Form />)
  await userEvent.type(field(), 'nig')
  await list()
  await userEvent.tab()
  expect(options()).toEqual([])
  expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus()
})

it('shows no list for a name that is complete or unknown', async () => {
  render(<Form />)
  await userEvent.type(field(), 'nigeri')
  await list()
  expect(options()).toEqual(['Nigeria'])
  await userEvent.clear(field())
  await userEvent.type(field(), 'Nigeria')
  expect(options()).toEqual([])
  await userEvent.type(field(), 'x')
  expect(options()).toEqual([])
})
