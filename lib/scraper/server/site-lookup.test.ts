import { lookUpSite } from './site-lookup'

test('a site of the catalogue gives its university, with its country and currency', () => {
  expect(lookUpSite('https://www.ethz.ch/en/studies.html').matches[0]).toMatchObject({
    name: 'ETH Zurich',
    country: 'Switzerland',
    currency: 'CHF',
    values: expect.arrayContaining([
      { field: 'founded', texts: ['1855'], fee: null, checkedOn: expect.any(String) },
    ]),
  })
})

test('any other site gives none, and the countries to choose from', () => {
  const { matches, countries } = lookUpSite('https://www.fjord.example.com/')
  expect(matches).toEqual([])
  expect(countries).toContainEqual({ name: 'Norway', currency: 'NOK' })
})
