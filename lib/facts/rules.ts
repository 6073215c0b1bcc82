import { z } from 'zod'
import '../text/zod-without-compiler'
import { CountryCode, HttpsUrl, Slug, Text, unknown, valuesOf } from '../text/schema-parts'
import { FEE_STATUSES, LEVELS, SECTORS } from './vocabulary'

/** The rules that hold for groups of universities, as the files of `data/national` keep them. */
const LevelOrAll = z.enum(['all', ...LEVELS.map(({ value }) => value)])
const Sum = z.number().min(0).max(100_000_000)
export const Currency = z.string().regex(/^[A-Z]{3}$/)
/** ISO 639-1 */
const LanguageCode = z.string().regex(/^[a-z]{2}$/)
export const Month = z.number().int().min(1).max(12)

/** The official page where a rule is kept. Nobody opened it on a certain day: it is the place to check. */
const CitationSchema = z.strictObject({ title: Text, publisher: Text, url: HttpsUrl })

/** What every rule has beside its country. */
export const ruleParts = {
  /** The academic year or entry, or "since ...". */
  validFor: z.string().regex(/\d{4}/),
  /** Probable, and shown with "about" or "usually". */
  isUnsure: z.boolean().default(false),
  source: CitationSchema,
  /** Exceptions; read together with the value. */
  note: unknown(Text),
}

/** A sum that a rule states in words, in figures. */
export const StatedSumSchema = z
  .strictObject({
    /** Null: up to `max`. */
    min: unknown(Sum),
    /** Null: one sum, or with `isFloor` the lowest. */
    max: unknown(Sum),
    isFloor: z.boolean().default(false),
    currency: Currency,
    period: z.enum(['once', 'month', 'semester', 'year']),
    /** The source says "about", "usually" or "mostly". */
    isAbout: z.boolean().default(false),
    /** The purpose of the sum, or the people who pay it, where that is not everybody. */
    note: unknown(Text),
  })
  .refine(({ min, max }) => min !== null || max !== null, 'a sum needs a figure')
  .refine(({ min, max }) => min === null || max === null || min < max, 'max must be above min')

/** Sums of a fee, in its currency and period. `min` null: up to `max`; `max` null: one sum. */
const CaseSchema = z
  .strictObject({ min: unknown(Sum), max: unknown(Sum) })
  .refine(({ min, max }) => min !== null || max !== null, 'a sum needs a figure')

/** The parts of a fee of students at home that only residents of a part of the country pay. */
export const residenceParts = {
  /** "Scotland", "the state", after "residents of". Null: all students at home pay the fee. */
  residentsOf: unknown(Text),
  /** The fee of students at home who live elsewhere in the country; null where it is not known. */
  othersPay: unknown(CaseSchema),
}

export const feeParts = {
  ...ruleParts,
  ...residenceParts,
  /** The programmes or entrants that the sum is for, where it is not for all. */
  condition: unknown(Text),
  /** Their language, where programmes in others cost something else. */
  taughtIn: unknown(LanguageCode),
  level: LevelOrAll,
  status: valuesOf(FEE_STATUSES),
  /** Null with a `max`: only a ceiling is known. Both null: the rule is in the note. */
  min: unknown(Sum),
  /** Null: `min` is a floor. Equal to `min`: one sum. */
  max: unknown(Sum),
  currency: Currency,
  period: z.enum(['year', 'semester', 'month', 'credit', 'total']),
  oneOffFees: unknown(Text),
}

/** The fee that a law or order fixes, or with `isTypical` the usual fee of universities of the country. */
export const FeeRuleSchema = z
  .strictObject({
    id: Slug,
    country: CountryCode,
    ...feeParts,
    sector: z.enum(['all', 'public', 'private']),
    /** Whom the rule is for, in words. */
    appliesTo: Text,
    /** `group:X`, `nation:X` or a university's id; `!` before it excludes. Empty: all of the sector. */
    scope: z.array(Text).default([]),
    isTypical: z.boolean().default(false),
    /** Slugs of the subjects that the note says cost something else. Of medicine no usual fee says anything. */
    notFor: z.array(Slug).default([]),
  })
  .refine(({ min, max }) => min === null || max === null || min <= max, 'max must not be below min')
  .refine(({ min, max, note }) => min !== null || max !== null || note !== null, 'neither a sum nor a note')

/** What everybody pays beside tuition: a semester contribution, a students' union, an admission fee. */
export const ChargeRuleSchema = z.strictObject({
  id: Slug,
  country: CountryCode,
  ...ruleParts,
  sector: z.enum(['all', 'public', 'private']),
  /** As of a fee rule. One that names a university goes before others of the same name. */
  scope: z.array(Text).default([]),
  level: LevelOrAll,
  /** "semester contribution" */
  what: Text,
  /** Null: it is charged, and no source states how much. 0: known not to be charged. */
  sum: unknown(StatedSumSchema),
  /** It is what an application costs there, and nothing is paid for the way to apply besides. */
  isToApply: z.literal(true).optional(),
  /** Citizens of the country don't pay it. */
  isForForeigners: z.literal(true).optional(),
})

export const Years = z.number().positive().max(10)

const entryRule = <Topic extends string, Columns extends z.ZodRawShape>(topic: Topic, columns: Columns) =>
  z.strictObject({
    country: CountryCode,
    ...ruleParts,
    topic: z.literal(topic),
    level: LevelOrAll,
    /** The one university whose own page says it: the rule holds at no other of the country. */
    onlyAt: Slug.optional(),
    /** The text for visitors. It decides nothing: the columns of the topic decide. */
    text: Text,
    ...columns,
  })

/**
 * `home`: not of applicants from abroad, but of citizens, local applicants or holders of the country's certificates;
 * `international`: neither of these nor of citizens of places that may move there freely.
 */
const AskedOf = z.enum(['all', 'home', 'international', 'nobody'])

/**
 * A national or usual rule in words; universities may ask for more. A column without a default is in every row of its
 * topic, so that a rule that nobody has read for it cannot pass for a "no".
 */
export const EntryRuleSchema = z.discriminatedUnion('topic', [
  entryRule('teaching-language', {
    /** Those that are usual; empty where the rule names only others. */
    languages: z.array(LanguageCode),
    /** Those of some programmes, places or years alone. */
    partly: z.array(LanguageCode).default([]),
  }).refine(({ languages, partly }) => languages.length + partly.length > 0, 'names no language'),
  entryRule('english-minimum', {
    /** The requirement for everybody in the country, as by a visa rule or a law; null where it depends. */
    floor: z
      .union([
        z.strictObject({ ielts: z.number().min(4).max(9).multipleOf(0.5) }),
        /** A level of the Common European Framework. */
        z.strictObject({ cefr: z.literal('B2') }),
      ])
      .nullable(),
  }),
  entryRule('local-language-minimum', { askedOf: AskedOf.default('all') }),
  entryRule('school-certificate', {
    /**
     * Certificates of some countries, kinds or lengths open no first degree by this rule, or not each. False where it
     * only names who decides.
     */
    takesOnlySome: z.boolean(),
  }),
  entryRule('entrance-test', {
    askedOf: AskedOf,
    /** Slugs of the subjects of which alone it is asked; empty: of every subject, or the words name them. */
    fields: z.array(Slug).default([]),
  }),
  entryRule('degree-years', {
    min: Years,
    /** Equal to `min`: one length. */
    max: Years,
    /** An exception for some: "5 in engineering". */
    exception: unknown(Text),
    /** The exception in a column, where it is for a part of the country: "scotland". */
    elsewhere: unknown(z.strictObject({ nation: Slug, years: Years })),
  }).refine(({ min, max }) => min <= max, 'max must not be below min'),
  entryRule('grading-scale', {}),
])

/** The sector of one university, and its way to take applications. */
export const NationalRecordSchema = z.strictObject({
  id: Slug,
  sector: unknown(valuesOf(SECTORS)),
  /** A part of the country's universities that rules name: a state, or a kind. */
  group: unknown(Text),
  /** It teaches medicine and health alone, so that the usual prices and lengths of the country are not its own. */
  isMedical: z.boolean().default(false),
  /** Levels at which it teaches no degree, so that no rule and no usual price of its country is its own there. */
  notTaught: z.array(valuesOf(LEVELS)).default([]),
  /** The id of the route to a first degree for applicants from abroad. */
  route: unknown(Slug),
  isRouteUnsure: z.boolean().default(false),
  /** If they are not those of the country, or are named for the university itself. */
  teachingLanguages: z.array(LanguageCode).default([]),
  validFor: z.string().regex(/\d{4}/),
  /** The source of the sector. */
  isUnsure: z.boolean().default(false),
  /** The sector comes from a register's table and not from the name alone. */
  isRegistered: z.boolean().default(false),
  /** The address of a source of the file. */
  source: unknown(HttpsUrl),
  note: unknown(Text),
})

/** `data/national/universities.json`: the sources stand once, because thousands of rows share them. */
export const NationalRecordsSchema = z.strictObject({
  sources: z.array(CitationSchema),
  universities: z.array(NationalRecordSchema),
})

export type StatedSum = z.infer<typeof StatedSumSchema>
export type FeeRule = z.infer<typeof FeeRuleSchema>
export type ChargeRule = z.infer<typeof ChargeRuleSchema>
export type EntryRuleRow = z.infer<typeof EntryRuleSchema>
export type NationalRecord = z.infer<typeof NationalRecordSchema>
export type NationalRecords = z.infer<typeof NationalRecordsSchema>
