import {
  browseHref,
  NO_SEARCH,
  normaliseSearch,
  parseScholarshipSearch,
  scholarshipsHref,
  scholarshipsQuery,
  toParams,
  type ScholarshipSearch,
} from './search-params'
import { TABS } from './tabs'

const roundTrip = (search: ScholarshipSearch) => parseScholarshipSearch(scholarshipsQuery(search))

const full: ScholarshipSearch = {
  tab: 'browse',
  search: 'são paulo & co',
  type: ['university', 'government'],
  funding: ['full', 'merit'],
  degree: ['masters', 'phd'],
  field: 'law',
  host: ['de', 'multiple'],
  nationality: ['ke'],
  open: 'now',
  sort: 'value',
  page: 3,
}

it('reads back what it writes', () => {
  expect(roundTrip(full)).toEqual(full)
  expect(roundTrip(NO_SEARCH)).toEqual(NO_SEARCH)
  expect(normaliseSearch(toParams(full))).toEqual(full)
})

it('opens the matcher without a query, and for garbage', () => {
  expect(parseScholarshipSearch('').tab).toBe('matcher')
  expect(
    parseScholarshipSearch(
      '?tab=9&type=x&funding=&degree=b&field=<b>&host=1&nationality=xxx&open=yes&sort=&page=a',
    ),
  ).toEqual({ ...NO_SEARCH, tab: 'matcher' })
})

it.each([
  ['?type=university', { type: ['university'] }],
  ['?type=external', { type: ['external'] }],
  ['?type=government', { type: ['government'] }],
  ['?funding=merit', { funding: ['merit'] }],
  ['?page=2', { page: 2 }],
  ['?sort=deadline', { sort: 'deadline' }],
  ['?tab=browse&open=now', { open: 'now' }],
])('opens Browse All for %s', (query, fields) => {
  expect(parseScholarshipSearch(query)).toEqual({ ...NO_SEARCH, ...fields })
})

it('lets the matcher read nothing but its tab', () => {
  expect(parseScholarshipSearch('?tab=matcher&type=university')).toEqual({ ...NO_SEARCH, tab: 'matcher' })
})

it('gives every search one address', () => {
  expect(scholarshipsHref({ ...full, tab: 'matcher' })).toBe('/scholarships')
  expect(scholarshipsHref(NO_SEARCH)).toBe('/scholarships?tab=browse')
  expect(browseHref({ type: ['university'] })).toBe('/scholarships?type=university')
})

it.each([
  ['page', '0', { page: 1 }],
  ['page', '1e9', { page: 999 }],
  ['host', 'FR,de,fr', { host: ['de', 'fr'] }],
  ['nationality', 'ng,ke', { nationality: ['ke'] }],
  ['degree', 'phd,masters,dance', { degree: ['masters', 'phd'] }],
  ['search', '  a   b ', { search: 'a b' }],
])('holds %s=%s within its bounds', (key, value, fields) => {
  const search = parseScholarshipSearch(new URLSearchParams({ tab: 'browse', [key]: value }))
  expect(search).toEqual({ ...NO_SEARCH, ...fields })
})

it('leads to a view by the address that the view has', () => {
  for (const { value, href } of TABS) expect(scholarshipsHref({ ...NO_SEARCH, tab: value })).toBe(href)
})
