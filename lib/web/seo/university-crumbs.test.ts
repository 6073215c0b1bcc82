import { aUniversity } from '@/tests/fixtures/a-university'
import { universityCrumbs } from './university-crumbs'

it('leads from the home page through the list filtered by country', () => {
  expect(universityCrumbs(aUniversity())).toEqual([
    { label: 'Home', href: '/' },
    { label: 'Universities', href: '/universities' },
    { label: 'Netherlands', href: '/universities?country=nl' },
    { label: 'University of Example', href: '/universities/university-of-example' },
  ])
})
