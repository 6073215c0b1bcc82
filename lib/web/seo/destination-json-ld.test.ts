import { aUniversity } from '@/tests/fixtures/a-university'
import { collectionPage, destinationPage } from './destination-json-ld'

const BASE = 'https://meridian.example'

test('a page about a country lists its universities', () => {
  const country = { code: 'nl', name: 'Netherlands', region: 'europe' as const, currency: 'EUR', aliases: [] }
  expect(destinationPage({ country, universities: [aUniversity()] }, BASE)).toMatchObject({
    '@type': 'CollectionPage',
    name: 'Study in the Netherlands',
    url: 'https://meridian.example/resources/countries/nl',
    about: { '@type': 'Country', name: 'Netherlands' },
    mainEntity: {
      numberOfItems: 1,
      itemListElement: [
        { name: 'University of Example', url: 'https://meridian.example/universities/university-of-example' },
      ],
    },
  })
})

test('a page about no one country says none', () => {
  expect(collectionPage({ title: 'Countries', path: '/x', listed: [] }, BASE).about).toBeUndefined()
})
