import { listSaved, titleOf } from './saved-pages'

it('takes the title without the name of the site', () => {
  expect(titleOf('<head><title>Tests &amp; fees, it&#x27;s 4 &lt; 5 | Meridian</title>')).toBe(
    "Tests & fees, it's 4 < 5",
  )
  expect(titleOf('<title>Meridian: Find Your Future</title>')).toBe('Meridian: Find Your Future')
  expect(titleOf('<p>None</p>')).toBeNull()
})

it('lists pages by title, those without one by their address, and not the page that lists them', () => {
  const page = (path: string, title?: string) => ({
    url: `https://meridian.example${path}`,
    html: title ? `<title>${title} | Meridian</title>` : '',
  })
  expect(
    listSaved([
      page('/universities?country=nl', 'Universities'),
      page('/offline', 'You’re offline'),
      page('/about', 'About'),
      page('/terms'),
    ]),
  ).toEqual([
    { path: '/terms', title: '/terms' },
    { path: '/about', title: 'About' },
    { path: '/universities?country=nl', title: 'Universities' },
  ])
})
