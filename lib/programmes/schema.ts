import { z } from 'zod'
import '../text/zod-without-compiler'
import { HttpsUrl, Slug, Text, valuesOf } from '../text/schema-parts'
import { FEE_STATUSES, LEVELS, LEVELS_OF, type StatedLevel } from '../facts/vocabulary'
import { SCHEMES } from '../subjects/subject'
import { GRAINS, STUDY_MODES } from './vocabulary'

const sum = z.number().positive().max(100_000_000)

/** A fee that a source states. A register's fee of 0 is unknown and left out. */
const FeeSchema = z
  .strictObject({
    sum,
    /** ISO 4217 */
    currency: z.string().regex(/^[A-Z]{3}$/),
    /** The period that the sum pays for. */
    basis: z.enum(['year', 'course']),
    /** The sum for a year, where `basis` is the whole course. */
    perYear: sum.optional(),
    status: valuesOf(FEE_STATUSES),
    /** Its date, in the source's words: "January 2023". */
    asOf: z.string().regex(/\d{4}/),
  })
  .refine(({ basis, perYear }) => basis === 'course' || perYear === undefined, 'a year has no second sum')

/** The facts that a source states of one programme. Unknown facts are left out. */
export const ProgrammeRowSchema = z.strictObject({
  /** The source's own code; one programme of a university has it. */
  code: Text.optional(),
  level: z.enum(Object.keys(LEVELS_OF) as [StatedLevel, ...StatedLevel[]]),
  award: Text.optional(),
  /** In the source's language; left out where that is English and `titleEn` says it. */
  title: Text.optional(),
  titleEn: Text.optional(),
  /** Code of the subject, in the scheme of the file. */
  field: Text.optional(),
  /** Our own slug, where a name says more than the code. */
  subject: Slug.optional(),
  /** Our own as well: those that it may be in. They help to find it and state nothing. */
  also: z.array(Slug).min(1).optional(),
  months: z.number().int().min(1).max(120).optional(),
  fee: FeeSchema.optional(),
  /** ISO 639-1 */
  language: z
    .string()
    .regex(/^[a-z]{2}$/)
    .optional(),
  mode: valuesOf(STUDY_MODES).optional(),
  campus: Text.optional(),
  /** The town where it is taught, if that is another than the university's. */
  city: Text.optional(),
  faculty: Text.optional(),
  url: HttpsUrl.optional(),
  /** The number that `counted` of the file describes. A row with none is no programme and left out. */
  count: z.number().int().min(1).optional(),
  /** Further choices, in words: "a year abroad is possible". */
  options: z.array(Text).min(1).optional(),
})

/** A file of `data/programmes`: what one source says of the programmes of universities. Taking it out is deleting it. */
export const ProgrammesFileSchema = z.strictObject({
  title: Text,
  /** Key in `data/sources.json`. */
  source: Slug,
  /** The year that the programmes hold for, as it is shown. */
  year: z.string().regex(/\d{4}/),
  readOn: z.iso.date(),
  note: Text.optional(),
  grain: valuesOf(GRAINS),
  /** What people know, and no publisher said. Left out for all others. */
  kind: z.literal('general-knowledge').optional(),
  /** Which table of codes `field` is of (`lib/subjects`). */
  scheme: z.enum(SCHEMES).optional(),
  /** The English title, whose words decide the subject before `field` does; left out, `field` alone decides it. */
  subjectFrom: z.enum(['title', 'titleEn']).optional(),
  /** Levels at which the source leaves programmes of its universities out, so that a missing one proves nothing. */
  partialAt: z.array(valuesOf(LEVELS)).min(1).optional(),
  /** The counted things in `count`: "degrees awarded in 2023/24". */
  counted: Text.optional(),
  /** Rows of the source's table, and those left out, by reason. */
  read: z.number().int().positive(),
  rejected: z.record(Text, z.number().int().positive()),
  /** Cells left out of rows that were kept, by reason. */
  leftOut: z.record(Text, z.number().int().positive()),
  universities: z.record(Slug, z.array(ProgrammeRowSchema).min(1)),
})

export type ProgrammeRow = z.infer<typeof ProgrammeRowSchema>
export type ProgrammesFile = z.infer<typeof ProgrammesFileSchema>
