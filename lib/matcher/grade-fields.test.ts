import { getNumberScales } from '../content/grades/queries'
import { MOST_GRADE } from '../eligibility/profile'
import { enteredGrade, noteOnGrade, readGradeEntry, toGradeFields } from './grade-fields'

const SCALES = getNumberScales()
const fieldsOf = (grade: number | null, scale: string) => toGradeFields(grade, scale, SCALES)
const noteOn = (grade: number | null, scale: string) => noteOnGrade(fieldsOf(grade, scale), SCALES)

describe('a grade of another scale', () => {
  it.each([
    ['in-10', 8.2, 3.1, 'About 3.1 on the 4.0 scale, the middle of 2.9–3.4.'],
    ['in-100', 75, 3.2, 'About 3.2 on the 4.0 scale, the middle of 2.5–4.0.'],
    ['ng-5', 4.5, 3.6, 'About 3.6 on the 4.0 scale, the middle of 3.5–3.8.'],
    ['fr-20', 14, 2.8, 'About 2.8 on the 4.0 scale, the middle of 2.2–3.4.'],
    ['de-5', 1.7, 3.4, 'About 3.4 on the 4.0 scale, the middle of 3.3–3.6.'],
    ['de-5', 1, 4, 'About 4.0 on the 4.0 scale.'],
  ])('of %s, %d, is kept beside about %d', (gradeScale, grade, gpa, text) => {
    expect(fieldsOf(grade, gradeScale)).toEqual({ gpa, grade, gradeScale })
    expect(noteOn(grade, gradeScale)).toEqual({ kind: 'about', text })
  })

  it('is asked for its scale and never cut down to 4', () => {
    expect(fieldsOf(8.2, '')).toEqual({ gpa: 0, grade: 8.2, gradeScale: '' })
    expect(noteOn(8.2, '')).toEqual({ kind: 'ask', text: '8.2 is above 4.0. Which grading scale is it on?' })
  })

  it.each([
    ['in-10', 82, { kind: 'wrong', text: 'This scale runs from 0 to 10.' }],
    ['fr-20', 9, { kind: 'open', text: expect.stringMatching(/^Below the usual lowest pass/) }],
    [
      'other',
      9,
      { kind: 'open', text: expect.stringMatching(/Give your average in per cent, or the class/) },
    ],
    ['xx-9', 9, { kind: 'open', text: expect.stringMatching(/Give your average in per cent, or the class/) }],
    ['percent', 82, { kind: 'kept', text: 'Kept as per cent: rules in per cent read it.' }],
    ['percent', 120, { kind: 'wrong', text: 'This scale runs from 0 to 100.' }],
  ])('of %s, %d, has no place on the 4.0 scale', (gradeScale, grade, note) => {
    expect(fieldsOf(grade, gradeScale)).toEqual({ gpa: 0, grade, gradeScale })
    expect(noteOn(grade, gradeScale)).toEqual(note)
  })

  it('keeps the scale while no grade is told', () => {
    expect(fieldsOf(null, 'in-10')).toEqual({ gpa: 0, grade: null, gradeScale: 'in-10' })
    expect(noteOn(null, 'in-10')).toBeNull()
  })
})

describe('a grade on the 4.0 scale', () => {
  it('is the GPA itself', () => {
    expect(fieldsOf(3.47, '')).toEqual({ gpa: 3.4, grade: null, gradeScale: '' })
    expect(fieldsOf(null, '')).toEqual({ gpa: 0, grade: null, gradeScale: '' })
    expect(noteOn(3.4, '')).toBeNull()
  })

  it('becomes one of another scale when that is chosen, and back', () => {
    const german = fieldsOf(enteredGrade(fieldsOf(1.7, '')), 'de-5')
    expect(german).toEqual({ gpa: 3.4, grade: 1.7, gradeScale: 'de-5' })
    expect(fieldsOf(enteredGrade(german), '')).toEqual({ gpa: 1.7, grade: null, gradeScale: '' })
    expect(enteredGrade(fieldsOf(null, ''))).toBeNull()
  })
})

describe('a grade as typed', () => {
  const read = (typed: string, scale = '') => readGradeEntry(typed, scale, SCALES)

  it.each([
    ['3,5', '', { value: 3.5, gradeScale: '' }],
    ['۳٫۵', '', { value: 3.5, gradeScale: '' }],
    ['3.4/4.0', '', { value: 3.4, gradeScale: '' }],
    ['8,1', '', { value: 8.1, gradeScale: '' }],
    ['8.1/10', 'in-10', { value: 8.1, gradeScale: 'in-10' }],
    ['85%', '', { value: 85, gradeScale: 'percent' }],
    ['85 / 100', '', { value: 85, gradeScale: 'percent' }],
    ['85%', 'in-100', { value: 85, gradeScale: 'in-100' }],
    ['', 'in-10', { value: null, gradeScale: 'in-10' }],
    ['0', '', { value: null, gradeScale: '' }],
  ])('%j on the scale %j', (typed, scale, entry) => {
    expect(read(typed, scale)).toEqual(entry)
  })

  it.each([
    // Of 10, 3.5 is no GPA of 4.
    ['3.5/10', '', 'Choose the grading scale that goes to 10.'],
    ['85%', 'in-10', 'Choose the grading scale that goes to 100.'],
    ['12', 'in-10', 'This scale runs from 0 to 10.'],
    ['999', '', 'No grading scale that we know goes to 999.'],
    ['999', 'other', 'No grading scale that we know goes to 999.'],
    ['good', '', 'Write the number alone, such as 3.5.'],
    ['3 stars', '', 'Write the number alone, such as 3.5.'],
  ])('%j on the scale %j is refused with words', (typed, scale, problem) => {
    expect(read(typed, scale)).toEqual({ value: null, gradeScale: scale, problem })
  })

  it('no scale goes higher than the highest grade', () => {
    expect(Math.max(...SCALES.map(({ way }) => way.max))).toBe(MOST_GRADE)
  })
})
