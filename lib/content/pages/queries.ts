import 'server-only'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { MDXContent } from 'mdx/types'
import { z } from 'zod'
import type { KindSlug } from '../../scholarships/kinds'
import { listHeadings } from './headings'
import { PageMetaSchema, PostMetaSchema } from './schema'
import { ALL_TOPICS, pagePath, type Section } from './sections'

const DIRECTORY = join(process.cwd(), 'data', 'pages')

const Content = z.custom<MDXContent>((value) => typeof value === 'function')

export type Page = NonNullable<Awaited<ReturnType<typeof getPage>>>
export type Post = NonNullable<Awaited<ReturnType<typeof getPost>>>

/** The names of the files of a section. A test checks that the site links to each of them. */
export function listSlugs(section: Section): string[] {
  return readdirSync(join(DIRECTORY, section)).flatMap((file) => /^(.+)\.mdx$/.exec(file)?.[1] ?? [])
}

const load = async (section: Section | 'scholarships', slug: string): Promise<unknown> =>
  import(`../../../data/pages/${section}/${slug}.mdx`)

/** The file of a page, its `meta` checked by the schema; null if the file does not exist. */
async function readPage<Meta>(section: Section, slug: string, Meta: z.ZodType<Meta>) {
  if (!listSlugs(section).includes(slug)) return null
  const file = z.object({ default: Content, meta: Meta }).parse(await load(section, slug))
  const headings = listHeadings(readFileSync(join(DIRECTORY, section, `${slug}.mdx`), 'utf8'))
  return { section, slug, path: pagePath(section, slug), headings, meta: file.meta, Content: file.default }
}

/** The page, or null if its file does not exist. */
export function getPage(section: Exclude<Section, 'blog'>, slug: string) {
  return readPage(section, slug, PageMetaSchema)
}

/** The post, or null if its file does not exist. */
export function getPost(slug: string) {
  return readPage('blog', slug, PostMetaSchema)
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
  return z.object({ default: Content }).parse(await load('scholarships', kind)).default
}
