import { anEntryFact } from '@/tests/fixtures/facts'
import { degreeYears } from './degree-years'

const rule = (given: Parameters<typeof anEntryFact<'degree-years'>>[1]) => [
  anEntryFact('degree-years', { level: 'bachelor', text: 'seven', ...given }),
]

test.each([
  [{ min: 3, max: 3 }, null],
  [{ min: 1.5, max: 2 }, null],
  [{ min: 4, max: 4 }, '5 in engineering, 5+2 in medicine'],
])('a rule has a length, %o, and what goes for some is a note, %s', (value, exception) => {
  expect(degreeYears(rule({ ...value, exception }), 'bachelor')).toMatchObject({ value, note: exception })
})

test('a nation has the length of its own', () => {
  const british = rule({ exception: '4 in Scotland', elsewhere: { nation: 'scotland', years: 4 } })
  expect(degreeYears(british, 'bachelor', 'scotland')).toMatchObject({
    value: { min: 4, max: 4 },
    note: null,
  })
  expect(degreeYears(british, 'bachelor', 'wales')?.value).toEqual({ min: 3, max: 3 })
})

test('another level has none', () => {
  expect(degreeYears(rule({}), 'master')).toBeNull()
})
