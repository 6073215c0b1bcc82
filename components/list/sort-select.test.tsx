import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateAfter, pickFirst } from '@/tests/setup/hydrate'
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

it('takes over what was picked before its script came', () => {
  const onSort = jest.fn()
  const sort = <SortSelect options={OPTIONS} value="ranking" form="f" onSort={onSort} />
  hydrateAfter(sort, pickFirst('name'))
  expect(onSort.mock.calls).toEqual([['name']])
})
