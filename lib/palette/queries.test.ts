import mainPages from '@/data/main-pages.json'
import { FOOTER } from '../footer-routes'
import { NAVIGATION } from '../routes'
import { ALL_TOPICS, pagePath } from '../content/pages/sections'
import { getPaletteFile } from './queries'

jest.mock('../content/pages/queries', () => ({
  getPages: async () => [
    { path: '/about', meta: { title: 'About', description: 'What it is.' }, headings: [] },
  ],
  getPosts: async () => [
    {
      path: '/blog/fees',
      meta: { title: 'Fees', description: 'What they are.' },
      headings: [{ id: 'when', text: 'When' }],
    },
  ],
}))

it('names the countries with universities, every page and post, and what their parts are about', async () => {
  const { countries, pages, posts } = await getPaletteFile()
  expect(countries.find(([code]) => code === 'gb')).toEqual([
    'gb',
    'United Kingdom',
    expect.stringContaining('UK'),
    expect.any(Number),
  ])
  expect(countries.every(([, , , count]) => count > 0)).toBe(true)
  expect(pages.slice(-2)).toEqual([
    ['/about', 'About', 'What it is.'],
    ['/blog/fees#when', 'When', 'Fees'],
  ])
  expect(posts).toEqual([['/blog/fees', 'Fees', 'What they are.']])
})

it('offers every page of header and footer that is not a text, each once', () => {
  const texts = ALL_TOPICS.map(({ section, slug }) => pagePath(section, slug))
  const linked = [...[...NAVIGATION, ...FOOTER].flatMap(({ links }) => links)]
  const wanted = linked.map(({ href }) => String(href)).filter((href) => !texts.includes(href))
  const offered = mainPages.map(([href]) => href)
  // The four kinds have their own pages, which show the same awards as the header's links to the filtered list.
  expect(offered).toEqual(expect.arrayContaining(wanted.filter((href) => !href.includes('?'))))
  expect(new Set(offered).size).toBe(offered.length)
})
