import { aRow } from '@/tests/fixtures/a-row'
import { aRow as anAward } from '@/tests/fixtures/scholarship'
import { fileEntries, scholarshipEntries, universityEntries } from './entries'

it('leads to the page of a university, also of one the visitor added', () => {
  const [known, added] = universityEntries([
    aRow({ name: 'ETH Zürich', location: 'Zürich', country: 'Switzerland' }),
    aRow({ id: 'added-1', name: 'My College' }),
  ])
  expect(known).toMatchObject({ href: '/universities/eth-zurich', detail: 'Zürich, Switzerland' })
  expect(added).toMatchObject({ href: '/universities/added-1', detail: 'France' })
})

it('puts full records before basic ones, and ranked before unranked', () => {
  const weights = universityEntries([
    aRow({ isFull: true, rank: 9 }),
    aRow({ isFull: true }),
    aRow({ rank: 1 }),
    aRow(),
  ]).map(({ weight }) => weight)
  expect(weights).toEqual(weights.toSorted((a, b) => a - b))
})

it('tells a scholarship by its provider', () => {
  expect(scholarshipEntries([anAward()])).toMatchObject([
    { kind: 'scholarship', href: '/scholarships/plain-award', label: 'Plain Award', detail: 'A foundation' },
  ])
})

it('tells how many universities a country has', () => {
  const file = { versions: { universities: '', scholarships: '' }, pages: [], posts: [] }
  const entries = fileEntries({
    ...file,
    countries: [
      ['us', 'United States', 'USA', 1200],
      ['ad', 'Andorra', '', 1],
    ],
  })
  expect(entries).toMatchObject([
    { href: '/resources/countries/us', detail: '1,200 universities' },
    { href: '/resources/countries/ad', detail: '1 university' },
  ])
})
