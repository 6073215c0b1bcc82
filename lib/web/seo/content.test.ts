import { blogPosting, contentMetadata, pageCrumbs } from './content'

test('a page stands right below home, a post below the blog', () => {
  expect(pageCrumbs({ section: 'guides', slug: 'living', meta: { title: 'Living abroad' } })).toEqual([
    { label: 'Home', href: '/' },
    { label: 'Living abroad', href: '/guides/living' },
  ])
  expect(
    pageCrumbs({ section: 'blog', slug: 'a-post', meta: { title: 'A post' } }).map(({ href }) => href),
  ).toEqual(['/', '/blog', '/blog/a-post'])
})

it.each([
  ['resources', 'visa', '/resources/visa'],
  ['site', 'about', '/about'],
  ['blog', 'the-two-toefl-scales', '/blog/the-two-toefl-scales'],
] as const)('gives %s/%s the title, description and address of its own', async (section, slug, path) => {
  const { title, description, alternates } = await contentMetadata(section, slug)
  expect(title).toEqual(expect.any(String))
  expect(description).toEqual(expect.any(String))
  expect(alternates?.canonical).toBe(path)
})

it.each(['guides', 'blog'] as const)(
  'has nothing to say of a text of %s that is not there',
  async (section) => {
    expect(await contentMetadata(section, 'no-such-text')).toEqual({})
  },
)

test('a post is described with its dates and its full address', () => {
  const meta = {
    title: 'A post',
    description: 'About a thing.',
    published: '2026-11-01',
    updated: '2026-11-02',
    sources: [],
  }
  expect(
    blogPosting({ path: '/blog/a-post', meta }, { name: 'Meridian', url: 'https://example.org' }),
  ).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'A post',
    datePublished: '2026-11-01',
    dateModified: '2026-11-02',
    url: 'https://example.org/blog/a-post',
  })
})
