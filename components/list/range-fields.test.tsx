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

const field = (name: 'From' | 'To') => screen.getByRole('spinbutton', { name })

it('shows both bounds, and sends them under the name of the range', () => {
  render(<Tuition from={500} />)
  expect(field('From')).toHaveValue(500)
  expect(field('From')).toHaveAttribute('name', 'tuitionMin')
  expect(field('To')).toHaveValue(null)
  expect(field('To')).toHaveAttribute('name', 'tuitionMax')
})

it('lets an upper bound be typed whose first digits lie below the lower one', async () => {
  render(<Tuition from={10_000} />)
  await userEvent.type(field('To'), '25000')
  expect(field('From')).toHaveValue(10_000)
  expect(field('To')).toHaveValue(25_000)
  expect(onChange).toHaveBeenLastCalledWith(10_000, 25_000)
})

it('reports a bound within its limits and on its step, and shows it so once left', async () => {
  render(<Tuition />)
  await userEvent.type(field('To'), '12345')
  expect(field('To')).toHaveValue(12_345)
  expect(onChange).toHaveBeenLastCalledWith(null, 12_500)
  await userEvent.tab()
  expect(field('To')).toHaveValue(12_500)
  await userEvent.type(field('From'), '-7')
  expect(onChange).toHaveBeenLastCalledWith(0, 12_500)
  await userEvent.clear(field('To'))
  await userEvent.type(field('To'), '9999999')
  expect(onChange).toHaveBeenLastCalledWith(0, 100_000)
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
  expect(field('To')).toHaveValue(0)
})

it('empties when the bounds are removed elsewhere', async () => {
  render(<Tuition from={500} to={1000} />)
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(field('From')).toHaveValue(null)
  expect(field('To')).toHaveValue(null)
})
