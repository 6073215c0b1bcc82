import { isAllowedBy } from './robots'

it.each([
  ['', '/a.csv', true],
  ['User-agent: *\nDisallow: /', '/a.csv', false],
  ['User-agent: *\nDisallow:', '/a.csv', true],
  ['User-agent: *\nDisallow: /data/\nAllow: /data/open/', '/data/open/a.csv', true],
  ['User-agent: other\nDisallow: /', '/a.csv', true],
  ['User-agent: *\nDisallow: /\n\nUser-agent: Meridian-Refresh\nAllow: /', '/a.csv', true],
  ['User-agent: other\nUser-agent: *\nDisallow: /*.csv$ # large', '/a.csv', false],
  ['User-agent: other\nUser-agent: *\nDisallow: /*.csv$', '/a.csv?x=1', true],
])('robots.txt %j lets %s be read: %s', (robots, path, expected) => {
  expect(isAllowedBy(robots, path)).toBe(expected)
})
