import { summariseTyping } from './typing'

test('the time runs from the last key to the first change after it', () => {
  const seen = { keys: [100, 180, 260], changes: [150, 300, 340], interactions: { 1: 24, 2: 56 } }
  expect(summariseTyping(seen)).toEqual({ lastKeyToResults: 40, inp: 56 })
})

test('interactions too fast to be reported count as 16 ms', () => {
  expect(summariseTyping({ keys: [1], changes: [2], interactions: {} }).inp).toBe(16)
})

test('a last key without effect is an error, not a fast result', () => {
  expect(() => summariseTyping({ keys: [100], changes: [90], interactions: {} })).toThrow('did not change')
})
