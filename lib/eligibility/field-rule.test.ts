import { aContext, aMatcherScholarship, anEligibility, aProfile } from '@/tests/fixtures/matcher'
import { checkField, describeFields } from './field-rule'
import type { Profile } from './profile'
import type { StudyField } from './vocabulary'

type Limits = NonNullable<Parameters<typeof anEligibility>[0]>['fieldLimits']

const check = (
  fieldOfStudy: Profile['fieldOfStudy'],
  fieldsOfStudy: 'any' | StudyField[],
  fieldLimits: Limits = null,
  degreeLevel: Profile['degreeLevel'] = '',
) =>
  checkField(
    aProfile({ fieldOfStudy, degreeLevel }),
    aMatcherScholarship({ fieldsOfStudy, eligibility: anEligibility({ fieldLimits }) }),
    aContext(),
  )

describe('checkField', () => {
  it.each([
    ['law', 'met'],
    ['physics', 'check'],
    ['', 'check'],
  ] as const)('%j against an award for law: %s', (field, outcome) => {
    expect(check(field, ['law', 'history'])?.outcome).toBe(outcome)
  })

  it('asks for a field that the profile does not name', () => {
    expect(check('', ['law'])?.why).toBe('Law. Which is your field?')
  })

  it('is no rule where any field is taken', () => {
    expect(check('law', 'any')).toBeNull()
  })

  it('asks for a field that registers list at none of its universities at the level', () => {
    const award = aMatcherScholarship({ fieldsOfStudy: 'any', notTaught: { bachelors: ['nursing'] } })
    const outcome = (fieldOfStudy: Profile['fieldOfStudy'], degreeLevel: Profile['degreeLevel']) =>
      checkField(aProfile({ fieldOfStudy, degreeLevel }), award, aContext())?.outcome
    expect(outcome('nursing', 'bachelors')).toBe('check')
    expect(outcome('nursing', 'masters')).toBeUndefined()
    expect(outcome('nursing', '')).toBeUndefined()
    expect(outcome('law', 'bachelors')).toBeUndefined()
  })

  it('rules out an excluded field, and doubts one that its name may mean', () => {
    const any = (field: Profile['fieldOfStudy']) => check(field, 'any', { excluded: ['medicine'] })?.outcome
    expect([any('medicine'), any('nursing'), any('law')]).toEqual(['unmet', 'check', 'met'])
    expect(check('medicine', ['medicine'], { excluded: ['medicine'] })?.outcome).toBe('unmet')
  })

  it('asks where only a part of a field or a list of courses is paid for', () => {
    expect(check('business', 'any', { uncertain: ['business'] })?.outcome).toBe('check')
    expect(check('law', 'any', { isPartial: true })?.outcome).toBe('check')
    expect(check('law', ['law'], { isPartial: true })?.why).toBe('Law. Does your subject within Law count?')
  })

  it.each([
    ['law', 'unmet'],
    ['physics', 'check'],
    // It may count as a science or as a social science.
    ['psychology', 'check'],
  ] as const)(
    'rules %s out of a complete list of engineering only where nothing there is near it',
    (field, outcome) => {
      expect(check(field, ['engineering'], { isClosed: true })?.outcome).toBe(outcome)
    },
  )

  it('holds a level against the fields that are paid for at that level', () => {
    const limits = { byDegree: [{ degrees: ["Master's" as const], fields: ['arts' as const] }] }
    expect(check('law', 'any', limits, 'masters')).toMatchObject({
      outcome: 'unmet',
      why: "Master's: only Arts.",
    })
    expect(check('arts', 'any', limits, 'masters')?.outcome).toBe('met')
    expect(check('law', 'any', limits, 'phd')?.outcome).toBe('met')
  })
})

test('any programme of a place is told with the fields that it teaches', () => {
  const award = aMatcherScholarship({
    ...{ fieldsOfStudy: ['engineering', 'physics'], fieldsNote: 'Any master’s programme' },
    eligibility: anEligibility({ fieldLimits: { isClosed: true } }),
  })
  expect(checkField(aProfile({ fieldOfStudy: 'law' }), award, aContext())?.why).toBe(
    'It does not pay for Law: Any master’s programme (Engineering and Physics).',
  )
})

test('the fields are told as the note, the list, or what is left out', () => {
  const words = (fieldsNote: string | null, fieldLimits: Limits = null) =>
    describeFields({ fieldsOfStudy: 'any', fieldsNote, eligibility: anEligibility({ fieldLimits }) })
  expect(words('Listed courses')).toBe('Listed courses')
  expect(words(null)).toBe('Every field')
  expect(words(null, { excluded: ['law'] })).toBe('Every field except Law')
})
