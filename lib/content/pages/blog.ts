import { SITE } from '../../site'

/** The blog's name and what it is about, for its page, its feed and its description elsewhere. */
export const BLOG = {
  title: 'Blog',
  feedTitle: `${SITE.name} blog`,
  path: '/blog',
  feedPath: '/blog/rss.xml',
  description:
    'How to choose where to study, what it costs, who pays for it, and how to read the numbers: dated, with sources.',
} as const
