import { readTypedNumber } from '../../money/typed-number'
import type { EnglishScoreTables, Scale, ScaleId, ScoreRange } from './schema'

/** A score with as many places as its scale has steps for: "6.0", but "60". */
export function formatScore(score: number, { step }: Pick<Scale, 'step'>): string {
  return score.toFixed(Number.isInteger(step) ? 0 : 1)
}

/** "6.5", "79–93"; "83 or more" and "4.0 or less" where the range ends with its scale. */
export function formatScoreRange(
  [low, high]: ScoreRange,
  scale: Pick<Scale, 'min' | 'max' | 'step'>,
): string {
  if (low === high) return formatScore(low, scale)
  if (low === scale.min) return `${formatScore(high, scale)} or less`
  if (high === scale.max) return `${formatScore(low, scale)} or more`
  return `${formatScore(low, scale)}–${formatScore(high, scale)}`
}

/** @throws when there is no such scale: the schema lets no list pass that lacks one. */
export function scaleOf({ scales }: Pick<EnglishScoreTables, 'scales'>, id: ScaleId): Scale {
  const scale = scales.find((entry) => entry.id === id)
  if (!scale) throw new Error(`data/english-scores.json has no scale "${id}".`)
  return scale
}

type ReadScore = { score: number } | { problem: string }

const isOnStep = (score: number, { min, step }: Scale) => Number.isInteger((score - min) / step)

/** A score as typed, with a comma or a point; or what is wrong with it, in words for the visitor. */
export function readScore(scale: Scale, text: string): ReadScore {
  const read = readTypedNumber(text, scale.step >= 1)
  const isPlain = read?.unit === '' && (read.of === null || read.of === scale.max)
  const score = isPlain ? read.value : NaN
  const isScore = score >= scale.min && score <= scale.max && isOnStep(score, scale)
  return isScore ? { score } : { problem: describeScale(scale) }
}

/** "IELTS Academic runs from 0 to 9 in steps of 0.5." */
export function describeScale({ name, min, max, step }: Scale): string {
  const steps = step === 1 ? 'whole numbers' : `steps of ${step}`
  return `${name} runs from ${min} to ${max} in ${steps}.`
}
