import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { readNumberEntry } from '@/lib/money/number-entry'
import { NumberField } from './number-field'

const BOUNDS = { min: 0, max: 4, step: 0.1 }

function Entry({ none = null }: { none?: number | null }) {
  const [value, setValue] = useState<number | null>(none)
  return (
    <>
      <NumberField
        label="GPA"
        value={value}
        read={(typed) => {
          const entry = readNumberEntry(typed, BOUNDS)
          return { ...entry, value: entry.value ?? none }
        }}
        onChange={setValue}
      />
      <output>{value}</output>
      <button onClick={() => setValue(2)}>Two</button>
    </>
  )
}

const field = () => screen.getByRole('textbox', { name: 'GPA' })
const number = () => screen.getByText((_, element) => element?.tagName === 'OUTPUT').textContent

it.each([
  ['3,5', '3.5'],
  ['٣٫٥', '3.5'],
  ['۳٫۵', '3.5'],
])('takes %s as it is typed, and shows the number once it is left', async (typed, shown) => {
  render(<Entry />)
  await userEvent.type(field(), typed)
  expect(field()).toHaveValue(typed)
  expect(number()).toBe(shown)
  await userEvent.tab()
  expect(field()).toHaveValue(shown)
})

it('refuses a number beyond its bounds with words, keeps it as typed, and does not take it', async () => {
  render(<Entry />)
  await userEvent.type(field(), '999')
  expect(field()).toBeValid()
  await userEvent.tab()
  expect(field()).toHaveValue('999')
  expect(field()).toBeInvalid()
  expect(field()).toHaveAccessibleDescription('Write a number from 0 to 4.')
  expect(number()).toBe('')
})

it('a text that is no number becomes the number for none', async () => {
  render(<Entry none={0} />)
  await userEvent.type(field(), 'abc')
  await userEvent.tab()
  expect(field()).toHaveValue('0')
})

it('the number for none makes way for the first key, and what was typed before the script came stays', () => {
  render(<Entry none={0} />)
  const input = field() as HTMLInputElement
  fireEvent.focus(input)
  expect(input.selectionEnd).toBe(1)
  input.value = '09'
  input.setSelectionRange(2, 2)
  fireEvent.focus(input)
  expect(input.selectionStart).toBe(2)
})

it('a number from elsewhere goes before what was refused', async () => {
  render(<Entry />)
  await userEvent.type(field(), '999')
  await userEvent.click(screen.getByRole('button'))
  expect(field()).toHaveValue('2')
  expect(field()).toBeValid()
})

it('the wheel changes nothing', () => {
  render(<Entry none={3} />)
  expect(field()).toHaveAttribute('type', 'text')
  field().focus()
  fireEvent.wheel(field(), { deltaY: 100 })
  expect(field()).toHaveValue('3')
})
