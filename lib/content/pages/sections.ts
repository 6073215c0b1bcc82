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

/** The pages the site links to, apart from the posts, which are free to take any name. */
const TOPICS = {
  courses: ['undergraduate', 'graduate', 'phd', 'online'],
  resources: ['guides', 'tips', 'visa'],
  guides: ['application', 'financial', 'living', 'career'],
  tests: ['english', 'graduate', 'documents', 'transcripts'],
  site: ['about', 'privacy', 'terms', 'cookies', 'contact'],
} as const satisfies Record<Exclude<Section, 'blog'>, readonly string[]>

type Topic = { section: Exclude<Section, 'blog'>; slug: string }

const topicsOf = (section: Topic['section']): Topic[] => TOPICS[section].map((slug) => ({ section, slug }))

/** Every page but the posts, in the order of the site's navigation. */
export const ALL_TOPICS: readonly Topic[] = [
  ...topicsOf('courses'),
  ...topicsOf('resources'),
  ...topicsOf('guides'),
  ...topicsOf('tests'),
  ...topicsOf('site'),
]

/** The address of the page that `data/pages/<section>/<slug>.mdx` holds. */
export function pagePath(section: Section, slug: string): string {
  return `${SECTIONS[section].path}/${slug}`
}
