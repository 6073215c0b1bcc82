import 'server-only'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { MDXContent } from 'mdx/types'
import { z } from 'zod'
import type { KindSlug } from '../../scholarships/kinds'
import { listHeadings, type Heading } from './headings'
import { PageMetaSchema, PostMetaSchema, type PageMeta, type PostMeta } from './schema'
import { ALL_TOPICS, pagePath, type Section } from './sections'

const DIRECTORY = join(process.cwd(), 'data', 'pages')

const Content = z.custom<MDXContent>((value) => typeof value === 'function')
const PageModule = z.object({ default: Content, meta: PageMetaSchema })
const PostModule = z.object({ default: Content, meta: PostMetaSchema })
const WordsModule = z.object({ default: Content })

export type Page = {
  section: Section
  slug: string
  path: string
  meta: PageMeta
  headings: Heading[]
  Content: MDXContent
}
export type Post = Page & { meta: PostMeta }

const fileOf = (section: Section, slug: string) => join(DIRECTORY, section, `${slug}.mdx`)

/** Names of the pages of a section: those the site links to and whose file exists, or every file of the blog. */
export function listSlugs(section: Section): string[] {
  if (section !== 'blog') {
    return ALL_TOPICS.filter(
      (topic) => topic.section === section && existsSync(fileOf(section, topic.slug)),
    ).map(({ slug }) => slug)
  }
  if (!existsSync(join(DIRECTORY, 'blog'))) return []
  return readdirSync(join(DIRECTORY, 'blog')).flatMap((file) => /^(.+)\.mdx$/.exec(file)?.[1] ?? [])
}

function locate(section: Section, slug: string) {
  const headings = listHeadings(readFileSync(fileOf(section, slug), 'utf8'))
  return { section, slug, path: pagePath(section, slug), headings }
}

const load = async (section: Section | 'scholarships', slug: string): Promise<unknown> =>
  import(`../../../data/pages/${section}/${slug}.mdx`)

/** The page, or null when its file does not exist. */
export async function getPage(section: Exclude<Section, 'blog'>, slug: string): Promise<Page | null> {
  if (!listSlugs(section).includes(slug)) return null
  const { default: Content, meta } = PageModule.parse(await load(section, slug))
  return { ...locate(section, slug), meta, Content }
}

/** The post, or null when its file does not exist. */
export async function getPost(slug: string): Promise<Post | null> {
  if (!listSlugs('blog').includes(slug)) return null
  const { default: Content, meta } = PostModule.parse(await load('blog', slug))
  return { ...locate('blog', slug), meta, Content }
}

/** Every page but the posts, in the order of the site's navigation. */
export async function getPages(): Promise<Page[]> {
  const pages = await Promise.all(ALL_TOPICS.map(({ section, slug }) => getPage(section, slug)))
  return pages.filter((page) => page !== null)
}

/** Every post, the newest first. */
export async function getPosts(): Promise<Post[]> {
  const posts = await Promise.all(listSlugs('blog').map(getPost))
  return posts
    .filter((post) => post !== null)
    .sort((a, b) => b.meta.published.localeCompare(a.meta.published) || a.slug.localeCompare(b.slug))
}

/** The words on the page of a kind of scholarship. The page gives them their title; they have no date or sources. */
export async function getKindWords(kind: KindSlug): Promise<MDXContent> {
  return WordsModule.parse(await load('scholarships', kind)).default
}
