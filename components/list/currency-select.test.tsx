import { render, screen } from '@testing-library/react'
import rates from '@/data/exchange-rates.json'
import { CurrencySelect } from './currency-select'

test('every currency with a rate can be chosen, the New Zealand dollar too', () => {
  const shown = { search: { currency: 'NZD' }, change: () => {} }
  render(<CurrencySelect shown={shown} />)
  expect(screen.getByRole('combobox', { name: 'Currency' })).toHaveDisplayValue('NZD: New Zealand dollar')
  expect(screen.getAllByRole('option')).toHaveLength(Object.keys(rates.rates).length)
})
