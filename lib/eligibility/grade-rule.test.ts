import { aContext, aMatcherScholarship, anEligibility, aProfile } from '@/tests/fixtures/matcher'
import { checkGrade } from './grade-rule'
import type { Profile } from './profile'

type Rule = NonNullable<NonNullable<Parameters<typeof anEligibility>[0]>['minimumGrade']>

const check = (profile: Partial<Profile>, minimumGrade: Rule) =>
  checkGrade(
    aProfile(profile),
    aMatcherScholarship({ eligibility: anEligibility({ minimumGrade }) }),
    aContext(),
  )

const percent = (grade: number) => ({ grade, gradeScale: 'percent' })

describe('checkGrade', () => {
  it.each([
    [0, 'check'],
    [3.5, 'met'],
    [3.4, 'unmet'],
  ])('GPA %d against 3.5: %s', (gpa, outcome) => {
    expect(check({ gpa }, { text: 'GPA 3.5 out of 4.0', gpa: 3.5 })?.outcome).toBe(outcome)
  })

  it('asks for what the grade does not tell', () => {
    const rule = { text: 'GPA 3.5, with SAT 1360 or more', gpa: 3.5, asksMore: true }
    expect(check({ gpa: 3.8 }, rule)).toEqual({
      label: 'Grades',
      outcome: 'check',
      why: 'GPA 3.5, with SAT 1360 or more. Yours: 3.8. Is the rest true of you?',
    })
    expect(check({ gpa: 3 }, rule)?.outcome).toBe('unmet')
  })

  it('is to be checked where the average was worked out from another scale', () => {
    const told = { gpa: 2.9, grade: 7.1, gradeScale: 'in-10' }
    expect(check(told, { text: 'GPA 3.0', gpa: 3 })).toMatchObject({
      outcome: 'check',
      why: 'GPA 3.0. Yours: about 2.9.',
    })
  })

  it('reads per cent of any country, and asks for it where another scale was given', () => {
    const rule = { text: '80% or more', percent: 80 }
    expect(check(percent(80), rule)?.outcome).toBe('met')
    expect(check({ grade: 79, gradeScale: 'cn-100', gpa: 3 }, rule)).toMatchObject({
      outcome: 'unmet',
      why: '80% or more. Yours: 79%.',
    })
    expect(check({ gpa: 3.9 }, rule)).toMatchObject({
      outcome: 'check',
      why: '80% or more. What is your average in per cent?',
    })
  })

  it('compares the class of a degree, and asks for it', () => {
    const rule = { text: 'UK 2:1', degreeClass: 'upper-second' as const }
    expect(check({ degreeClass: 'first' }, rule)?.outcome).toBe('met')
    expect(check({ degreeClass: 'lower-second' }, rule)?.outcome).toBe('unmet')
    expect(check({ gpa: 4 }, rule)).toMatchObject({
      outcome: 'check',
      why: 'UK 2:1. Which class is your degree?',
    })
  })

  it('takes one of several scales as enough', () => {
    const rule = { text: 'GPA 3.8, or 95%', gpa: 3.8, percent: 95 }
    expect(check({ gpa: 3.9 }, rule)?.outcome).toBe('met')
    expect(check({ gpa: 3.2 }, rule)?.outcome).toBe('check')
  })

  it('leaves to be asked what does only by exception', () => {
    const rule = {
      text: 'UK 2:1, or 2:2 with a master’s',
      degreeClass: 'upper-second' as const,
      lowest: { degreeClass: 'lower-second' as const },
    }
    const of = (degreeClass: Profile['degreeClass']) => check({ degreeClass }, rule)?.outcome
    expect([of('upper-second'), of('lower-second'), of('third')]).toEqual(['met', 'check', 'unmet'])
  })

  it('holds a grade against the bound of the field, then of the level', () => {
    const rule: Rule = {
      text: '70% for a bachelor’s, 75% for a master’s, 90% in medicine',
      cases: [
        { fields: ['medicine'], percent: 90 },
        { degrees: ["Bachelor's"], percent: 70 },
        { degrees: ["Master's"], percent: 75 },
      ],
    }
    const of = (profile: Partial<Profile>) => check({ ...percent(80), ...profile }, rule)?.outcome
    expect(of({ fieldOfStudy: 'medicine', degreeLevel: 'bachelors' })).toBe('unmet')
    expect(of({ fieldOfStudy: 'law', degreeLevel: 'masters' })).toBe('met')
    expect(of({ fieldOfStudy: 'law', degreeLevel: 'masters', ...percent(72) })).toBe('unmet')
    // It may be medicine.
    expect(of({ degreeLevel: 'masters' })).toBe('check')
  })

  it('asks of a grade without a figure whether it is reached', () => {
    expect(check({ gpa: 2 }, { text: 'A- average' })).toMatchObject({
      outcome: 'check',
      why: 'A- average. Do your grades reach that?',
    })
  })
})
