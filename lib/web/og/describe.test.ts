import { aBasicUniversity, aUniversity } from '@/tests/fixtures/a-university'
import { aScholarship } from '@/tests/fixtures/scholarship'
import { FOOTER } from '../../footer-routes'
import { ALL_TOPICS, pagePath } from '../../content/pages/sections'
import { NAVIGATION } from '../../routes'
import {
  describeDestination,
  describeLists,
  describePage,
  pictureOfAward,
  describeUniversity,
} from './describe'

const values = ({ figures }: { figures: { value: string; label: string }[] }) =>
  figures.map(({ value, label }) => `${value} ${label}`)

test('a university shows what it reports, and says how students were counted', () => {
  const picture = describeUniversity(aUniversity(), null)
  expect(picture).toMatchObject({ title: 'University of Example', subtitle: 'Leiden, Netherlands' })
  expect(values(picture)).toEqual([
    '30,000 students, headcount',
    'US$ 18,600 international tuition a year, bachelor’s',
    '1575 founded',
  ])
  expect(describeUniversity(aBasicUniversity(), null).figures).toEqual([])
})

test('a scholarship names its provider and what it pays', () => {
  const picture = pictureOfAward(aScholarship({ isFullyFunded: true }))
  expect(picture).toMatchObject({
    kind: 'External scholarship',
    title: 'Plain Award',
    subtitle: 'A foundation',
  })
  expect(values(picture)[0]).toBe('Fully funded award')
})

test('a country shows a tuition only where enough universities report one', () => {
  const country = { code: 'nl', name: 'Netherlands', region: 'europe' as const, currency: 'EUR', aliases: [] }
  const years = { first: '2025/26', last: '2025/26' }
  const tuition = { count: 2, min: 1, median: 9000, max: 2, years }
  const place = { country, universities: [aUniversity()], scholarships: [], map: null }
  expect(describeDestination({ ...place, tuition }).title).toBe('Study in the Netherlands')
  expect(values(describeDestination({ ...place, tuition }))).toEqual(['1 university'])
  expect(values(describeDestination({ ...place, tuition: { ...tuition, count: 3 } }))).toEqual([
    '1 university',
    'US$ 9,000 median tuition a year',
  ])
})

test('a text shows its date, a post the day it appeared', () => {
  const meta = { title: 'Privacy', description: '', updated: '2026-11-21', sources: [] }
  expect(values(describePage('site', meta))).toEqual(['21 November 2026 updated'])
  expect(values(describePage('blog', { ...meta, published: '2026-11-02' }))).toEqual([
    '2 November 2026 published',
  ])
})

const pictures = describeLists({ universities: 3330, countries: 194, unitedKingdom: 170, scholarships: 262 })

test('home shows the true size of the catalogue', () => {
  expect(pictures.get('/')).toMatchObject({
    title: 'Find Your Future',
    figures: [{ value: '3,330' }, { value: '262' }, { value: '194' }],
  })
})

test('every page that header and footer link has a picture: here, or as a text', () => {
  const linked = [...NAVIGATION, ...FOOTER]
    .flatMap(({ links }) => links)
    .map(({ href }) => href.split('?')[0] ?? '')
  const texts = ALL_TOPICS.map(({ section, slug }) => pagePath(section, slug))
  expect(linked.filter((path) => !pictures.has(path) && !texts.includes(path))).toEqual([])
})
