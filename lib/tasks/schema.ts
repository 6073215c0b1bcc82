import { z } from 'zod'
import { SourceSchema, SpanSchema } from '../facts/requirement'
import '../text/zod-without-compiler'
import { CountryCode, Text, unknown } from '../text/schema-parts'
import { STEP_KINDS } from './vocabulary'

/** One step on the way to the first day of a course, as `data/national/steps.json` keeps it. */
export const StepSchema = z
  .strictObject({
    /** Null: of every country that has no row of its own for the step. */
    country: unknown(CountryCode),
    step: z.enum(STEP_KINDS),
    /** The event that the span is counted from: back from it, or with `decision` on from the deadline. */
    from: unknown(z.enum(['deadline', 'visa', 'start'])),
    span: unknown(SpanSchema),
    /** The earliest time before the start at which the step can be done. */
    earliest: unknown(SpanSchema),
    /** The university applies for the permit, and the student gives it the papers. */
    isByUniversity: z.boolean().default(false),
    /** Months in which the step falls, where a source names months and no span. */
    months: z.array(z.number().int().min(1).max(12)).default([]),
    /** The instructions, as sentences. */
    text: Text,
    /** Null: a rule of thumb of ours, and shown as such. */
    source: unknown(SourceSchema),
  })
  .refine(({ span, from }) => (span === null) === (from === null), 'a span needs what it is counted from')
  .refine(
    ({ country, source }) => country !== null || source === null,
    'what is for all countries is our advice',
  )
  .refine(
    ({ country, source }) => country === null || source !== null,
    'a fact of a country needs its source',
  )

/** `data/national/steps.json` */
export const StepsSchema = z.strictObject({
  steps: z.array(StepSchema),
  /** The one clock of a country, as IANA names it. Countries with several are left out. */
  zones: z.record(CountryCode, z.string().regex(/^[A-Z][A-Za-z]+\/[A-Z][A-Za-z_]+$/)),
})

export type Step = z.infer<typeof StepSchema>
export type Steps = z.infer<typeof StepsSchema>
