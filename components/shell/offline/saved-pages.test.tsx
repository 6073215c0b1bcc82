import { render, screen } from '@testing-library/react'
import { SavedPages } from './saved-pages'

const BASE = 'https://meridian.example'

/** jsdom has no caches. */
function withSaved(pages: Record<string, string>) {
  const cache = {
    keys: async () => Object.keys(pages).map((path) => ({ url: `${BASE}${path}` })),
    match: async (url: string) => ({ text: async () => pages[url.replace(BASE, '')] }),
  }
  Object.defineProperty(window, 'caches', { configurable: true, value: { open: async () => cache } })
}

afterEach(() => Reflect.deleteProperty(window, 'caches'))

test('lists the saved pages by title', async () => {
  withSaved({
    '/universities?country=nl': '<title>Universities | Meridian</title>',
    '/about': '<title>About | Meridian</title><p>…',
  })
  render(<SavedPages />)
  const links = await screen.findAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['About', '/about'],
    ['Universities', '/universities?country=nl'],
  ])
})

test('says when there are none, also where the browser keeps none', async () => {
  render(<SavedPages />)
  expect(await screen.findByText('No pages are saved on this device yet.')).toBeVisible()
})
