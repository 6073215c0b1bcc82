import { versionOf } from './version'

test('a version names a state: the same for the same texts, another for others', () => {
  expect(versionOf('a', 'b')).toMatch(/^[0-9a-f]{12}$/)
  expect(versionOf('a', 'b')).toBe(versionOf('a', 'b'))
  expect(versionOf('a', 'b')).not.toBe(versionOf('a', 'c'))
})
