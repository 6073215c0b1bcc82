import { getPage, getPages, getPost, getPosts, listSlugs } from './queries'
import { ALL_TOPICS, pagePath } from './sections'

test('a page comes with its address, what it says of itself, and its headings in order', async () => {
  const page = await getPage('resources', 'visa')
  expect(page).toMatchObject({ path: '/resources/visa', meta: { title: 'Student visas by country' } })
  expect(page?.headings.map(({ text }) => text)).toContain('United Kingdom')
})

test.each(['no-such-page', '', '../visa', 'visa.mdx'])(
  'there is no page and no post called “%s”',
  async (slug) => {
    expect(await getPage('resources', slug)).toBeNull()
    expect(await getPost(slug)).toBeNull()
  },
)

test('every page the site links to is there, in the order of the navigation', async () => {
  const pages = await getPages()
  expect(pages.map(({ path }) => path)).toEqual(
    ALL_TOPICS.map(({ section, slug }) => pagePath(section, slug)),
  )
})

test('posts stand under /blog, the newest first', async () => {
  const posts = await getPosts()
  expect(posts.map(({ slug }) => slug).sort()).toEqual(listSlugs('blog').sort())
  expect(posts.every(({ slug, path }) => path === `/blog/${slug}`)).toBe(true)
  const days = posts.map(({ meta }) => meta.published)
  expect(days).toEqual(days.toSorted().reverse())
})
