import { FOOTER } from './footer-routes'

const links = FOOTER.flatMap(({ links }) => links)

test('no page is linked twice', () => {
  expect(new Set(links.map(({ href }) => href)).size).toBe(links.length)
})

test('the data scraper stands among the tools', () => {
  const tools = FOOTER.find(({ label }) => label === 'Tools')
  expect(tools?.links).toEqual([{ href: '/scraper', label: 'University Data Scraper' }])
})
