import { canonicalQuery } from '@/lib/web/canonical-query'
import { PROGRAMMES } from '@/lib/programmes/list'
import { resolveSearch } from '@/lib/programmes/start/queries'
import { randomListPaths, randomProgrammePaths, randomScholarshipPaths } from './random-urls'

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
      return url.search !== canonicalQuery(url, (code) => code)
    })
    expect(redirected).toEqual([])
  })
})

it('draws programmes by subject, or by text where no subject is drawn', () => {
  const paths = randomProgrammePaths(300)
  expect(new Set(paths).size).toBe(300)
  expect(paths.filter((path) => path.includes('subject=') && path.includes('search='))).toEqual([])
  const redirected = paths.filter((path) => {
    const asked = Object.fromEntries(new URL(path, 'http://localhost').searchParams)
    return PROGRAMMES.href(resolveSearch(PROGRAMMES.parse(asked))) !== path
  })
  expect(redirected).toEqual([])
})
