import { z } from 'zod'
import {
  ASKED_LANGUAGES,
  CERTAINTIES,
  DEGREE_CLASSES,
  DEGREES,
  STUDY_FIELDS,
  HELD_DEGREES,
  LANGUAGE_LEVELS,
  MOST_WORK_YEARS,
  PLACE_MODES,
} from './vocabulary'
import {
  CheckedOn,
  CountryCode,
  HttpsUrl,
  labelsOf,
  Slug,
  Text,
  unknown,
  valuesOf,
} from '../text/schema-parts'

const DegreeSchema = labelsOf(DEGREES)

const PlaceFields = z.strictObject({
  mode: valuesOf(PLACE_MODES),
  /** For `only`: who is meant. */
  countries: z.array(CountryCode).default([]),
  /** Ids of `data/nationality-groups.json`. */
  groups: z.array(Slug).default([]),
  /** The excluded people, for `except`, or out of the groups of `only`. */
  excludedCountries: z.array(CountryCode).default([]),
  excludedGroups: z.array(Slug).default([]),
  /** People for whom the rule is unknown, whatever the rest says: they have to ask. */
  uncertainCountries: z.array(CountryCode).default([]),
  uncertainGroups: z.array(Slug).default([]),
  certainty: valuesOf(CERTAINTIES).default('exact'),
  /** The question that the lists leave open. It makes the rule answer "Check". */
  note: unknown(Text),
  /** Words that explain the rule and decide nothing. */
  detail: unknown(Text),
})

function hasPlacesOfItsMode(rule: PlaceRule): boolean {
  const named = rule.countries.length + rule.groups.length
  const excluded = rule.excludedCountries.length + rule.excludedGroups.length
  if (rule.mode === 'only') return named > 0
  if (rule.mode === 'except') return named === 0 && excluded > 0
  return named + excluded === 0
}

const PLACES_MESSAGE = 'only needs places, except needs exclusions, any and unknown have neither'

const PlaceRuleSchema = PlaceFields.refine(hasPlacesOfItsMode, PLACES_MESSAGE)

export const ResidenceRuleSchema = PlaceFields.extend({
  /** Asks for an address in the country of the applicant's nationality. Others have to ask. */
  atHome: z.boolean().default(false),
  /** Nationals of these countries and groups may live anywhere. */
  exemptCountries: z.array(CountryCode).default([]),
  exemptGroups: z.array(Slug).default([]),
}).refine(hasPlacesOfItsMode, PLACES_MESSAGE)

/** Only for those who pay the fee of international students; the home area is where others pay less. */
const FeeStatusSchema = z.strictObject({
  homeCountries: z.array(CountryCode).min(1),
  homeGroups: z.array(Slug).default([]),
})

/** Degrees that are paid for nationals of some countries alone. */
const LevelsByNationalitySchema = z.strictObject({
  degrees: z.array(DegreeSchema).min(1),
  places: PlaceRuleSchema,
})

export const NationalityRuleSchema = PlaceFields.extend({
  /**
   * Whether an excluded nationality bars a person who also holds an accepted one.
   * Where `only` excludes none, every nationality outside its list is meant.
   */
  dualExcluded: unknown(z.boolean()),
}).refine(hasPlacesOfItsMode, PLACES_MESSAGE)

/** Ages are inclusive: "under 35" is `max: 34`. */
export const AgeRuleSchema = z
  .strictObject({
    degree: unknown(DegreeSchema),
    min: unknown(z.number().int().min(14).max(99)),
    max: unknown(z.number().int().min(14).max(99)),
    approximate: z.boolean().default(false),
    /** The day on which the age counts: a year beside a bound is then left to be checked. */
    countedOn: unknown(Text),
    /** Until what age some may still apply, and who they are. */
    exception: unknown(z.strictObject({ max: z.number().int().max(99), who: Text })),
    /** The question that the bounds leave open. It makes the rule answer "Check". */
    note: unknown(Text),
  })
  .refine((age) => age.min !== null || age.max !== null, 'an age rule needs a bound')
  .refine((age) => age.min === null || age.max === null || age.max >= age.min, 'max must not be below min')
  .refine(
    ({ max, exception }) => exception === null || (max !== null && exception.max > max),
    'an exception is above the max',
  )

const Fields = z.array(valuesOf(STUDY_FIELDS))

/** What the list of fields of an award leaves out or in doubt. */
const FieldLimitsSchema = z.strictObject({
  /** Never paid for. */
  excluded: Fields.default([]),
  /** Fields of which a part is left out: one has to ask. */
  uncertain: Fields.default([]),
  /** Only some subjects of the fields, or the courses of a list, are paid for. */
  isPartial: z.boolean().default(false),
  /** The levels at which a part is left out, as an MBA is of business at a master's; empty for all. */
  limitedDegrees: z.array(DegreeSchema).default([]),
  /** The list of fields is complete. */
  isClosed: z.boolean().default(false),
  /** Levels that are paid for in these fields alone. */
  byDegree: z
    .array(z.strictObject({ degrees: z.array(DegreeSchema).min(1), fields: Fields.min(1) }))
    .default([]),
})

/** The lowest grade asked for, on each scale on which the provider names one. Reaching one of them is enough. */
const GradeBoundSchema = z.strictObject({
  /** On a 4.0 scale. */
  gpa: unknown(z.number().min(0).max(4)),
  percent: unknown(z.number().min(0).max(100)),
  /** The class of a first degree in the United Kingdom. */
  degreeClass: unknown(valuesOf(DEGREE_CLASSES)),
})

/** The text asks for more than the figure beside it, which no profile answers: who reaches the figure has to ask. */
const AsksMore = z.boolean().default(false)

const MinimumGradeSchema = GradeBoundSchema.extend({
  text: Text,
  asksMore: AsksMore,
  /** What may do by exception: from there to the bound one has to ask. */
  lowest: unknown(GradeBoundSchema),
  /** Bounds of some levels or fields; empty lists mean all. The first that fits a person goes before the others. */
  cases: z
    .array(
      GradeBoundSchema.extend({ degrees: z.array(DegreeSchema).default([]), fields: Fields.default([]) }),
    )
    .default([]),
})

const Ielts = z.number().min(4).max(9)

const EnglishRuleSchema = z
  .strictObject({
    text: Text,
    /** The lowest overall score that may do. */
    ielts: unknown(Ielts),
    /** The score that is enough everywhere, where programmes or calls differ: below it one has to ask. */
    mostIelts: unknown(Ielts),
    asksMore: AsksMore,
  })
  .refine(
    ({ ielts, mostIelts }) => mostIelts === null || (ielts !== null && mostIelts > ielts),
    'mostIelts is above ielts',
  )

/** A language besides English tests. One of `anyOf` is enough; an empty list names none that a profile knows. */
const LanguageRuleSchema = z.strictObject({
  text: Text,
  anyOf: z
    .array(z.strictObject({ language: valuesOf(ASKED_LANGUAGES), level: unknown(valuesOf(LANGUAGE_LEVELS)) }))
    .default([]),
  /** False: a lower level may do, or the language can be learned first. */
  isFirm: z.boolean().default(true),
})

export const EligibilitySchema = z.strictObject({
  nationalities: NationalityRuleSchema,
  residence: unknown(ResidenceRuleSchema),
  feeStatus: unknown(FeeStatusSchema),
  levelsByNationality: z.array(LevelsByNationalitySchema).default([]),
  /** `required`: for refugees only. `accepted`: a recognised refugee counts as a citizen. */
  refugees: unknown(z.enum(['required', 'accepted'])),
  womenOnly: z.boolean().default(false),
  ages: z.array(AgeRuleSchema).default([]),
  /** The lowest degree asked for. */
  degreeHeld: unknown(
    z.strictObject({
      level: valuesOf(HELD_DEGREES),
      /** Levels of study that ask for another degree. */
      levels: z.array(z.strictObject({ degree: DegreeSchema, level: valuesOf(HELD_DEGREES) })).default([]),
      /** The question that the level leaves open. It makes the rule answer "Check". */
      note: unknown(Text),
      /** Words that explain the rule and decide nothing. */
      detail: unknown(Text),
    }),
  ),
  /** `doctorate`: nobody who holds one. `same-level`: nobody who holds a degree of the level that the award pays for. */
  barredDegree: unknown(z.enum(['doctorate', 'same-level'])),
  minimumGrade: unknown(MinimumGradeSchema),
  english: unknown(EnglishRuleSchema),
  otherLanguage: unknown(LanguageRuleSchema),
  workExperience: unknown(
    z.strictObject({
      text: Text,
      years: unknown(z.number().positive().max(MOST_WORK_YEARS)),
      asksMore: AsksMore,
      /** The levels that ask for it; empty for all. */
      degrees: z.array(DegreeSchema).default([]),
    }),
  ),
  /** Only for those who cannot pay by themselves. */
  financialNeed: z.boolean().default(false),
  /** Nobody applies alone. `home`: a body of the applicant's country or school puts forward; `host`: one of the award. */
  nomination: unknown(z.strictObject({ by: z.enum(['home', 'host']), text: Text })),
  fieldLimits: unknown(FieldLimitsSchema),
  /** Further conditions that decide and that no profile answers, one a line. */
  conditions: z.array(Text).default([]),
  /** What an applicant does or agrees to, such as a letter or an offer: open to everybody, so it decides nothing. */
  steps: z.array(Text).default([]),
  /** What the choice among applicants goes by. It decides nothing before. */
  weighed: z.array(Text).default([]),
})

/**
 * A named set of nationalities, kept once in `data/nationality-groups.json`. No country outside `members` and
 * `possibleMembers` belongs to it. Where `approximate` is true, membership itself has to be checked.
 */
export const NationalityGroupSchema = z.strictObject({
  id: Slug,
  name: Text,
  members: z.array(CountryCode).min(1),
  possibleMembers: z.array(CountryCode).default([]),
  approximate: z.boolean(),
  note: unknown(Text),
  /** The body that keeps the list, and where to check it. */
  source: z.strictObject({ title: Text, url: HttpsUrl }),
  checkedOn: CheckedOn,
})

/** A rule of a country, not of a scholarship, that touches every award there; kept in `data/notices.json`. */
export const NoticeSchema = z.strictObject({
  id: Slug,
  hostCountry: CountryCode,
  nationalities: z.array(CountryCode).min(1),
  title: Text,
  text: Text,
  since: z.iso.date(),
  sources: z.array(z.strictObject({ title: Text, url: HttpsUrl, publishedOn: unknown(z.iso.date()) })).min(1),
  checkedOn: CheckedOn,
})

/** A rule of places, of nationality or of residence. */
export type PlaceRule = z.infer<typeof PlaceFields>
export type NationalityRule = z.infer<typeof NationalityRuleSchema>
export type ResidenceRule = z.infer<typeof ResidenceRuleSchema>
export type AgeRule = z.infer<typeof AgeRuleSchema>
export type Eligibility = z.infer<typeof EligibilitySchema>
export type NationalityGroup = z.infer<typeof NationalityGroupSchema>
export type Notice = z.infer<typeof NoticeSchema>
export type GradeBound = z.infer<typeof GradeBoundSchema>
