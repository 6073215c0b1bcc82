/** The views of the hub. Apart from the search: their links are in the first script of the page. */
export const TABS = [
  { value: 'matcher', label: 'Smart Matcher', href: '/scholarships' },
  { value: 'browse', label: 'Browse All', href: '/scholarships?tab=browse' },
] as const
