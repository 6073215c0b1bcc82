import { isLevelNamed } from './level'

it('tells a level that a search names, by a choice or in its text, from the one at which a list opens by itself', () => {
  expect(isLevelNamed({ asked: {} })).toBe(false)
  expect(isLevelNamed({ asked: { level: null }, understood: { set: {} } })).toBe(false)
  expect(isLevelNamed({ asked: { level: 'bachelor' } })).toBe(true)
  expect(isLevelNamed({ asked: {}, understood: { set: { level: 'bachelor' } } })).toBe(true)
})
