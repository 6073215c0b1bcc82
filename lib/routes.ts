import type { Route } from 'next'

export type NavLink = { href: Route; label: string }
export type NavGroup = { label: string; links: readonly NavLink[] }

// Typed routes check an address only where it is written as `href`, not in a parameter. The tests of the links check
// these.
export const link = (href: string, label: string): NavLink => ({ href: href as Route, label })

/** The links of the header, in order. More than six groups have no room beside each other in a language of longer words. */
export const NAVIGATION: readonly NavGroup[] = [
  {
    label: 'Courses',
    links: [
      link('/courses/undergraduate', 'Undergraduate'),
      link('/courses/graduate', 'Graduate'),
      link('/courses/phd', 'PhD'),
      link('/courses/online', 'Online'),
      link('/programmes', 'Find a programme'),
    ],
  },
  {
    label: 'Scholarships',
    links: [
      link('/scholarships', 'Scholarship Hub'),
      link('/scholarships?type=university', 'University scholarships'),
      link('/scholarships?type=external', 'External scholarships'),
      link('/scholarships?type=government', 'Government scholarships'),
      link('/scholarships?funding=merit', 'Merit-based funding'),
    ],
  },
  {
    label: 'Universities',
    links: [link('/universities', 'All universities'), link('/uk-universities', 'UK universities')],
  },
  {
    label: 'Resources',
    links: [
      link('/resources/guides', 'Study guides'),
      link('/resources/tips', 'Tips'),
      link('/resources/visa', 'Visas'),
      link('/resources/countries', 'Countries'),
      link('/blog', 'Blog'),
      link('/about', 'About'),
    ],
  },
  {
    label: 'Guides',
    links: [
      link('/guides/application', 'Application'),
      link('/guides/financial', 'Financial'),
      link('/guides/living', 'Living'),
      link('/guides/career', 'Career'),
      link('/cost', 'What it costs me'),
    ],
  },
  {
    label: 'Tests & Documents',
    links: [
      link('/tests/english', 'English tests'),
      link('/tests/graduate', 'Graduate tests'),
      link('/tests/documents', 'Documents'),
      link('/tests/transcripts', 'Transcripts'),
    ],
  },
]

export const HOME = link('/', 'Home')
export const SEARCH = link('/universities', 'Search')
export const PLAN = link('/plan', 'My plan')
export const GET_STARTED = link('/scholarships', 'Get Started')
