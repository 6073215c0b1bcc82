import { getPaletteFile } from './queries'

jest.mock('../content/pages/queries', () => ({
  getPages: async () => [{ path: '/about', meta: { title: 'About', description: 'What it is.' } }],
  getPosts: async () => [{ path: '/blog/fees', meta: { title: 'Fees', description: 'What they are.' } }],
}))

it('names the versions, the countries with universities, and every page and post', async () => {
  const { versions, countries, pages, posts } = await getPaletteFile()
  expect(versions.universities).toMatch(/^[0-9a-f]{12}$/)
  expect(versions.scholarships).toMatch(/^[0-9a-f]+$/)
  expect(countries.find(([code]) => code === 'gb')).toEqual([
    'gb',
    'United Kingdom',
    expect.stringContaining('UK'),
    expect.any(Number),
  ])
  expect(countries.every(([, , , count]) => count > 0)).toBe(true)
  expect(pages.at(-1)).toEqual(['/about', 'About', 'What it is.'])
  expect(posts).toEqual([['/blog/fees', 'Fees', 'What they are.']])
})
