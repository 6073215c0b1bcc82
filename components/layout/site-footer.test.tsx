import { render, screen, within } from '@testing-library/react'
import { SiteFooter } from './site-footer'

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
  render(<SiteFooter />)
  const links = within(screen.getByRole('navigation', { name: 'Footer' })).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(LINKS)
})

test('counts the years from the first to the current one', () => {
  jest.useFakeTimers({ now: new Date('2031-05-01') })
  render(<SiteFooter />)
  expect(screen.getByText('© 2024–2031 Meridian')).toBeVisible()
  jest.useRealTimers()
})

test('shows placeholders as text that leads nowhere', () => {
  render(<SiteFooter />)
  expect(screen.getByText('Support: {email}')).toBeVisible()
  expect(screen.getByText('Phone: {phone}')).toBeVisible()
  expect(screen.getByText('X, Instagram, LinkedIn, YouTube: links to be set by the operator')).toBeVisible()
  expect(screen.getAllByRole('link')).toHaveLength(LINKS.length)
})
