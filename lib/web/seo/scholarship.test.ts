import { aScholarship } from '@/tests/fixtures/scholarship'
import { BROWSE_ALL } from '../../scholarships/list'
import {
  hubMetadata,
  kindCrumbs,
  kindMetadata,
  monetaryGrant,
  scholarshipCrumbs,
  scholarshipMetadata,
} from './scholarship'

it('leads from home through the hub and the kind', () => {
  const hrefs = scholarshipCrumbs({ id: 'a', name: 'A', type: 'Government' }).map(({ href }) => href)
  expect(hrefs).toEqual(['/', '/scholarships', '/scholarships/government', '/scholarships/a'])
  expect(kindCrumbs('merit').at(-1)).toEqual({ label: 'Merit scholarships', href: '/scholarships/merit' })
})

const canonical = (metadata: ReturnType<typeof hubMetadata>) => metadata.alternates?.canonical

it('keeps in the canonical address what changes the results', () => {
  const search = { ...BROWSE_ALL, type: ['external' as const], sort: 'value' as const, page: 2 }
  expect(canonical(hubMetadata(search))).toBe('/scholarships?type=external&page=2')
  expect(canonical(hubMetadata({ ...BROWSE_ALL, tab: 'matcher' }))).toBe('/scholarships')
  expect(canonical(kindMetadata('merit'))).toBe('/scholarships/merit')
})

it('describes an award in at most a line', () => {
  const { description } = scholarshipMetadata(aScholarship({ description: 'Many words. '.repeat(40) }))
  expect(description?.length).toBeLessThanOrEqual(156)
})

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
