import { writeRss } from './rss'

const channel = { title: 'Blog', description: 'Posts', baseUrl: 'https://example.org' }
const meta = {
  title: 'Fees & <funding>',
  description: 'About money.',
  published: '2026-11-01',
  updated: '2026-11-03',
  sources: [],
}

test('posts become items with full addresses and escaped text', () => {
  const feed = writeRss([{ path: '/blog/fees', meta }], channel)
  expect(feed).toContain('<title>Fees &amp; &lt;funding&gt;</title>')
  expect(feed).toContain('<link>https://example.org/blog/fees</link>')
  expect(feed).toContain('<pubDate>Sun, 01 Nov 2026 00:00:00 GMT</pubDate>')
  expect(feed).toContain('<lastBuildDate>Tue, 03 Nov 2026 00:00:00 GMT</lastBuildDate>')
})

test('a feed without posts is still a feed', () => {
  const feed = writeRss([], channel)
  expect(feed).toContain('</channel>')
  expect(feed).not.toContain('lastBuildDate')
})
