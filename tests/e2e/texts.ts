import { existsSync } from 'node:fs'
import { ALL_TOPICS, pagePath } from '@/lib/content/pages/sections'

/** The texts that are written; a page without its file answers 404. */
const WRITTEN = ALL_TOPICS.filter(({ section, slug }) => existsSync(`data/pages/${section}/${slug}.mdx`))
/** Texts with every part: tables, a converter, a button, cards. Others have a part of it each. */
export const WHOLE: readonly string[] = ['/resources/visa', '/tests/english', '/privacy', '/blog']
export const TEXTS: readonly string[] = [
  ...WRITTEN.map(({ section, slug }) => pagePath(section, slug)),
  '/blog',
]
