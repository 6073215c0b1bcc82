import { fireEvent, render, screen } from '@testing-library/react'
import { FilterSheet } from './filter-sheet'

it('is a form that says how many results it will show, and is not sent while there is script', () => {
  render(
    <FilterSheet id="f" action="/list" total={1}>
      <input name="a" />
    </FilterSheet>,
  )
  const form = screen.getByRole('form', { name: 'Filters', hidden: true })
  expect(form).toHaveAttribute('action', '/list')
  expect(screen.getByRole('button', { name: 'Show 1 result', hidden: true })).toHaveAttribute(
    'popovertarget',
    'f',
  )
  expect(fireEvent.submit(form)).toBe(false)
})
