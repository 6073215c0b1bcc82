import type { PostMeta } from './schema'

type FeedPost = { path: string; meta: PostMeta }
type Channel = { title: string; description: string; baseUrl: string }

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escapeXml = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)
const toRfc822 = (isoDate: string) => new Date(isoDate).toUTCString()

/** An RSS 2.0 feed of the posts, in the order given; it was last built when its newest change was made. */
export function writeRss(posts: readonly FeedPost[], { title, description, baseUrl }: Channel): string {
  const absolute = (path: string) => escapeXml(new URL(path, baseUrl).href)
  const changed = posts
    .map(({ meta }) => meta.updated)
    .sort()
    .at(-1)
  const items = posts.map(
    ({ path, meta }) => `    <item>
      <title>${escapeXml(meta.title)}</title>
      <link>${absolute(path)}</link>
      <guid>${absolute(path)}</guid>
      <pubDate>${toRfc822(meta.published)}</pubDate>
      <description>${escapeXml(meta.description)}</description>
    </item>
`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${escapeXml(title)}</title>
    <link>${absolute('/blog')}</link>
    <atom:link href="${absolute('/blog/rss.xml')}" rel="self" type="application/rss+xml"/>
    <description>${escapeXml(description)}</description>
    <language>en</language>
${changed ? `    <lastBuildDate>${toRfc822(changed)}</lastBuildDate>\n` : ''}${items.join('')}  </channel>
</rss>
`
}
