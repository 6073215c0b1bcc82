import { writeRss } from './rss'

const FEED = {
  title: 'Fees & <more>',
  description: 'D',
  url: 'https://e.org/',
  feedUrl: 'https://e.org/rss.xml',
  changed: null,
}

it('escapes text, and leaves out what XML does not allow', () => {
  const item = { title: 'A & <b> "c"', url: 'https://e.org/a?b=1&c=2', day: '2026-11-01', text: 'x\u0000y' }
  const text = writeRss(FEED, [item])
  expect(text).toContain('<title>Fees &amp; &lt;more&gt;</title>')
  expect(text).toContain('<title>A &amp; &lt;b&gt; &quot;c&quot;</title>')
  expect(text).toContain('<guid>https://e.org/a?b=1&amp;c=2</guid>')
  expect(text).toContain('<pubDate>Sun, 01 Nov 2026 00:00:00 GMT</pubDate>')
  expect(text).toContain('<description>xy</description>')
})

it('gives no day where none is known, and an id of its own to what has one', () => {
  const text = writeRss(FEED, [{ title: 'A', url: 'https://e.org/a', id: 'a@2026-11', day: null, text: '' }])
  expect(text).toContain('<guid isPermaLink="false">a@2026-11</guid>')
  expect(text).not.toContain('pubDate')
  expect(text).not.toContain('lastBuildDate')
})
