import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { SITE } from '../../site'
import { BLOG, writeBlogFeed } from './blog'

test('has an address that a page answers, and a feed below it', () => {
  const routeOf = (path: string, file: string) => existsSync(join(process.cwd(), 'app', path, file))
  expect(routeOf(BLOG.path, 'page.tsx')).toBe(true)
  expect(routeOf(BLOG.feedPath, 'route.ts')).toBe(true)
  expect(BLOG.feedPath.startsWith(`${BLOG.path}/`)).toBe(true)
})

test('carries the name of the site where the feed is read elsewhere, and a description of fitting length', () => {
  expect(BLOG.feedTitle).toContain(SITE.name)
  expect(BLOG.title).not.toContain(SITE.name)
  expect(BLOG.description.length).toBeGreaterThanOrEqual(50)
  expect(BLOG.description.length).toBeLessThanOrEqual(170)
})

const meta = {
  title: 'Fees & <funding>',
  description: 'About money.',
  published: '2026-11-01',
  updated: '2026-11-03',
  sources: [],
}

test('posts become items with full addresses and escaped text', () => {
  const feed = writeBlogFeed([{ path: '/blog/fees', meta }], 'https://example.org')
  expect(feed).toContain('<title>Fees &amp; &lt;funding&gt;</title>')
  expect(feed).toContain('<link>https://example.org/blog/fees</link>')
  expect(feed).toContain('<pubDate>Sun, 01 Nov 2026 00:00:00 GMT</pubDate>')
  expect(feed).toContain('<lastBuildDate>Tue, 03 Nov 2026 00:00:00 GMT</lastBuildDate>')
})

test('a feed without posts is still a feed', () => {
  const feed = writeBlogFeed([], 'https://example.org')
  expect(feed).toContain('</channel>')
  expect(feed).not.toContain('lastBuildDate')
})
