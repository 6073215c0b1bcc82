import { aScholarship } from '@/tests/fixtures/scholarship'
import { monetaryGrant } from './scholarship-json-ld'

it('names the award, its page and who pays; an unknown link is left out', () => {
  const grant = monetaryGrant(
    aScholarship({ id: 'a', name: 'A', provider: 'P', link: null }),
    'https://example.org',
  )
  expect(grant).toMatchObject({
    '@type': 'MonetaryGrant',
    name: 'A',
    url: 'https://example.org/scholarships/a',
    funder: { name: 'P' },
  })
  expect(JSON.parse(JSON.stringify(grant))).not.toHaveProperty('sameAs')
})
