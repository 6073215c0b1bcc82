import { render, screen, within } from '@testing-library/react'
import { VisaRules } from './visa-table'

test('draws the rules of a country in a table, with links, dates and words that explain themselves', () => {
  render(<VisaRules country="gb" />)
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Visa',
    'Funds to show',
    'Fee',
    'Work during study',
    'Work after',
  ])
  expect(screen.getByRole('link', { name: 'Student visa' })).toHaveAttribute(
    'href',
    'https://www.gov.uk/student-visa',
  )
  const fee = within(screen.getByRole('row', { name: /^Fee/ }))
  expect(fee.getByRole('button', { name: 'health surcharge' })).toBeVisible()
  expect(fee.getByRole('cell', { name: '8 April 2026' })).toBeVisible()
})

test('throws for a country without rules', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => render(<VisaRules country="pe" />)).toThrow('no country with the code "pe"')
})
