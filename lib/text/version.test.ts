import { eachAsJson, versionOf } from './version'

test('a version names a state: the same for the same texts, another for others', () => {
  expect(versionOf('a', 'b')).toMatch(/^[0-9a-f]{12}$/)
  expect(versionOf('a', 'b')).toBe(versionOf('a', 'b'))
  expect(versionOf('a', 'b')).not.toBe(versionOf('a', 'c'))
})

test('a text may come in parts', () => {
  expect(versionOf('a', ['bc', 'd'])).toBe(versionOf('a', 'bcd'))
  expect(versionOf(['a', 'b'])).not.toBe(versionOf(['a', 'c']))
  expect([...eachAsJson([1, 2], (value) => ({ value }))]).toEqual(['{"value":1}', '{"value":2}'])
})
