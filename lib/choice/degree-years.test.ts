import { aFact } from '@/tests/fixtures/facts'
import { degreeYears } from './degree-years'

const rule = (text: string) => [aFact({ topic: 'degree-years' as const, level: 'bachelor' as const, text })]

test.each([
  ['3', { min: 3, max: 3 }, null],
  ['1.5 to 2', { min: 1.5, max: 2 }, null],
  ['4 (5 in engineering, 5+2 in medicine)', { min: 4, max: 4 }, '5 in engineering, 5+2 in medicine'],
])('"%s" is a length, and what goes for some is a note', (text, value, note) => {
  expect(degreeYears(rule(text), 'bachelor')).toMatchObject({ value, note })
})

test('a nation has the length of its own', () => {
  expect(degreeYears(rule('3 (4 in Scotland)'), 'bachelor', 'scotland')?.value).toEqual({ min: 4, max: 4 })
  expect(degreeYears(rule('3 (4 in Scotland)'), 'bachelor', 'wales')?.value).toEqual({ min: 3, max: 3 })
})

test('another level and other words give none', () => {
  expect(degreeYears(rule('3'), 'master')).toBeNull()
  expect(degreeYears(rule('by programme'), 'bachelor')).toBeNull()
})
