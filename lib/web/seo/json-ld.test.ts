import { aBasicUniversity, aUniversity } from '@/tests/fixtures/a-university'
import { breadcrumbList, collegeOrUniversity, serialiseJsonLd } from './json-ld'

const BASE = 'https://meridian.example'

it('lets no text end the script element, and loses none of it', () => {
  const name = '</script><script>alert(1)</script>'
  const text = serialiseJsonLd(collegeOrUniversity(aUniversity({ name }), BASE))
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toMatchObject({ name })
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

it('lists breadcrumbs in order with whole addresses', () => {
  const crumbs = [
    { label: 'Home', href: '/' },
    { label: 'Netherlands', href: '/universities?country=nl' },
  ]
  expect(breadcrumbList(crumbs, BASE).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://meridian.example/' },
    {
      '@type': 'ListItem',
      position: 2,
      name: 'Netherlands',
      item: 'https://meridian.example/universities?country=nl',
    },
  ])
})
