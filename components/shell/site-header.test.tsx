import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useSelectedLayoutSegments } from 'next/navigation'
import { SiteHeader } from './site-header'

jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useSelectedLayoutSegments: jest.fn(() => []),
}))

const GROUPS = {
  Courses: ['/courses/undergraduate', '/courses/graduate', '/courses/phd', '/courses/online', '/programmes'],
  Scholarships: [
    '/scholarships',
    '/scholarships?type=university',
    '/scholarships?type=external',
    '/scholarships?type=government',
    '/scholarships?funding=merit',
  ],
  Universities: ['/universities', '/uk-universities'],
  Resources: [
    '/resources/guides',
    '/resources/tips',
    '/resources/visa',
    '/resources/countries',
    '/blog',
    '/about',
  ],
  Guides: ['/guides/application', '/guides/financial', '/guides/living', '/guides/career', '/cost'],
  'Tests & Documents': ['/tests/english', '/tests/graduate', '/tests/documents', '/tests/transcripts'],
}

const hidePopover = jest.fn()

/** jsdom has neither media queries nor popovers. */
function renderHeader({ isDesktop, segments = [] }: { isDesktop: boolean; segments?: string[] }) {
  jest.mocked(useSelectedLayoutSegments).mockReturnValue(segments)
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { media, matches: isDesktop }) as MediaQueryList
  HTMLElement.prototype.hidePopover = hidePopover
  hidePopover.mockReset()
  render(<SiteHeader name="Meridian" />)
  const button = (name: string) => screen.getByRole('button', { name })
  const panelOf = (name: string) => {
    const panel = document.getElementById(button(name).getAttribute('aria-controls') ?? '')
    if (!panel) throw new Error(`${name} controls nothing`)
    return panel
  }
  return { button, panelOf, user: userEvent.setup() }
}

describe('links', () => {
  test.each(Object.entries(GROUPS))('%s lists its pages', (label, hrefs) => {
    const { panelOf } = renderHeader({ isDesktop: true })
    const links = within(panelOf(label)).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(hrefs)
  })

  test.each([
    ['Meridian', '/'],
    ['Get Started', '/scholarships'],
  ])('%s leads to %s', (name, href) => {
    renderHeader({ isDesktop: true })
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
  })

  test('Search is a button, in the bar and in the menu where the bar has no room', () => {
    renderHeader({ isDesktop: false })
    const buttons = screen.getAllByRole('button', { name: 'Search' })
    expect(buttons.map((button) => button.closest('form')?.getAttribute('action'))).toEqual([
      '/universities',
      '/universities',
    ])
  })

  test('the current page and the group that holds it are marked', () => {
    const { button } = renderHeader({ isDesktop: true, segments: ['tests', 'english'] })
    expect(screen.getByRole('link', { name: 'English tests' })).toHaveAttribute('aria-current', 'page')
    expect(button('Tests & Documents')).toHaveAttribute('aria-current', 'true')
    expect(button('Courses')).not.toHaveAttribute('aria-current')
    expect(screen.getByRole('link', { name: 'All universities' })).not.toHaveAttribute('aria-current')
  })
})

describe('a dropdown', () => {
  test('opens on hover and closes when the pointer leaves', async () => {
    const { button, user } = renderHeader({ isDesktop: true })
    expect(button('Courses')).toHaveAttribute('aria-expanded', 'false')
    await user.hover(button('Courses'))
    expect(button('Courses')).toHaveAttribute('aria-expanded', 'true')
    await user.unhover(button('Courses'))
    expect(button('Courses')).toHaveAttribute('aria-expanded', 'false')
  })

  test('stays open when the mouse that hovers it clicks', async () => {
    const { button, user } = renderHeader({ isDesktop: true })
    await user.click(button('Courses'))
    expect(button('Courses')).toHaveAttribute('aria-expanded', 'true')
  })

  test('opens on Enter alone by keyboard, and closes on Escape with focus on its button', async () => {
    const { button, panelOf, user } = renderHeader({ isDesktop: true })
    await user.tab()
    await user.tab()
    await user.tab()
    expect(button('Courses')).toHaveFocus()
    expect(button('Courses')).toHaveAttribute('aria-expanded', 'false')
    await user.keyboard('{Enter}')
    expect(button('Courses')).toHaveAttribute('aria-expanded', 'true')
    await user.tab()
    expect(within(panelOf('Courses')).getByRole('link', { name: 'Undergraduate' })).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(button('Courses')).toHaveFocus()
    expect(button('Courses')).toHaveAttribute('aria-expanded', 'false')
    await user.keyboard('{ArrowRight}')
    expect(button('Scholarships')).toHaveFocus()
    await user.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(button('Tests & Documents')).toHaveFocus()
  })

  test('closes when another opens, and on a click elsewhere', async () => {
    const { button, user } = renderHeader({ isDesktop: true })
    await user.hover(button('Courses'))
    await user.hover(button('Guides'))
    expect(button('Courses')).toHaveAttribute('aria-expanded', 'false')
    expect(button('Guides')).toHaveAttribute('aria-expanded', 'true')
    await user.click(document.body)
    expect(button('Guides')).toHaveAttribute('aria-expanded', 'false')
  })
})

describe('the mobile menu', () => {
  test('its button opens the navigation without script', () => {
    const { button } = renderHeader({ isDesktop: false })
    expect(button('Menu')).toHaveAttribute('popovertarget', screen.getByRole('navigation').id)
  })

  test('a group expands and folds on tap', async () => {
    const { button, user } = renderHeader({ isDesktop: false })
    await user.click(button('Guides'))
    expect(button('Guides')).toHaveAttribute('aria-expanded', 'true')
    await user.click(button('Guides'))
    expect(button('Guides')).toHaveAttribute('aria-expanded', 'false')
    expect(hidePopover).not.toHaveBeenCalled()
  })

  test('closes on a tap on a link', async () => {
    const { button, user } = renderHeader({ isDesktop: false })
    await user.click(button('Guides'))
    const link = screen.getByRole('link', { name: 'Living' })
    link.addEventListener('click', (event) => event.preventDefault())
    await user.click(link)
    expect(hidePopover).toHaveBeenCalledTimes(1)
    expect(button('Guides')).toHaveAttribute('aria-expanded', 'false')
  })
})
