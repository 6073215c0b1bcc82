import type { Scale } from './schema'

type ReadScore = { score: number } | { problem: string }

const isOnStep = (score: number, { min, step }: Scale) => Number.isInteger((score - min) / step)

/** A score as typed, with a comma or a point; or what is wrong with it, in words for the visitor. */
export function readScore(scale: Scale, text: string): ReadScore {
  const typed = text.trim().replace(',', '.')
  const score = /^\d+(\.\d+)?$/.test(typed) ? Number(typed) : NaN
  const isScore = score >= scale.min && score <= scale.max && isOnStep(score, scale)
  return isScore ? { score } : { problem: describeScale(scale) }
}

/** "IELTS Academic runs from 0 to 9 in steps of 0.5." */
export function describeScale({ name, min, max, step }: Scale): string {
  const steps = step === 1 ? 'whole numbers' : `steps of ${step}`
  return `${name} runs from ${min} to ${max} in ${steps}.`
}
