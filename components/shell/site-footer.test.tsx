import { render, screen, within } from '@testing-library/react'
import { SITE, SOCIAL } from '@/lib/site'
import { SiteFooter } from './site-footer'

const renderFooter = () => render(<SiteFooter site={SITE} social={SOCIAL} year={2031} />)

const LINKS = [
  ['Undergraduate', '/courses/undergraduate'],
  ['Graduate', '/courses/graduate'],
  ['PhD', '/courses/phd'],
  ['Online', '/courses/online'],
  ['Universities', '/universities'],
  ['University', '/scholarships/university'],
  ['External', '/scholarships/external'],
  ['Government', '/scholarships/government'],
  ['Merit', '/scholarships/merit'],
  ['Search All Scholarships', '/'],
  ['Study guides', '/resources/guides'],
  ['Tips', '/resources/tips'],
  ['Blog', '/blog'],
  ['University Data Scraper', '/scraper'],
  ['About', '/about'],
  ['Contact', '/contact'],
  ['Privacy', '/privacy'],
  ['Terms', '/terms'],
  ['Cookies', '/cookies'],
]

test('lists every link, in order', () => {
  renderFooter()
  const links = within(screen.getByRole('navigation', { name: 'Footer' })).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(LINKS)
})

test('counts the years from the first to the current one', () => {
  renderFooter()
  expect(screen.getByText('© 2024–2031 Meridian')).toBeVisible()
})

test('shows placeholders as text that leads nowhere', () => {
  renderFooter()
  expect(screen.getByText('Support: {email}')).toBeVisible()
  expect(screen.getByText('Phone: {phone}')).toBeVisible()
  expect(screen.getByText('X, Instagram, LinkedIn, YouTube: links to be set by the operator')).toBeVisible()
  expect(screen.getAllByRole('link')).toHaveLength(LINKS.length)
})
