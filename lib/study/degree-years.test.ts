import { anEntryFact } from '@/tests/fixtures/facts'
import { degreeYears, subjectYears } from './degree-years'

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

describe('in a subject', () => {
  const usual = degreeYears(rule({}), 'bachelor')

  test('a first degree has the length of its subject, where it differs', () => {
    expect(subjectYears(usual, 'bachelor', 'medicine', { min: 5, max: 6 })).toMatchObject({
      value: { min: 5, max: 6 },
      isUnsure: true,
    })
    expect(subjectYears(usual, 'bachelor', 'nursing', null)).toBe(usual)
  })

  test('medicine never has the length of other subjects', () => {
    for (const slug of ['medicine', 'dentistry', 'veterinary-medicine'])
      expect(subjectYears(usual, 'bachelor', slug, null)).toBeNull()
    expect(subjectYears(usual, 'master', 'medicine', { min: 5, max: 6 })).toBeNull()
    expect(subjectYears(usual, 'doctorate', 'medicine', null)).toBe(usual)
  })
})
