import { randomListPaths } from './random-urls'

const ORDER = ['search', 'country', 'region', 'sort', 'page']

test('addresses differ from one another and repeat with the seed', () => {
  const paths = randomListPaths(500, 7)
  expect(new Set(paths).size).toBe(500)
  expect(randomListPaths(500, 7)).toEqual(paths)
  expect(randomListPaths(500, 8)).not.toEqual(paths)
})

test('parameters are in canonical order, without defaults', () => {
  for (const path of randomListPaths(500)) {
    const query = new URL(path, 'http://localhost').searchParams
    const keys = [...query.keys()]
    expect(keys).toEqual(ORDER.filter((key) => keys.includes(key)))
    expect(query.get('page')).not.toBe('1')
    expect(query.get('sort')).not.toBe('ranking')
  }
})
