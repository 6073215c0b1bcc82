import { placeContext } from './place-context'

test('a country is called by its name, or by its code where the file lacks it', () => {
  const { countryName } = placeContext({
    groups: [],
    countries: [{ code: 'ke', name: 'Kenya', aliases: [] }],
  })
  expect([countryName('ke'), countryName('zz')]).toEqual(['Kenya', 'ZZ'])
})
