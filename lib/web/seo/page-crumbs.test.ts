import { pageCrumbs } from './page-crumbs'

test('a page stands right below home, a post below the blog', () => {
  expect(pageCrumbs({ section: 'guides', slug: 'living', meta: { title: 'Living abroad' } })).toEqual([
    { label: 'Home', href: '/' },
    { label: 'Living abroad', href: '/guides/living' },
  ])
  expect(
    pageCrumbs({ section: 'blog', slug: 'a-post', meta: { title: 'A post' } }).map(({ href }) => href),
  ).toEqual(['/', '/blog', '/blog/a-post'])
})
