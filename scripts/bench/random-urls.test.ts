import { canonicalQuery, isSameQuery } from '@/lib/web/canonical-query'
import { randomListPaths, randomScholarshipPaths } from './random-urls'

describe.each([
  { list: 'universities', draw: randomListPaths },
  { list: 'scholarships', draw: randomScholarshipPaths },
])('addresses of $list', ({ draw }) => {
  test('differ from one another and repeat with the seed', () => {
    const paths = draw(500, 7)
    expect(new Set(paths).size).toBe(500)
    expect(draw(500, 7)).toEqual(paths)
    expect(draw(500, 8)).not.toEqual(paths)
  })

  test('are canonical, so that the server answers with a page and not with another address', () => {
    const redirected = draw(500).filter((path) => {
      const url = new URL(path, 'http://localhost')
      return !isSameQuery(url.search, canonicalQuery(url, (code) => code) ?? '')
    })
    expect(redirected).toEqual([])
  })
})
