import { render, screen, within } from '@testing-library/react'
import { OtherVisas } from './other-visas'

test('each country without a table of its own has a line that leads to its page', () => {
  render(<OtherVisas />)
  const sweden = within(screen.getByRole('row', { name: /^Sweden/ }))
  expect(sweden.getByRole('link', { name: 'Sweden' })).toHaveAttribute('href', '/resources/countries/se')
  expect(sweden.getByRole('cell', { name: /^SEK 10,656 a month/ })).toBeVisible()
  expect(screen.queryByRole('row', { name: /^United Kingdom/ })).toBeNull()
})

test('what nobody knows is a dash, and what is probable says about', () => {
  render(<OtherVisas />)
  const bulgaria = within(screen.getByRole('row', { name: /^Bulgaria/ }))
  expect(bulgaria.getAllByRole('cell', { name: '—' })).toHaveLength(2)
  expect(screen.getByRole('row', { name: /^Austria/ })).toHaveTextContent('About EUR 722.58 a month')
})
