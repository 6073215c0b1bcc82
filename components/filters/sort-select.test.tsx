import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
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

it('takes over what was picked before its script came', () => {
  const onSort = jest.fn()
  const sort = <SortSelect options={OPTIONS} value="ranking" form="f" onSort={onSort} />
  const container = document.createElement('div')
  container.innerHTML = renderToString(sort)
  document.body.append(container)
  const select = container.querySelector('select')
  if (select) select.value = 'name'
  render(sort, { container, hydrate: true })
  expect(onSort.mock.calls).toEqual([['name']])
})
