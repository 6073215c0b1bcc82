import { isObject } from './is-object'

it.each([
  [{}, true],
  [{ name: 'a' }, true],
  [[], false],
  [null, false],
  [undefined, false],
  ['{}', false],
])('%j: %s', (value, expected) => {
  expect(isObject(value)).toBe(expected)
})
