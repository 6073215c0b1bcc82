import { replacedId } from './replaced-id'

test('an id of before is that of its successor', () => {
  const successors = { 'old-delft': 'delft' }
  expect(replacedId({ replaces: 'old-delft' }, successors)).toBe('delft')
  expect(replacedId({ replaces: 'delft' }, successors)).toBe('delft')
  expect(replacedId({ replaces: null }, successors)).toBeNull()
})
