import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Command, CommandGroup, CommandInput, CommandItem, CommandList } from './command'
import { useHighlightedOption } from './use-highlighted-option'

const FRUITS = ['apple', 'apricot', 'banana', 'cherry']
const onSelect = jest.fn()

function Fruits({ disabled = '' }: { disabled?: string }) {
  const [text, setText] = useState('')
  const shown = FRUITS.filter((fruit) => fruit.startsWith(text))
  const highlighted = useHighlightedOption(shown.filter((fruit) => fruit !== disabled))
  return (
    <Command label="Fruit" {...highlighted}>
      <CommandInput value={text} onValueChange={setText} />
      <CommandList label="Fruits">
        <CommandGroup heading="Sweet">
          {shown.map((fruit) => (
            <CommandItem
              key={fruit}
              id={fruit}
              disabled={fruit === disabled}
              onSelect={() => onSelect(fruit)}
            >
              {fruit}
            </CommandItem>
          ))}
        </CommandGroup>
      </CommandList>
    </Command>
  )
}

const box = () => screen.getByRole('combobox', { name: 'Fruit' })
/** The box must name the one option that is drawn as highlighted. */
function expectHighlighted(name: string) {
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent(name)
  expect(box()).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id)
  expect(screen.getByRole('listbox')).not.toHaveAttribute('aria-activedescendant')
}

beforeEach(() => onSelect.mockReset())

it('names the box, the list that it controls, and the group', () => {
  render(<Fruits />)
  expect(box()).toHaveAttribute('aria-expanded', 'true')
  expect(box()).toHaveAttribute('aria-controls', screen.getByRole('listbox', { name: 'Fruits' }).id)
  expect(screen.getByRole('group', { name: 'Sweet' })).toBeVisible()
})

it('highlights the first option from the start and after each letter', async () => {
  render(<Fruits />)
  expectHighlighted('apple')
  await userEvent.click(box())
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expectHighlighted('banana')
  await userEvent.keyboard('a')
  expectHighlighted('apple')
  await userEvent.keyboard('{ArrowDown}{Backspace}')
  expectHighlighted('apple')
})

it('is walked as a ring by arrows, Home and End, and chooses on Enter', async () => {
  render(<Fruits />)
  await userEvent.click(box())
  await userEvent.keyboard('{ArrowUp}')
  expectHighlighted('cherry')
  await userEvent.keyboard('{ArrowDown}')
  expectHighlighted('apple')
  await userEvent.keyboard('{End}')
  expectHighlighted('cherry')
  await userEvent.keyboard('{Home}{ArrowDown}{Enter}')
  expect(onSelect.mock.calls).toEqual([['apricot']])
})

it('leaves out what can’t be chosen', async () => {
  render(<Fruits disabled="apple" />)
  expectHighlighted('apricot')
  await userEvent.click(screen.getByRole('option', { name: 'apple' }))
  expect(onSelect).not.toHaveBeenCalled()
})

it('leaves the focus in the box when an option is pressed', async () => {
  render(<Fruits />)
  await userEvent.click(box())
  await userEvent.click(screen.getByRole('option', { name: 'banana' }))
  expect(onSelect.mock.calls).toEqual([['banana']])
  expect(box()).toHaveFocus()
})

it('is closed and names nothing while there is no option', async () => {
  render(<Fruits />)
  await userEvent.type(box(), 'x')
  expect(box()).toHaveAttribute('aria-expanded', 'false')
  expect(box()).not.toHaveAttribute('aria-activedescendant')
})

it('keeps Ctrl K for the search of the site', async () => {
  render(<Fruits />)
  await userEvent.click(box())
  await userEvent.keyboard('{ArrowDown}{Control>}k{/Control}')
  expectHighlighted('apricot')
})
