/**
 * The folders of `data/pages`: the first part of a page's address (none for `site`), and what its trail of links
 * calls it.
 */
export const SECTIONS = {
  courses: { path: '/courses', label: 'Courses' },
  resources: { path: '/resources', label: 'Resources' },
  guides: { path: '/guides', label: 'Guides' },
  tests: { path: '/tests', label: 'Tests & Documents' },
  blog: { path: '/blog', label: 'Blog' },
  site: { path: '', label: 'Meridian' },
} as const

export type Section = keyof typeof SECTIONS

type Topic = { section: Exclude<Section, 'blog'>; slug: string }

/** The slugs of each section in the order of the site's navigation. Posts are left out: they may have any name. */
const TOPICS: readonly [Topic['section'], readonly string[]][] = [
  ['courses', ['undergraduate', 'graduate', 'phd', 'online']],
  ['resources', ['guides', 'tips', 'visa']],
  ['guides', ['application', 'financial', 'living', 'career']],
  ['tests', ['english', 'graduate', 'documents', 'transcripts']],
  ['site', ['about', 'privacy', 'terms', 'cookies', 'contact']],
]

/** Every page that the site links to, except the posts. */
export const ALL_TOPICS: readonly Topic[] = TOPICS.flatMap(([section, slugs]) =>
  slugs.map((slug) => ({ section, slug })),
)

/** The address of the page in `data/pages/<section>/<slug>.mdx`. */
export function pagePath(section: Section, slug: string): string {
  return `${SECTIONS[section].path}/${slug}`
}
