import { formatTenths } from '../../text/format'
import type { GradeWay, LinearWay } from './schema'
import { readTypedNumber } from '../../money/typed-number'

/** The making of an estimate, in words for the visitor. */
export const ESTIMATE_METHODS = {
  same: 'Your average is on the 4.0 scale already; a university may still count it anew.',
  linear:
    'Straight lines from the lowest pass to the best grade. The low end takes your lowest pass as a D (1.0), which is ' +
    'the modified Bavarian formula turned round. The high end takes it as the 2.0 that a degree in the United States ' +
    'needs, and your country’s usual best, where that is known, as 4.0.',
  steps:
    'The passing grades as equal steps. The low end takes the lowest pass as a D (1.0), the high end as the 2.0 that ' +
    'a degree in the United States needs.',
  published: 'A published table.',
} as const satisfies Record<GradeWay['kind'], string>

export type GpaRange = { low: number; high: number }

const LEAST = 1
const LEAST_FOR_A_DEGREE = 2
const MOST = 4

// Tenths, outwards: a narrower range would claim to know more. The small term undoes what binary fractions add.
const floorTenth = (gpa: number) => Math.floor(gpa * 10 + 1e-9) / 10
const ceilTenth = (gpa: number) => Math.ceil(gpa * 10 - 1e-9) / 10

/** Low: the lowest pass as a D; high: as the average that a degree needs. `share` runs from 0 to 1. */
const between = (lowShare: number, highShare: number): GpaRange => ({
  low: lowShare < 0 ? 0 : floorTenth(LEAST + (MOST - LEAST) * Math.min(1, lowShare)),
  high: ceilTenth(LEAST_FOR_A_DEGREE + (MOST - LEAST_FOR_A_DEGREE) * Math.min(1, highShare)),
})

function convertLinear({ best, usualBest = best, passFrom, passTo }: LinearWay, grade: number) {
  const mild = (grade - passFrom) / (usualBest - passFrom)
  const strict = (grade - passTo) / (best - passTo)
  return mild < 0 ? null : between(strict, mild)
}

/**
 * The range on the 4.0 scale in tenths; null for a grade below the lowest pass. A grade of a scale of numbers is a
 * number, any other one of the scale's labels.
 */
export function convertGrade(way: GradeWay, grade: number | string): GpaRange | null {
  switch (way.kind) {
    case 'same':
      return { low: floorTenth(Number(grade)), high: ceilTenth(Number(grade)) }
    case 'linear':
      return convertLinear(way, Number(grade))
    case 'steps': {
      const share = way.grades.indexOf(String(grade)) / (way.grades.length - 1)
      return share < 0 ? null : between(share, share)
    }
    case 'published': {
      const [low, high] = way.grades.find(({ label }) => label === grade)?.gpa ?? []
      return low === undefined || high === undefined ? null : { low, high }
    }
  }
}

/** The middle of a range, down to a tenth. */
export function middleOf({ low, high }: GpaRange): number {
  return floorTenth((low + high) / 2)
}

/** "3.0–3.4", or "4.0" where both ends are the same. */
export function formatGpaRange({ low, high }: GpaRange): string {
  return low === high ? formatTenths(low) : `${formatTenths(low)}–${formatTenths(high)}`
}

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
