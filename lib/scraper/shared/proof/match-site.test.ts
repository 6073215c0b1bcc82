import { matchSite, groupBySite } from './match-site'
import { aBareEntry } from '@/tests/fixtures/scraper-answers'

const SITES = [
  { id: 'oslo', website: 'https://www.uio.no/english/' },
  { id: 'london', website: 'https://www.london.ac.uk' },
  { id: 'ucl', website: 'https://www.ucl.ac.uk/' },
  { id: 'institute', website: 'https://institute.ucl.ac.uk' },
  { id: 'unknown', website: null },
]

test.each([
  ['https://uio.no', ['oslo']],
  ['http://www.uio.no/studier/', ['oslo']],
  ['https://apply.uio.no/fees', ['oslo']],
  ['https://institute.ucl.ac.uk/x', ['institute', 'ucl']],
  ['https://ucl.ac.uk', ['ucl', 'institute']],
  ['https://ac.uk', []],
  ['https://notuio.no', []],
  ['nonsense', []],
])('%s is the site of %j', (address, ids) => {
  expect(matchSite(address, SITES).map(({ id }) => id)).toEqual(ids)
})

test('pages are grouped by their site, a host below another one with it (issue 34, C)', () => {
  const addresses = [
    'https://study.a.example/fees',
    'https://b.example/',
    'https://www.a.example/',
    'http://a.example/x',
  ]
  const groups = groupBySite(addresses.map((url) => aBareEntry({ url, askedUrl: url })))
  expect(groups.map(({ target, entries }) => [target, entries.length])).toEqual([
    ['https://study.a.example/fees', 3],
    ['https://b.example/', 1],
  ])
})
