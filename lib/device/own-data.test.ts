import { describeKeys } from './own-data'
import { isOwnKey } from './own-key'

test('only the site’s own entries are its own', () => {
  expect(['meridian-theme', 'meridian-anything', 'firecrawl_api_key'].every(isOwnKey)).toBe(true)
  expect(['theme', 'meridian', 'other-meridian-theme', 'firecrawl'].some(isOwnKey)).toBe(false)
})

test('what was kept is told in words, once each, and by its name where there are none', () => {
  expect(describeKeys(['meridian-added', 'meridian-added-broken', 'meridian-new'])).toEqual([
    'the universities you added',
    '“meridian-new”',
  ])
})
