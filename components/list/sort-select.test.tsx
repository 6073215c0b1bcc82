import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SortSelect } from './sort-select'

const OPTIONS = [
  { value: 'ranking', label: 'World Ranking' },
  { value: 'name', label: 'University Name' },
]

it('shows the sort in force and reports another', async () => {
  const onSort = jest.fn()
  render(<SortSelect options={OPTIONS} value="ranking" form="f" onSort={onSort} />)
  const select = screen.getByRole('combobox', { name: 'Sort' })
  expect(select).toHaveDisplayValue('World Ranking')
  await userEvent.selectOptions(select, 'University Name')
  expect(onSort.mock.calls).toEqual([['name']])
})

it('belongs to the form that is sent without script', () => {
  render(<SortSelect options={OPTIONS} value="name" form="f" onSort={() => {}} />)
  expect(screen.getByRole('combobox', { name: 'Sort' })).toHaveAttribute('form', 'f')
  expect(screen.getByRole('combobox', { name: 'Sort' })).toHaveAttribute('name', 'sort')
})
