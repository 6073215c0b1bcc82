import { convertGrade, formatGpaRange, middleOf } from '../content/grades/convert'
import type { NumberScale } from '../content/grades/schema'
import {
  MOST_GPA,
  MOST_GRADE,
  OTHER_SCALE,
  PERCENT_SCALE,
  parseGpa,
  type Profile,
} from '../eligibility/profile'
import type { NumberEntry } from '../money/number-bounds'
import { readTypedNumber } from '../money/typed-number'
import { formatTenths } from '../text/format'

type GradeFields = Pick<Profile, 'gpa' | 'grade' | 'gradeScale'>

type GradeNote = {
  /**
   * `ask`: the scale is missing. `wrong`: the scale has no such grade. `about`: an estimate. `kept`: it needs none.
   * `open`: no estimate.
   */
  kind: 'ask' | 'wrong' | 'about' | 'kept' | 'open'
  text: string
}

const isOn = ({ way }: NumberScale, grade: number) => grade >= way.min && grade <= way.max

/** The range on the 4.0 scale; null where the scale does not have the grade or it is below the lowest pass. */
const rangeOf = (scale: NumberScale, grade: number) =>
  isOn(scale, grade) ? convertGrade(scale.way, grade) : null

/** The number that the visitor gave, on whatever scale; null for none. */
export function enteredGrade({ gpa, grade }: GradeFields): number | null {
  return grade ?? (gpa > 0 ? gpa : null)
}

/** What a grade may be on a scale; a number that is too high for the 4.0 scale may be on another. */
function boundsOf(
  gradeScale: string,
  scales: readonly NumberScale[],
): { min: number; max: number; top: number } {
  if (gradeScale === PERCENT_SCALE) return { min: 0, max: 100, top: 100 }
  const way = scales.find(({ id }) => id === gradeScale)?.way
  if (way) return { min: way.min, max: way.max, top: way.max }
  return { min: 0, max: MOST_GRADE, top: gradeScale === '' ? MOST_GPA : NaN }
}

/**
 * A grade as typed, on the scale that is chosen: "8,1", "8.1/10", "85%". The two last say their scale, which must be the
 * chosen one; per cent are chosen by it where none is.
 */
export function readGradeEntry(
  typed: string,
  chosen: string,
  scales: readonly NumberScale[],
): NumberEntry<number | null> & { gradeScale: string } {
  if (typed.trim() === '') return { value: null, gradeScale: chosen }
  const read = readTypedNumber(typed, false)
  const of = read?.unit === '%' ? 100 : (read?.of ?? null)
  const gradeScale = chosen === '' && of === 100 ? PERCENT_SCALE : chosen
  const { min, max, top } = boundsOf(gradeScale, scales)
  const refuse = (problem: string) => ({ value: null, gradeScale: chosen, problem })
  if (!read || !['', '%', 'gpa', 'cgpa'].includes(read.unit))
    return refuse('Write the number alone, such as 3.5.')
  if (of !== null && of !== top && gradeScale !== OTHER_SCALE)
    return refuse(`Choose the grading scale that goes to ${of}.`)
  if (read.value > MOST_GRADE) return refuse(`No grading scale that we know goes to ${read.value}.`)
  if (read.value < min || read.value > max) return refuse(`This scale runs from ${min} to ${max}.`)
  return { value: read.value || null, gradeScale }
}

/**
 * The fields of a profile for a grade on a scale: the number as the visitor gave it, unless it is on the 4.0 scale, and
 * the middle of its range on the 4.0 scale, which is 0 where there is none. A number above 4 without a scale is never
 * cut down.
 * @param gradeScale an id of `scales`, `OTHER_SCALE`, or empty for the 4.0 scale
 */
export function toGradeFields(
  grade: number | null,
  gradeScale: string,
  scales: readonly NumberScale[],
): GradeFields {
  if (gradeScale === '')
    return grade !== null && grade > MOST_GPA
      ? { gpa: 0, grade, gradeScale }
      : { gpa: parseGpa(String(grade)), grade: null, gradeScale }
  const scale = scales.find(({ id }) => id === gradeScale)
  const range = scale && grade !== null ? rangeOf(scale, grade) : null
  return { gpa: range ? middleOf(range) : 0, grade, gradeScale }
}

/** The note on the grade of a profile; null where the grade is on the 4.0 scale, or there is none. */
export function noteOnGrade(
  { grade, gradeScale }: GradeFields,
  scales: readonly NumberScale[],
): GradeNote | null {
  if (grade === null) return null
  if (gradeScale === '') return { kind: 'ask', text: `${grade} is above 4.0. Which grading scale is it on?` }
  const scale = scales.find(({ id }) => id === gradeScale)
  if (gradeScale === PERCENT_SCALE)
    return grade > 100
      ? { kind: 'wrong', text: 'This scale runs from 0 to 100.' }
      : { kind: 'kept', text: 'Kept as per cent: rules in per cent read it.' }
  if (gradeScale === OTHER_SCALE || !scale)
    return {
      kind: 'open',
      text: 'We can’t convert this scale. Give your average in per cent, or the class of your degree below.',
    }
  const { min, max } = scale.way
  if (!isOn(scale, grade)) return { kind: 'wrong', text: `This scale runs from ${min} to ${max}.` }
  const range = rangeOf(scale, grade)
  if (!range)
    return { kind: 'open', text: 'Below the usual lowest pass, so it has no place on the 4.0 scale above 0.' }
  const middle = formatTenths(middleOf(range))
  return {
    kind: 'about',
    text:
      range.low === range.high
        ? `About ${middle} on the 4.0 scale.`
        : `About ${middle} on the 4.0 scale, the middle of ${formatGpaRange(range)}.`,
  }
}
