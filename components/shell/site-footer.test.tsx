import { closeStorage } from '@/tests/fixtures/browser-storage'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SITE, SOCIAL } from '@/lib/site'
import { hydrateAfter, hydrateWithInput } from '@/tests/setup/hydrate'
import { SiteFooter } from './site-footer'

const footer = <SiteFooter site={SITE} social={SOCIAL} year={2031} />
const renderFooter = () => render(footer)

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
  ['What it costs me', '/cost'],
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
  expect(screen.getByText('{email}').parentElement).toHaveTextContent(/^Support: {email}$/)
  expect(screen.getByText('{phone}').parentElement).toHaveTextContent(/^Phone: {phone}$/)
  expect(screen.getByText('X, Instagram, LinkedIn, YouTube: links to be set by the operator')).toBeVisible()
  expect(screen.getAllByRole('link')).toHaveLength(LINKS.length)
})

describe('the choice of a theme', () => {
  const root = document.documentElement

  beforeEach(() => {
    localStorage.clear()
    delete root.dataset.theme
  })

  test('follows the system until a theme is chosen, and remembers the choice', async () => {
    const user = userEvent.setup()
    renderFooter()
    expect(screen.getByRole('group', { name: 'Theme' })).toBeVisible()
    expect(screen.getByRole('radio', { name: 'System' })).toBeChecked()

    await user.click(screen.getByRole('radio', { name: 'Dark' }))
    expect(root.dataset.theme).toBe('dark')
    expect(localStorage.getItem('meridian-theme')).toBe('dark')
    expect(await screen.findByRole('radio', { name: 'Dark', checked: true })).toBeVisible()

    await user.click(screen.getByRole('radio', { name: 'System' }))
    expect(root.dataset.theme).toBeUndefined()
    expect(localStorage.getItem('meridian-theme')).toBeNull()
  })

  test('takes over a remembered theme without a mismatch', async () => {
    hydrateAfter(footer, () => {
      localStorage.setItem('meridian-theme', 'dark')
      root.dataset.theme = 'dark'
    })
    expect(await screen.findByRole('radio', { name: 'Dark', checked: true })).toBeInTheDocument()
  })

  test.each([null, 'dark'])(
    'takes over what was chosen before its script came (remembered: %s)',
    async (remembered) => {
      await hydrateWithInput(footer, () => {
        if (remembered) localStorage.setItem('meridian-theme', remembered)
        if (remembered) root.dataset.theme = remembered
        screen.getByRole<HTMLInputElement>('radio', { name: 'Light' }).click()
      })
      expect(await screen.findByRole('radio', { name: 'Light', checked: true })).toBeInTheDocument()
      expect(root.dataset.theme).toBe('light')
      expect(localStorage.getItem('meridian-theme')).toBe('light')
    },
  )

  test('follows a choice made in another tab', async () => {
    renderFooter()
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'meridian-theme', newValue: 'dark' }))
    })
    expect(await screen.findByRole('radio', { name: 'Dark', checked: true })).toBeVisible()
  })

  test('works where storage is closed', async () => {
    closeStorage()
    renderFooter()
    await userEvent.click(screen.getByRole('radio', { name: 'Light' }))
    expect(root.dataset.theme).toBe('light')
    expect(await screen.findByRole('radio', { name: 'Light', checked: true })).toBeVisible()
  })
})
