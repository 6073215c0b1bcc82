import { aBareEntry } from '@/tests/fixtures/scraper-answers'
import { groupBySite } from './site-groups'

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
