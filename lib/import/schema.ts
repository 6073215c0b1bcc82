import { z } from 'zod'
import '../text/zod-without-compiler'
import { MoneySchema } from '../money/schema'
import { DOMAIN, Text, unknown, valuesOf } from '../text/schema-parts'
import { FurtherSchema } from './further-columns'
import { ProvenanceSchema } from './provenance'
import { IeltsSchema, RankingSchema, UniversityRecordSchema } from '../universities/record/schema'

const Word = Text.max(200)
const Words = z.array(Word).max(100).default([])

export const WebsiteSchema = z.url({ protocol: /^https?$/, hostname: DOMAIN })

const FeeSchema = z
  .strictObject({
    ...MoneySchema.shape,
    academicYear: unknown(MoneySchema.shape.academicYear),
  })
  .refine((fee) => fee.max === null || fee.max >= fee.min, 'must not end below its beginning')

/** The overall score of IELTS in words such as "IELTS 6.5 or TOEFL iBT 90", the first one; null where they name none. */
export function readIelts(words: string | null): number | null {
  const score = /\bIELTS (?:Academic )?(\d(?:\.\d)?)(?![\d.]*\d)/i.exec(words ?? '')?.[1]
  return IeltsSchema.safeParse(Number(score)).data ?? null
}

/**
 * Files, and entries stored by earlier versions, have the score in words only. It is read from them when they come in.
 */
type Admission = z.infer<typeof UniversityRecordSchema>['admissionRequirements']

/** A date of a visitor's own names subjects that close on another day in its note alone. */
const withoutSubjects = (date: Admission['applicationDeadline']) =>
  date && { month: date.month, day: date.day, note: date.note }

const AdmissionSchema = UniversityRecordSchema.shape.admissionRequirements
  .unwrap()
  .transform((asked) => ({
    ...asked,
    ielts: asked.ielts ?? readIelts(asked.englishTest),
    applicationDeadline: withoutSubjects(asked.applicationDeadline),
    earlyDeadline: withoutSubjects(asked.earlyDeadline),
  }))
  .prefault({})

/**
 * A university that a visitor adds. It is the catalogue's record without id, depth and sources. Programmes and facilities
 * are free words, and the publisher or year of a rank or fee may be unknown.
 */
export const AddedRecordSchema = UniversityRecordSchema.omit({
  id: true,
  depth: true,
  sources: true,
  editorial: true,
}).extend({
  name: Text.max(300).refine((name) => /[\p{L}\p{N}]/u.test(name), 'must have a letter or a digit'),
  /** Also http: a list may have nothing else, and it is shown as given. */
  website: unknown(WebsiteSchema),
  aliases: Words,
  logo: unknown(Word.max(8)),
  worldRanking: unknown(
    RankingSchema.extend({ publisher: unknown(Word), year: unknown(RankingSchema.shape.year) }),
  ),
  popularPrograms: Words,
  availableScholarships: Words,
  facilities: Words,
  accreditations: Words,
  admissionRequirements: AdmissionSchema,
  tuitionFees: z
    .strictObject({ domestic: unknown(FeeSchema), international: unknown(FeeSchema) })
    .default({ domestic: null, international: null }),
})

export const ORIGINS = [
  { value: 'file', label: 'from a file' },
  { value: 'form', label: 'by hand' },
  { value: 'crawl', label: 'from a crawl' },
] as const

/** An added university as this browser stores it. */
export const AddedEntrySchema = z.strictObject({
  /** The id must not name the university: a comparison has ids in its address, and the server sees addresses. */
  id: z.string().regex(/^added-[a-z0-9]+(-[0-9]+)?$/),
  addedOn: z.iso.date(),
  from: valuesOf(ORIGINS),
  /** The id of the catalogue's university that this one replaces. */
  replaces: unknown(z.string().max(100)),
  record: AddedRecordSchema,
  /** The places where the scraper read its values. */
  provenance: z.array(ProvenanceSchema).optional(),
  /** What its file says beyond our fields. */
  further: FurtherSchema.optional(),
})

export type AddedRecord = z.infer<typeof AddedRecordSchema>
export type AddedEntry = z.infer<typeof AddedEntrySchema>
export type Origin = AddedEntry['from']
