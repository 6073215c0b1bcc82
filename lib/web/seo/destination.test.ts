import { aDestination } from '@/tests/fixtures/a-destination'
import { aVisa } from '@/tests/fixtures/a-visa'
import { aRouteRule } from '@/tests/fixtures/national'
import { listRoutes } from '../../destinations/routes'
import { aUniversity } from '@/tests/fixtures/a-university'
import { collectionPage } from './collection-page'
import { destinationMetadata, destinationPage } from './destination'

const NETHERLANDS = aDestination()

test('the description promises no more than the page holds', () => {
  expect(destinationMetadata(NETHERLANDS)).toMatchObject({
    title: 'Study in the Netherlands',
    description:
      'Studying in the Netherlands: 1 university, languages and places nearby. Every figure with its source and date.',
    alternates: { canonical: '/resources/countries/nl' },
  })
  const rules = [{ question: 'Fee' as const, rule: [], knownFrom: '2025' }]
  expect(destinationMetadata({ ...NETHERLANDS, visa: { rules, sources: [] } }).description).toContain(
    'visa and work rules',
  )
  const national = {
    ...NETHERLANDS.national,
    visa: aVisa(),
    routes: listRoutes([aRouteRule()], '2026-11-27'),
  }
  expect(destinationMetadata({ ...NETHERLANDS, national }).description).toContain(
    'ways to apply, languages, visa and work rules and places nearby',
  )
})

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
