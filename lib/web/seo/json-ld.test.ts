import { aUniversity } from '@/tests/fixtures/a-university'
import { breadcrumbList, serialiseJsonLd } from './json-ld'
import { collegeOrUniversity } from './university'

const BASE = 'https://meridian.example'

it('lets no text end the script element, and loses none of it', () => {
  const name = '</script><script>alert(1)</script>'
  const text = serialiseJsonLd(collegeOrUniversity(aUniversity({ name }), BASE))
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toMatchObject({ name })
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
