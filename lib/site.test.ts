import { SITE, SOCIAL } from './site'

it('has an address that paths can be put behind', () => {
  expect(new URL('/about', SITE.url).pathname).toBe('/about')
})

it('leaves to its operator whom to write to and call', () => {
  expect(SITE).toMatchObject({ email: '{email}', phone: '{phone}' })
})

it('names each network once, and links to none insecurely', () => {
  expect(new Set(SOCIAL.map(({ label }) => label)).size).toBe(SOCIAL.length)
  expect(SOCIAL.filter(({ href }) => href !== null && !href.startsWith('https://'))).toEqual([])
})
