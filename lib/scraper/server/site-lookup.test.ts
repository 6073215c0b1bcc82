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
  expect(countries).toContainEqual({ code: 'no', name: 'Norway', currency: 'NOK' })
})

test('a programme list is compared with the programmes that have a name (issue 19)', () => {
  const { matches, programmes, awards } = lookUpSite('https://www.nus.edu.sg/', 'programmes')
  expect(matches[0]?.name).toBe('National University of Singapore')
  expect(programmes.length).toBeGreaterThan(5)
  for (const { name, values } of programmes)
    expect([name, values[0]?.field]).toEqual([expect.any(String), 'name'])
  expect(awards).toEqual([])
})

test('a scholarship is compared with the awards of its site and of its university', () => {
  const { awards, programmes } = lookUpSite('https://www.chevening.org/', 'scholarship')
  expect(programmes).toEqual([])
  expect(awards[0]).toMatchObject({
    id: expect.stringContaining('chevening'),
    values: expect.arrayContaining([
      expect.objectContaining({ field: 'degrees', checkedOn: expect.any(String) }),
    ]),
  })
  expect(lookUpSite('https://ethz.ch/', 'scholarship').awards.length).toBeGreaterThan(0)
  expect(lookUpSite('https://www.fjord.example.com/', 'scholarship').awards).toEqual([])
})
