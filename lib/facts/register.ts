import { z } from 'zod'
import '../text/zod-without-compiler'
import { HttpsUrl, Slug, Text, unknown, valuesOf } from '../text/schema-parts'
import { residenceParts } from './rules'
import { FEE_STATUSES, LEVELS, MEASURES, SECTORS, TEF_RATINGS } from './vocabulary'

const percent = z.number().min(0).max(100)
const sum = z.number().min(0).max(100_000_000)
const currency = z.string().regex(/^[A-Z]{3}$/)
const range = z.tuple([z.number(), z.number()])
const level = valuesOf(LEVELS)

/** Everything that one edition of a register says of one university. What it does not say is left out. */
export const StatementSchema = z.strictObject({
  sector: valuesOf(SECTORS).optional(),
  students: z
    .strictObject({
      count: z.number().int().positive(),
      definition: z.enum(['headcount', 'full-time-equivalent', 'undergraduates']),
    })
    .optional(),
  /** Students at each level; their sum may differ from `students`. */
  studentsByLevel: z
    .strictObject({
      undergraduate: unknown(z.number().int().min(0)),
      master: unknown(z.number().int().min(0)),
      doctorate: unknown(z.number().int().min(0)),
    })
    .optional(),
  /** Students from abroad: a count, or a share in percent, of the students that this edition counts. */
  international: z
    .strictObject({ count: unknown(z.number().int().min(0)), percent: unknown(percent) })
    .optional(),
  /** Percent of applicants admitted. */
  acceptanceRate: percent.optional(),
  /** Students for each member of teaching staff. */
  studentsPerTeacher: z.number().positive().max(200).optional(),
  /** Tuition a year, by level and status. */
  fees: z
    .array(
      z.strictObject({
        level,
        status: valuesOf(FEE_STATUSES),
        min: sum,
        max: unknown(sum),
        currency,
        /** For a fee of which only the lowest sum is known. */
        isFloor: z.boolean().default(false),
        condition: unknown(Text),
        /** It is the price of the programmes that its condition names, and none of the university. */
        isOfProgrammes: z.literal(true).optional(),
        ...residenceParts,
        note: unknown(Text),
        /** If it differs from the edition's. */
        year: Text.optional(),
      }),
    )
    .optional(),
  otherCosts: z
    .array(
      z.strictObject({
        what: z.enum(['room-and-board', 'books', 'other']),
        min: sum,
        max: unknown(sum),
        currency,
        note: unknown(Text),
      }),
    )
    .optional(),
  admission: z
    .strictObject({
      applicants: unknown(z.number().int().positive()),
      admitted: unknown(z.number().int().min(0)),
      sat: unknown(
        z.strictObject({ reading: unknown(range), math: unknown(range), submitted: unknown(percent) }),
      ),
      act: unknown(z.strictObject({ composite: range, submitted: unknown(percent) })),
      testPolicy: unknown(Text),
      englishPolicy: unknown(Text),
      schoolRecordPolicy: unknown(Text),
      recommendationsPolicy: unknown(Text),
      essayPolicy: unknown(Text),
    })
    .optional(),
  outcomes: z
    .array(
      z.strictObject({
        measure: valuesOf(MEASURES),
        level: unknown(level),
        /** Null: all subjects. */
        subject: unknown(Text),
        value: z.number().min(0),
        /** "%" or an ISO 4217 code. */
        unit: Text,
        /** Top of a range of sums; null for one figure. */
        max: unknown(z.number().min(0)),
        period: unknown(z.enum(['year', 'month'])),
        /** Number of people covered; null where it is not published. */
        people: unknown(z.number().int().positive()),
        /** Share of those asked who answered, in percent. */
        response: unknown(percent),
        /** If it differs from the edition's note on the measure. */
        whose: Text.optional(),
      }),
    )
    .optional(),
  subjects: z
    .array(
      z.strictObject({
        subject: Text,
        /** `graduate`: master's and doctorates together. */
        level: z.enum(['bachelor', 'master', 'doctorate', 'undergraduate', 'graduate', 'all']),
        count: z.number().int().positive(),
      }),
    )
    .optional(),
  /** The rating of the Teaching Excellence Framework for teaching as a whole, and for its two aspects. */
  teaching: z
    .strictObject({
      overall: valuesOf(TEF_RATINGS),
      experience: valuesOf(TEF_RATINGS),
      outcomes: valuesOf(TEF_RATINGS),
    })
    .optional(),
  /** Brazil’s quality index of a university’s courses (IGC), in its five bands; 3 and more is enough. */
  courseIndex: z.number().int().min(1).max(5).optional(),
  erasmus: z.strictObject({ code: Text, validTo: unknown(z.iso.date()) }).optional(),
  website: HttpsUrl.optional(),
  admissionsUrl: HttpsUrl.optional(),
  applicationUrl: HttpsUrl.optional(),
})

/** One edition of a register: one source and one year, and what it says of each university. */
export const EditionSchema = z.strictObject({
  /** Key in `data/sources.json`. */
  source: Slug,
  /** The year the figures hold for, as it is shown: "2023/24", "January 2023". */
  year: z.string().regex(/\d{4}/),
  /** The day on which the publisher's table was read. */
  readOn: z.iso.date(),
  /** The students that outcomes and costs beside tuition are of, where a row names no level; null for those of all levels. */
  level: unknown(level),
  /** Exceptions that hold for every figure of the edition. */
  note: unknown(Text),
  /** The group and the time of outcomes, by measure; a clause after the figure. */
  whose: z.record(z.string(), Text).default({}),
  /** The counted things in `count` of the subjects: "courses", "graduates of the year". */
  counted: unknown(Text),
  /** True if the counts are of students or graduates, so that they show which subjects are large. */
  countsPeople: z.boolean().default(false),
  universities: z.record(Slug, StatementSchema),
})

/** A file of `data/open`. Taking a register out is deleting its file. */
export const RegisterSchema = z.strictObject({
  title: Text,
  /** Single figures may be cited on a page; no table and no download may hold them. */
  isCitedOnly: z.boolean().default(false),
  editions: z.array(EditionSchema).min(1),
})

export type Statement = z.infer<typeof StatementSchema>
export type Edition = z.infer<typeof EditionSchema>
