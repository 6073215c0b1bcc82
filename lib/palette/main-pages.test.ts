import { FOOTER } from '../footer-routes'
import { NAVIGATION } from '../routes'
import { ALL_TOPICS, pagePath } from '../content/pages/sections'
import { MAIN_PAGES } from './main-pages'

it('offers every page of header and footer that is not a text, each once', () => {
  const texts = ALL_TOPICS.map(({ section, slug }) => pagePath(section, slug))
  const linked = [
    ...NAVIGATION.flatMap((entry) => ('links' in entry ? entry.links : [entry])),
    ...FOOTER.flatMap(({ links }) => links),
  ]
  const wanted = linked.map(({ href }) => String(href)).filter((href) => !texts.includes(href))
  const offered = MAIN_PAGES.map(([href]) => href)
  // The four kinds have their own pages, which show the same awards as the header's links to the filtered list.
  expect(offered).toEqual(expect.arrayContaining(wanted.filter((href) => !href.includes('?'))))
  expect(new Set(offered).size).toBe(offered.length)
})
