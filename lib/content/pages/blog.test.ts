import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { SITE } from '../../site'
import { BLOG } from './blog'

test('has an address that a page answers, and a feed below it', () => {
  const routeOf = (path: string, file: string) => existsSync(join(process.cwd(), 'app', path, file))
  expect(routeOf(BLOG.path, 'page.tsx')).toBe(true)
  expect(routeOf(BLOG.feedPath, 'route.ts')).toBe(true)
  expect(BLOG.feedPath.startsWith(`${BLOG.path}/`)).toBe(true)
})

test('carries the name of the site where the feed is read elsewhere, and a description of fitting length', () => {
  expect(BLOG.feedTitle).toContain(SITE.name)
  expect(BLOG.title).not.toContain(SITE.name)
  expect(BLOG.description.length).toBeGreaterThanOrEqual(50)
  expect(BLOG.description.length).toBeLessThanOrEqual(170)
})
