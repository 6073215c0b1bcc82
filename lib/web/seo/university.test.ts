import { aBasicUniversity, aUniversity } from '@/tests/fixtures/a-university'
import { WORLD, type UniversitySearch } from '../../universities/list'
import { UK, type UkSearch } from '../../universities/uk/list'
import { serialiseJsonLd } from './json-ld'
import { collegeOrUniversity, listMetadata, ukMetadata, universityCrumbs } from './university'

const BASE = 'https://meridian.example'

const list = (search: Partial<UniversitySearch>) => listMetadata({ ...WORLD.untouched, ...search }, 123)
const canonicalOf = (search: Partial<UniversitySearch>) => list(search).alternates?.canonical

it('leads from the home page through the list filtered by country', () => {
  expect(universityCrumbs(aUniversity())).toEqual([
    { label: 'Home', href: '/' },
    { label: 'Universities', href: '/universities' },
    { label: 'Netherlands', href: '/universities?country=nl' },
    { label: 'University of Example', href: '/universities/university-of-example', isName: true },
  ])
})

it.each<[Partial<UniversitySearch>, string]>([
  [{}, '/universities'],
  [{ sort: 'name', tab: 'compare', compare: ['a', 'b'] }, '/universities'],
  [{ search: 'oxford', sort: 'students' }, '/universities?search=oxford'],
  [{ page: 2, region: 'asia', country: ['jp'] }, '/universities?country=jp&region=asia&page=2'],
  [{ rankMax: 3, unreported: 1, compare: ['a'] }, '/universities?rankMax=3'],
  [{ level: 'master' }, '/universities?level=master'],
])('keeps of %o only what changes the content', (search, canonical) => {
  expect(canonicalOf(search)).toBe(canonical)
})

it('says in the title what was searched for, and which page this is', () => {
  expect(list({}).title).toBe('Universities of the world')
  expect(list({ search: 'law', page: 3 }).title).toBe('Universities of the world for “law”, page 3')
})

it('counts the countries as they are', () => {
  expect(list({}).description).toContain('universities in 123 countries')
})

const uk = (search: Partial<UkSearch>, city: string | null = null) =>
  ukMetadata({ ...UK.untouched, ...search }, city, 170)

it.each<[Partial<UkSearch>, string | null, string, string]>([
  [{}, null, 'Universities of the United Kingdom', '/uk-universities'],
  [{ sort: 'lowest', tab: 'add' }, null, 'Universities of the United Kingdom', '/uk-universities'],
  [{ city: 'leeds' }, 'Leeds', 'Universities in Leeds', '/uk-universities?city=leeds'],
  [
    { nation: ['scotland', 'wales'], page: 2 },
    null,
    'Universities of Scotland and Wales, page 2',
    '/uk-universities?nation=scotland,wales&page=2',
  ],
  [
    { search: 'law', city: 'leeds', nation: ['england'] },
    'Leeds',
    'Universities in Leeds for “law”',
    '/uk-universities?search=law&city=leeds&nation=england',
  ],
])('names the UK portal at %o after what it shows', (search, city, title, canonical) => {
  expect(uk(search, city)).toMatchObject({ title, alternates: { canonical } })
})

it('describes a university in the properties schema.org has', () => {
  const university = aUniversity({
    establishedYear: 859,
    localName: 'Universiteit Voorbeeld',
    sources: [{ source: 'ror', url: 'https://ror.org/012345678', checkedOn: '2026-11-21', fields: ['name'] }],
  })
  expect(JSON.parse(serialiseJsonLd(collegeOrUniversity(university, BASE)))).toEqual({
    '@context': 'https://schema.org',
    '@type': 'CollegeOrUniversity',
    name: 'University of Example',
    alternateName: ['Universiteit Voorbeeld', 'UEx'],
    url: 'https://meridian.example/universities/university-of-example',
    sameAs: ['https://www.example.edu', 'https://ror.org/012345678'],
    description: 'A university that stands in for all others.',
    foundingDate: '0859',
    address: { '@type': 'PostalAddress', addressLocality: 'Leiden', addressCountry: 'NL' },
    geo: { '@type': 'GeoCoordinates', latitude: 52.16, longitude: 4.49 },
    additionalProperty: {
      '@type': 'PropertyValue',
      name: 'Number of students',
      value: 30000,
      unitText: 'headcount',
    },
  })
})

it('leaves out what a record does not know', () => {
  expect(JSON.parse(serialiseJsonLd(collegeOrUniversity(aBasicUniversity(), BASE)))).toEqual({
    '@context': 'https://schema.org',
    '@type': 'CollegeOrUniversity',
    name: 'University of Example',
    url: 'https://meridian.example/universities/university-of-example',
    address: { '@type': 'PostalAddress', addressCountry: 'NL' },
  })
})
