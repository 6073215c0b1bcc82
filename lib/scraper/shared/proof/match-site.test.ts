import { matchSite } from './match-site'

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
