import { link, type NavGroup } from './routes'

/** The footer, in order. */
export const FOOTER: readonly NavGroup[] = [
  {
    label: 'Courses',
    links: [
      link('/courses/undergraduate', 'Undergraduate'),
      link('/courses/graduate', 'Graduate'),
      link('/courses/phd', 'PhD'),
      link('/courses/online', 'Online'),
      link('/universities', 'Universities'),
    ],
  },
  {
    label: 'Scholarships',
    links: [
      link('/scholarships/university', 'University'),
      link('/scholarships/external', 'External'),
      link('/scholarships/government', 'Government'),
      link('/scholarships/merit', 'Merit'),
      link('/', 'Search All Scholarships'),
    ],
  },
  {
    label: 'Resources',
    links: [
      link('/resources/guides', 'Study guides'),
      link('/resources/tips', 'Tips'),
      link('/cost', 'What it costs me'),
      link('/blog', 'Blog'),
    ],
  },
  {
    label: 'Tools',
    links: [link('/scraper', 'University Data Scraper')],
  },
  {
    label: 'Meridian',
    links: [
      link('/about', 'About'),
      link('/contact', 'Contact'),
      link('/privacy', 'Privacy'),
      link('/terms', 'Terms'),
      link('/cookies', 'Cookies'),
    ],
  },
]
