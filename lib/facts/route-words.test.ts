import { dayInWords } from './route-words'

it('names a day only where it is sure', () => {
  expect(dayInWords({ month: 1, day: 13 }, false)).toBe('13 January')
  expect(dayInWords({ month: 1, day: 13 }, true)).toBe('usually in January')
  expect(dayInWords({ month: 1, day: null }, false)).toBe('in January')
})
