import { blogPosting } from './page-json-ld'

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
