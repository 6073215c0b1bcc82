import { SITE } from '../../site'
import { writeRss } from '../../text/rss'
import type { PostMeta } from './schema'

/** The name and the description of the blog, for its page and its feed. */
export const BLOG = {
  title: 'Blog',
  feedTitle: `${SITE.name} blog`,
  path: '/blog',
  feedPath: '/blog/rss.xml',
  description:
    'How to choose where to study, what it costs, who pays for it, and how to read the numbers: dated, with sources.',
} as const

type FeedPost = { path: string; meta: PostMeta }

/** The RSS 2.0 feed of the posts, in the given order. Its build date is the day of the newest change. */
export function writeBlogFeed(posts: readonly FeedPost[], baseUrl: string): string {
  const absolute = (path: string) => new URL(path, baseUrl).href
  const changed = posts.map(({ meta }) => meta.updated).sort()
  const feed = {
    title: BLOG.feedTitle,
    description: BLOG.description,
    url: absolute(BLOG.path),
    feedUrl: absolute(BLOG.feedPath),
    changed: changed.at(-1) ?? null,
  }
  return writeRss(
    feed,
    posts.map(({ path, meta }) => ({
      title: meta.title,
      url: absolute(path),
      day: meta.published,
      text: meta.description,
    })),
  )
}
