/** The pages that are not articles, in the order in which the empty search offers them. */
export const MAIN_PAGES: readonly (readonly [href: string, title: string, about: string])[] = [
  ['/universities', 'Universities', 'Search and filter universities worldwide'],
  ['/scholarships', 'Smart Matcher', 'Scholarships that match your profile'],
  ['/scholarships?tab=browse', 'All scholarships', 'Browse every award with filters'],
  ['/universities?tab=compare', 'Compare universities', 'Up to four side by side'],
  ['/resources/countries', 'Countries', 'Study destinations, their costs and visas'],
  ['/uk-universities', 'UK universities', 'Universities in the United Kingdom by city'],
  ['/scholarships/university', 'University scholarships', 'Awards that universities give'],
  ['/scholarships/external', 'External scholarships', 'Awards of foundations and companies'],
  ['/scholarships/government', 'Government scholarships', 'Awards that states give'],
  ['/scholarships/merit', 'Merit-based funding', 'Awards for achievement'],
  ['/universities?tab=add', 'Add More Universities', 'Import records of your own'],
  ['/blog', 'Blog', 'Posts on applying, costs and choices'],
  ['/scraper', 'University Data Scraper', 'Collect university data from a website'],
  ['/', 'Home', 'The front page'],
]
