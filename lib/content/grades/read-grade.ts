import { readTypedNumber } from '../../money/typed-number'
import type { GradeWay } from './schema'

type ReadGrade = { grade: number | string } | { problem: string }

const GPA = { min: 0, max: 4 }

/** The labels to choose from; null for a scale of numbers, which are typed. */
export function gradeChoices(way: GradeWay): string[] | null {
  if (way.kind === 'steps') return way.grades
  return way.kind === 'published' ? way.grades.map(({ label }) => label) : null
}

/** A grade as typed, with a comma or a point, or as chosen; or what is wrong with it, in words for the visitor. */
export function readGrade(way: GradeWay, text: string): ReadGrade {
  const choices = gradeChoices(way)
  if (choices) return choices.includes(text) ? { grade: text } : { problem: 'Choose a grade.' }
  const { min, max } = way.kind === 'linear' ? way : GPA
  const isBelow = /^\s*[-−]/.test(text)
  const read = readTypedNumber(text.replace(/^\s*[-−]/, ''), false)
  const isOnScale = (read?.of ?? max) === max && (read?.unit === '' || (read?.unit === '%' && max === 100))
  const grade = read && isOnScale ? read.value * (isBelow ? -1 : 1) : NaN
  return grade >= min && grade <= max ? { grade } : { problem: `This scale runs from ${min} to ${max}.` }
}
