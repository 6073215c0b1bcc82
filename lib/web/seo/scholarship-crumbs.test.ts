import { kindCrumbs, scholarshipCrumbs } from './scholarship-crumbs'

it('leads from home through the hub and the kind', () => {
  const hrefs = scholarshipCrumbs({ id: 'a', name: 'A', type: 'Government' }).map(({ href }) => href)
  expect(hrefs).toEqual(['/', '/scholarships', '/scholarships/government', '/scholarships/a'])
  expect(kindCrumbs('merit').at(-1)).toEqual({ label: 'Merit scholarships', href: '/scholarships/merit' })
})
