import { z } from 'zod'
import { PublishedWork, Slug } from '../../text/schema-parts'

export const SCALE_IDS = ['ielts', 'toefl-120', 'toefl-6', 'pte', 'duolingo', 'cambridge'] as const

const ScaleId = z.enum(SCALE_IDS)
const Score = z.number().nonnegative()

/** The lowest and the highest score of a range, both within it. */
const ScoreRangeSchema = z.tuple([Score, Score]).refine(([low, high]) => low <= high)

const ScaleSchema = z.strictObject({
  id: ScaleId,
  name: z.string().min(3),
  min: Score,
  max: Score,
  step: z.number().positive(),
})

const BandSchema = z.strictObject({
  a: ScoreRangeSchema,
  b: ScoreRangeSchema,
  /** The level of the European framework, where the publisher names it. */
  level: z.enum(['A1', 'A2', 'B1', 'B2', 'C1', 'C2']).optional(),
})

/** One publisher's comparison of two tests: bands of `a` beside bands of `b`, the lowest first. */
const LinkSchema = z.strictObject({
  id: Slug,
  a: ScaleId,
  b: ScaleId,
  source: PublishedWork,
  bands: z.array(BandSchema).min(2),
})

export const EnglishScoresSchema = z.strictObject({
  scales: z.array(ScaleSchema).length(SCALE_IDS.length),
  links: z.array(LinkSchema),
})

export type ScaleId = (typeof SCALE_IDS)[number]
export type ScoreRange = readonly [low: number, high: number]
export type Scale = z.infer<typeof ScaleSchema>
export type ScoreSource = z.infer<typeof PublishedWork>
export type ScoreLink = z.infer<typeof LinkSchema>
export type EnglishScoreTables = z.infer<typeof EnglishScoresSchema>
