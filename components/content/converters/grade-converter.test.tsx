import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ConvertibleScale } from '@/lib/content/grades/schema'
import { GradeConverter } from './grade-converter'

const SCALES: ConvertibleScale[] = [
  {
    code: 'fr',
    country: 'France',
    ways: [
      {
        kind: 'linear',
        label: 'Average, 0–20',
        min: 0,
        max: 20,
        best: 20,
        usualBest: 16,
        passFrom: 10,
        passTo: 10,
      },
    ],
  },
  {
    code: 'vn',
    country: 'Viet Nam',
    ways: [
      { kind: 'same', label: 'GPA, 0–4' },
      { kind: 'steps', label: 'Letter', grades: ['D', 'C', 'B', 'A'] },
    ],
  },
]

const choose = (label: string, option: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: label }), option)

test('answers a range on the 4.0 scale with its method and its caveat', async () => {
  render(<GradeConverter scales={SCALES} />)
  await choose('Country of your grades', 'France')
  await userEvent.type(screen.getByRole('textbox', { name: 'Average, 0–20' }), '14')
  expect(screen.getByText('2.2–3.4')).toBeVisible()
  expect(screen.getByText(/Bavarian formula/).closest('p')).toHaveTextContent(
    /An estimate: the university decides/,
  )
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('lets the visitor choose which value to use', async () => {
  const use = jest.fn()
  render(<GradeConverter scales={SCALES} onUse={use} />)
  await choose('Country of your grades', 'France')
  await userEvent.type(screen.getByRole('textbox'), '14')
  await userEvent.click(screen.getByRole('button', { name: 'Use 2.8 (middle)' }))
  expect(use).toHaveBeenCalledWith(2.8)
  expect(screen.getByText('✓ Your GPA is now 2.8.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Use 3.4 (high)' }))
  expect(use).toHaveBeenLastCalledWith(3.4)
})

test('offers the letters of a scale, and one value where both ends are the same', async () => {
  render(<GradeConverter scales={SCALES} onUse={jest.fn()} />)
  await choose('Country of your grades', 'Viet Nam')
  await choose('Scale on your transcript', 'Letter')
  await choose('Letter', 'A')
  expect(screen.getAllByRole('button').map((button) => button.textContent?.trim())).toEqual(['Use 4.0'])
})

test('forgets the grade when the country changes', async () => {
  render(<GradeConverter scales={SCALES} />)
  await choose('Country of your grades', 'France')
  await userEvent.type(screen.getByRole('textbox'), '14')
  await choose('Country of your grades', 'Viet Nam')
  expect(screen.getByRole('textbox')).toHaveValue('')
  expect(screen.queryByText(/on the 4.0 scale/)).not.toBeInTheDocument()
})

test('says what the scale is to a grade that is not on it, and that a fail has no place', async () => {
  render(<GradeConverter scales={SCALES} />)
  await choose('Country of your grades', 'France')
  const grade = screen.getByRole('textbox')
  await userEvent.type(grade, '25{Enter}')
  expect(grade).toHaveAccessibleDescription('This scale runs from 0 to 20.')
  await userEvent.clear(grade)
  await userEvent.type(grade, '9')
  expect(screen.getByText(/^Below the usual lowest pass/)).toBeVisible()
})

test('Enter in its field does not send the form around it', async () => {
  const submit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault())
  render(
    <form onSubmit={submit}>
      <GradeConverter scales={SCALES} />
      <button type="submit">Send</button>
    </form>,
  )
  await choose('Country of your grades', 'France')
  await userEvent.type(screen.getByRole('textbox'), '14{Enter}')
  expect(submit).not.toHaveBeenCalled()
})
