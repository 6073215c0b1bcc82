import { FOOTER } from '../../footer-routes'
import { NAVIGATION } from '../../routes'
import { ALL_TOPICS, pagePath } from './sections'

test('every page is linked from the header or the footer', () => {
  const linked = [...NAVIGATION, ...FOOTER].flatMap(({ links }) => links.map(({ href }) => String(href)))
  const paths = ALL_TOPICS.map(({ section, slug }) => pagePath(section, slug))
  expect(paths.filter((path) => !linked.includes(path))).toEqual([])
  expect(pagePath('site', 'about')).toBe('/about')
  expect(pagePath('blog', 'a-post')).toBe('/blog/a-post')
})
