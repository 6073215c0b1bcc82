import { livingDollars } from './living-sum'

const RATES = { USD: 1, GBP: 0.5, EUR: 2 }
const living = { min: 100, max: 200, currency: 'GBP', basis: 'law', maxFromAge: null, includesHealth: false }

it.each([
  [null, null, null],
  [{ country: 'us', living: null }, null, null],
  [{ country: 'de', living: { ...living, max: null, currency: 'EUR' } }, 'Munich', 600],
  [{ country: 'de', living: { ...living, currency: 'EUR' } }, 'Munich', 900],
  [{ country: 'gb', living }, 'London', 4800],
  [{ country: 'gb', living }, 'Leeds', 2400],
  [{ country: 'gb', living }, null, 3600],
  [{ country: 'gb', living: { ...living, currency: 'XYZ' } }, 'Leeds', null],
])('%j in %s is %s dollars a year', (visa, city, dollars) => {
  expect(livingDollars(visa, city, RATES)).toBe(dollars)
})
