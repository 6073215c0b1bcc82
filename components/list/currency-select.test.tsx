import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import rates from '@/data/exchange-rates.json'
import { CurrencySelect } from './currency-select'

const ALL = Object.keys(rates.rates).length
const options = () => screen.getAllByRole('option')
const select = () => screen.getByRole('combobox', { name: 'Currency' })
const shown = { search: { currency: 'NZD' }, change: jest.fn() }

test('one option is drawn, and every currency with a rate once somebody goes into it', async () => {
  const user = userEvent.setup()
  render(<CurrencySelect shown={shown} />)
  expect(select()).toHaveDisplayValue('NZD: New Zealand dollar')
  expect(options()).toHaveLength(1)
  await user.tab()
  expect(options()).toHaveLength(ALL)
  expect(select()).toHaveDisplayValue('NZD: New Zealand dollar')
  await user.selectOptions(select(), 'INR')
  expect(shown.change).toHaveBeenCalledWith({ currency: 'INR' })
})

test('a finger on it draws the options before it opens', () => {
  render(<CurrencySelect shown={shown} />)
  fireEvent.pointerDown(select())
  expect(options()).toHaveLength(ALL)
})

test('where somebody is in it before script is there, all are drawn at once', () => {
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(<CurrencySelect shown={shown} />)
  root.querySelector('select')?.focus()
  render(<CurrencySelect shown={shown} />, { container: root, hydrate: true })
  expect(options()).toHaveLength(ALL)
  root.remove()
})

test('a page for browsers without script has them all', () => {
  render(<CurrencySelect shown={shown} isPlain />)
  expect(options()).toHaveLength(ALL)
})
