import { z } from 'zod'
import { CountryCode, PublishedWork, Text } from '../../text/schema-parts'

const Gpa = z.number().min(0).max(4)

/** A scale that is the 4.0 scale already. */
const SameSchema = z.strictObject({ kind: z.literal('same'), label: Text })

/** A scale of numbers. Where low is good, `best` is the smaller end. */
const LinearSchema = z
  .strictObject({
    kind: z.literal('linear'),
    label: Text,
    min: z.number(),
    max: z.number(),
    best: z.number(),
    /** The grade of the best students, on a scale whose top is hardly ever given. */
    usualBest: z.number().optional(),
    /** The lowest pass; two values where universities differ, the milder first. */
    passFrom: z.number(),
    passTo: z.number(),
  })
  .refine(({ min, max, best }) => min < max && (best === min || best === max), {
    error: 'The best grade is an end of the scale.',
  })
  .refine(({ best, passFrom, passTo }) => (best > passTo ? passFrom <= passTo : passFrom === passTo), {
    error: 'The milder pass comes first.',
  })

/** Letters or classes that pass, the lowest first, taken as equally far apart. */
const StepsSchema = z.strictObject({
  kind: z.literal('steps'),
  label: Text,
  grades: z.array(Text).min(3),
})

/** A table that an institution publishes. */
const PublishedSchema = z.strictObject({
  kind: z.literal('published'),
  label: Text,
  source: PublishedWork,
  grades: z.array(z.strictObject({ label: Text, gpa: z.tuple([Gpa, Gpa]) })).min(2),
})

export const GradeWaySchema = z.discriminatedUnion('kind', [
  SameSchema,
  LinearSchema,
  StepsSchema,
  PublishedSchema,
])

/** The grading of a country in higher education, in words, and the conversions of its scales to the 4.0 scale. */
export const GradeScaleSchema = z.strictObject({
  code: CountryCode,
  country: Text,
  scale: Text,
  best: Text,
  lowestPass: Text,
  note: Text,
  /** None where universities differ too much. */
  ways: z.array(GradeWaySchema),
})

export type GradeWay = z.infer<typeof GradeWaySchema>
export type LinearWay = z.infer<typeof LinearSchema>
export type GradeScale = z.infer<typeof GradeScaleSchema>
/** The data of a country for the converter. */
export type ConvertibleScale = Pick<GradeScale, 'code' | 'country' | 'ways'>
/** A scale of numbers by an id that links contain and that never changes: the country and the top of the scale. */
export type NumberScale = { id: string; label: string; way: LinearWay }
