import { addressOrder } from './address-order'

it('puts known parameters into their order and leaves the rest behind them as they stand', () => {
  const inOrder = addressOrder(['search', 'region', 'sort', 'page'])
  expect(String(inOrder(new URLSearchParams('sort=name&else=1&page=2&search=a&also=2&region=asia')))).toBe(
    'search=a&region=asia&sort=name&page=2&else=1&also=2',
  )
})
