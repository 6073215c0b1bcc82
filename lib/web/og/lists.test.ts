import { FOOTER } from '../../footer-routes'
import { ALL_TOPICS, pagePath } from '../../content/pages/sections'
import { NAVIGATION } from '../../routes'
import { describeLists } from './lists'

const pictures = describeLists({ universities: 3330, countries: 194, unitedKingdom: 170, scholarships: 262 })

test('home shows the true size of the catalogue', () => {
  expect(pictures.get('/')).toMatchObject({
    title: 'Find Your Future',
    figures: [{ value: '3,330' }, { value: '262' }, { value: '194' }],
  })
})

test('every page that header and footer link has a picture: here, or as a text', () => {
  const linked = [...NAVIGATION, ...FOOTER]
    .flatMap((entry) => ('links' in entry ? entry.links : [entry]))
    .map(({ href }) => href.split('?')[0] ?? '')
  const texts = ALL_TOPICS.map(({ section, slug }) => pagePath(section, slug))
  expect(linked.filter((path) => !pictures.has(path) && !texts.includes(path))).toEqual([])
})
