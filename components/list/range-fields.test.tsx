import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { RangeFields } from './range-fields'

const onChange = jest.fn()
beforeEach(() => onChange.mockClear())

type Bound = number | null

function Tuition({ from = null, to = null }: { from?: Bound; to?: Bound }) {
  const [range, setRange] = useState<[Bound, Bound]>([from, to])
  return (
    <>
      <RangeFields
        name="tuition"
        unit="%"
        bounds={{ min: 0, max: 100_000, step: 500 }}
        from={range[0]}
        to={range[1]}
        onChange={(...next) => {
          onChange(...next)
          setRange(next)
        }}
      />
      <button onClick={() => setRange([null, null])}>Clear</button>
    </>
  )
}

const field = (name: 'From' | 'To') => screen.getByRole('textbox', { name })

it('shows both bounds, and sends them under the name of the range', () => {
  render(<Tuition from={500} />)
  expect(field('From')).toHaveValue('500')
  expect(field('From')).toHaveAttribute('name', 'tuitionMin')
  expect(field('To')).toHaveValue('')
  expect(field('To')).toHaveAttribute('name', 'tuitionMax')
})

it('lets an upper bound be typed whose first digits lie below the lower one', async () => {
  render(<Tuition from={10_000} />)
  await userEvent.type(field('To'), '25000')
  expect(field('From')).toHaveValue('10000')
  expect(field('To')).toHaveValue('25000')
  expect(onChange).toHaveBeenLastCalledWith(10_000, 25_000)
})

it('reports a bound on its step, shows it so once left, and refuses with words what is beyond its limits', async () => {
  render(<Tuition />)
  await userEvent.type(field('To'), '12345')
  expect(field('To')).toHaveValue('12345')
  expect(onChange).toHaveBeenLastCalledWith(null, 12_500)
  await userEvent.tab()
  expect(field('To')).toHaveValue('12500')
  await userEvent.type(field('From'), '-7')
  await userEvent.tab()
  expect(onChange).toHaveBeenLastCalledWith(null, 12_500)
  expect(field('From')).toHaveValue('-7')
  expect(field('From')).toHaveAccessibleDescription('Write a number from 0 to 100,000.')
  await userEvent.clear(field('To'))
  await userEvent.type(field('To'), '9999999')
  await userEvent.tab()
  expect(onChange).toHaveBeenLastCalledWith(null, null)
  expect(field('To')).toBeInvalid()
})

it('takes an emptied field for no bound', async () => {
  render(<Tuition from={500} to={1000} />)
  await userEvent.clear(field('From'))
  expect(onChange).toHaveBeenLastCalledWith(null, 1000)
})

it('tells a bound of 0 from none', async () => {
  render(<Tuition />)
  await userEvent.type(field('To'), '0')
  expect(onChange).toHaveBeenLastCalledWith(null, 0)
  expect(field('To')).toHaveValue('0')
})

it('empties when the bounds are removed elsewhere', async () => {
  render(<Tuition from={500} to={1000} />)
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(field('From')).toHaveValue('')
  expect(field('To')).toHaveValue('')
})
