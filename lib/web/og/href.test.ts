import { picturedPage, pictureHref } from './href'

test.each([
  ['/', '/og/home.png'],
  ['/about', '/og/about.png'],
  ['/universities/university-of-oxford', '/og/universities/university-of-oxford.png'],
  ['/universities?country=nl&page=2', '/og/universities.png'],
  ['/resources/countries/jp', '/og/resources/countries/jp.png'],
])('the picture of %s is %s', (path, href) => {
  expect(pictureHref(path)).toBe(href)
  expect(picturedPage(href.split('/').slice(2))).toBe(path.split('?')[0])
})

test('an address without the ending is no picture', () => {
  expect(picturedPage(['about'])).toBeNull()
  expect(picturedPage([])).toBeNull()
})
