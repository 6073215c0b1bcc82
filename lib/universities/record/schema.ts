import { z } from 'zod'
import '../../text/zod-without-compiler'
import { MoneySchema, type Fee } from '../../money/schema'
import type { Region } from '../../places/regions'
import { isDay } from '../../text/is-day'
import {
  CountryCode,
  HttpsUrl,
  IsoMonth,
  labelsOf,
  Slug,
  Text,
  unknown,
  valuesOf,
} from '../../text/schema-parts'
import type { UniversityFacts } from '../../facts/fact'
import { FACT_KINDS, LEVELS, type Level } from '../../facts/vocabulary'
import { FACILITIES, GROUPS, NATIONS, POPULAR_PROGRAMMES, STUDENT_DEFINITIONS } from '../vocabulary'

const percent = z.number().min(0).max(100)

/** An overall score of IELTS, in half bands. Nobody asks for less than 4. */
export const IeltsSchema = z.number().min(4).max(9).multipleOf(0.5)

/** A date that comes back every year. `day` is null when only the month is known. */
export const YearlyDateSchema = z
  .strictObject({
    month: z.number().int().min(1).max(12),
    day: unknown(z.number().int().min(1).max(31)),
    note: unknown(Text),
    /** Slugs of the subjects of which the note says that they close on another day; left out where it names none. */
    notFor: z.array(Slug).min(1).optional(),
  })
  .refine(({ month, day }) => day === null || isDay({ month, day, year: null }), 'the month has no such day')

/** A position in a published world ranking. `label` is what was printed ("601–610"), `rank` its best end. */
export const RankingSchema = z.strictObject({
  rank: z.number().int().positive(),
  label: Text,
  publisher: Text,
  year: z.number().int().min(2020).max(2100),
})

/**
 * Which source in `data/sources.json` the named fields come from, and when they were compared with it. Without a day it
 * was not opened: it is the place to check them at.
 */
export const RecordSourceSchema = z.strictObject({
  source: Slug,
  url: unknown(HttpsUrl),
  checkedOn: unknown(z.iso.date()),
  fields: z.array(Text).min(1),
})

/** Fields an author wrote from general knowledge, the month that was, and the university's page to check them at. */
export const EditorialSchema = z.strictObject({
  fields: z.array(Text).min(1),
  month: IsoMonth,
  checkAt: HttpsUrl,
})

/** A programme that a record names, with the levels at which it is surely taught, in the order of `LEVELS`. */
const NamedProgrammeSchema = z.strictObject({
  label: labelsOf(POPULAR_PROGRAMMES),
  levels: z
    .array(valuesOf(LEVELS))
    .min(1)
    .refine(
      (levels) =>
        levels.join() === LEVELS.flatMap(({ value }) => (levels.includes(value) ? value : [])).join(),
      'must name each level once, in the order of the levels',
    ),
})

/**
 * One university as it is kept in `data/universities/<country-code>.json`.
 * A key that is left out is unknown (`null`, or an empty list). Unknown is never 0.
 */
export const UniversityRecordSchema = z.strictObject({
  /** Stable slug; it is the address of the profile and must never change. */
  id: Slug.max(100),
  /** `full`: researched field by field. `basic`: open facts only. */
  depth: z.enum(['full', 'basic']),
  name: Text.max(140),
  localName: unknown(Text),
  aliases: z.array(Text).default([]),
  countryCode: CountryCode,
  /** United Kingdom only: fees and student support differ by nation. */
  nation: unknown(valuesOf(NATIONS)),
  /** United Kingdom only. */
  groups: z.array(valuesOf(GROUPS)).default([]),
  coordinates: unknown(
    z.strictObject({
      lat: z.number().min(-90).max(90),
      lng: z.number().min(-180).max(180),
      /** A city point is not a campus pin. */
      precision: z.enum(['city', 'campus']),
    }),
  ),
  worldRanking: unknown(RankingSchema),
  logo: unknown(Text),
  website: unknown(HttpsUrl),
  description: unknown(Text.max(700)),
  establishedYear: unknown(z.number().int().min(700).max(2027)),
  studentPopulation: unknown(z.number().int().positive().max(5_000_000)),
  studentDefinition: unknown(valuesOf(STUDENT_DEFINITIONS)),
  /** A count where one is published; otherwise only the share below. */
  internationalStudents: unknown(z.number().int().min(0)),
  /** Percent of the students counted by `studentDefinition`. */
  internationalPercent: unknown(percent),
  /** Percent of applicants admitted. */
  acceptanceRate: unknown(percent),
  acceptanceRateYear: unknown(z.string().regex(/^\d{4}(\/\d{2})?$/)),
  popularPrograms: z.array(NamedProgrammeSchema).default([]),
  availableScholarships: z.array(Text).default([]),
  facilities: z.array(labelsOf(FACILITIES)).default([]),
  accreditations: z.array(Text).default([]),
  specialFeatures: z.array(Text.max(80)).default([]),
  tuitionFees: z
    .strictObject({ domestic: unknown(MoneySchema), international: unknown(MoneySchema) })
    .prefault({}),
  admissionRequirements: z
    .strictObject({
      /** On a 4.0 scale. */
      minimumGPA: unknown(z.number().min(0).max(4)),
      /** In words; nothing is decided by them. */
      englishTest: unknown(Text),
      /** The overall score of IELTS that `englishTest` names; the lowest where it differs by course. */
      ielts: unknown(IeltsSchema),
      /** False: known that no test of English is asked. */
      asksEnglishTest: unknown(z.boolean()),
      /** Empty: known that none is asked. Null: unknown. */
      requiredTests: unknown(z.array(Text)),
      applicationDeadline: unknown(YearlyDateSchema),
      earlyDeadline: unknown(YearlyDateSchema),
    })
    .prefault({}),
  campusLife: z
    .strictObject({
      location: unknown(Text),
      housing: unknown(z.boolean()),
      clubs: unknown(z.number().int().positive()),
      /** Hectares of the main campus. */
      campusSize: unknown(z.number().positive()),
      nearestCity: unknown(Text),
    })
    .prefault({}),
  academics: unknown(
    z.strictObject({
      /** Students for each member of teaching staff. */
      facultyStudentRatio: unknown(z.number().positive().max(200)),
      /** Out of 10. */
      researchRating: unknown(z.number().min(0).max(10)),
      /** Percent of graduates in work or further study. */
      employmentRate: unknown(percent),
      averageSalary: unknown(Text),
    }),
  ),
  sources: z.array(RecordSourceSchema).min(1),
  editorial: unknown(EditorialSchema),
})

/** A published work that figures are taken from; kept once in `data/sources.json`. */
export const SourceSchema = z.strictObject({
  title: Text,
  publisher: Text,
  /** Null only where the catalogue itself is the source. */
  url: unknown(HttpsUrl),
  year: Text,
  /** The nature of its figures: those of a register, or as the universities report them. */
  kind: valuesOf(FACT_KINDS),
  licence: unknown(Text),
  note: unknown(Text),
})

export type YearlyDate = z.infer<typeof YearlyDateSchema>
export type Ranking = z.infer<typeof RankingSchema>
export type StudentDefinition = (typeof STUDENT_DEFINITIONS)[number]['value']
export type Source = z.infer<typeof SourceSchema>
export type RecordSource = z.infer<typeof RecordSourceSchema>
export type UniversityRecord = z.infer<typeof UniversityRecordSchema>

/** A record with what follows from it: its country's name and region, dollars, and its place in the country. */
export type Derived<Source extends { tuitionFees: object }> = Source & {
  country: string
  region: Region
  /** Position among the catalogue's ranked universities of the country; null without a world rank. */
  nationalRanking: number | null
  tuitionFees: Source['tuitionFees'] & {
    /** Whole US dollars a year; 0 when no fee is charged. */
    domesticNumeric: number | null
    internationalNumeric: number | null
  }
}

export type University = Derived<UniversityRecord> & { facts: UniversityFacts }

/**
 * The fields of a record that cards, rows and searches read. A record that a visitor added has them too, with words of
 * their own for programmes, at unknown levels, and for facilities, and with a rank or a fee whose publisher or year may be unknown.
 */
export type ReadableRecord = Omit<
  UniversityRecord,
  'popularPrograms' | 'facilities' | 'worldRanking' | 'tuitionFees' | 'sources' | 'editorial'
> & {
  /** `levels` is null where nobody said at which it is taught. */
  popularPrograms: readonly { label: string; levels: readonly Level[] | null }[]
  facilities: readonly string[]
  worldRanking: (Pick<Ranking, 'rank' | 'label'> & { publisher: string | null; year: number | null }) | null
  tuitionFees: { domestic: Fee | null; international: Fee | null }
}

/** A university of the catalogue, or one that a visitor added, about which no register has facts. */
export type ReadableUniversity = Derived<ReadableRecord> & { facts?: UniversityFacts }
