import { itemOf, keyOfHref } from './save-choice'

const row = { id: 'mit', name: 'Massachusetts Institute of Technology', countryCode: 'us' }
jest.mock('@/components/list/catalogue-source', () => ({
  CATALOGUE: { get: () => ({ indexed: [row] }) },
}))

test('universities of the catalogue and awards can be saved, and nothing else', () => {
  const choice = { kind: 'university', href: '/universities/mit', label: 'MIT', detail: '' } as const
  expect(itemOf(choice)).toEqual({ kind: 'university', ...row })
  expect(itemOf({ ...choice, href: '/universities/added?id=mine' })).toBeNull()
  expect(itemOf({ ...choice, kind: 'scholarship', href: '/scholarships/rhodes' })).toEqual({
    kind: 'award',
    id: 'rhodes',
    name: 'MIT',
  })
  expect(itemOf({ ...choice, kind: 'page', href: '/blog' })).toBeNull()
  expect([keyOfHref('/universities/mit'), keyOfHref('/scholarships/rhodes')]).toEqual([
    'university:mit',
    'award:rhodes',
  ])
})
