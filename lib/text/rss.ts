import { escapeMarkup } from './html'

export type FeedItem = {
  title: string
  /** Absolute, as `url` of the channel. */
  url: string
  /** Names this news and no other; the address itself where it is left out. */
  id?: string
  /** ISO day; null where no day is known. */
  day: string | null
  text: string
}

type Feed = {
  title: string
  description: string
  url: string
  feedUrl: string
  changed: string | null
}

/** XML 1.0 allows no control characters but these three, not even escaped. */
const escapeXml = (text: string) => escapeMarkup(text.replace(/[^\P{Cc}\t\n\r]/gu, ''))
const toRfc822 = (isoDate: string) => new Date(isoDate).toUTCString()

function writeItem({ title, url, id, day, text }: FeedItem): string {
  const guid = id ? `<guid isPermaLink="false">${escapeXml(id)}</guid>` : `<guid>${escapeXml(url)}</guid>`
  return `    <item>
      <title>${escapeXml(title)}</title>
      <link>${escapeXml(url)}</link>
      ${guid}
${day ? `      <pubDate>${toRfc822(day)}</pubDate>\n` : ''}      <description>${escapeXml(text)}</description>
    </item>
`
}

/** An RSS 2.0 feed of the items, in the given order. `changed`: the ISO day of the newest change. */
export function writeRss(
  { title, description, url, feedUrl, changed }: Feed,
  items: readonly FeedItem[],
): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${escapeXml(title)}</title>
    <link>${escapeXml(url)}</link>
    <atom:link href="${escapeXml(feedUrl)}" rel="self" type="application/rss+xml"/>
    <description>${escapeXml(description)}</description>
    <language>en</language>
${changed ? `    <lastBuildDate>${toRfc822(changed)}</lastBuildDate>\n` : ''}${items.map(writeItem).join('')}  </channel>
</rss>
`
}
