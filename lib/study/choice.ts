import type { Charge } from '../facts/charges'
import type { Citation, EntryRule, Fact, OtherCost, Route, Tuition } from '../facts/fact'
import type { ExchangeRates } from '../money/schema'
import type { Level, Sector } from '../facts/vocabulary'
import type { Tie } from '../programmes/awards'
import type { Programme, ProgrammeFee } from '../programmes/programme'
import type { Answer } from '../universities/answers/answer'
import type { Deadline } from '../facts/deadline'
import type { AskedOfApplicants } from '../universities/answers/entry'
import { isProfessionalAt } from '../universities/answers/professional'
import { subjectYears } from './degree-years'

/** A day on which applications close. */
export type ChoiceDeadline = Deadline

/** An award that can be used at the university, by its place and degrees. Who may apply is the verdict's matter. */
export type ChoiceAward = { id: string; tie: Tie }

/** A programme as costs, tasks and admission read it. */
export type ChoiceProgramme = Pick<
  Programme,
  'key' | 'titleEn' | 'levels' | 'months' | 'language' | 'mode' | 'url'
> & {
  /** `<university>/<key>` */
  id: string
  title: string
  /** Slug and name of the subject that the source states; null where it fits none. */
  subject: { slug: string; name: string } | null
  /** Slug of the subject whose dates, length and fee it has (`ruledSubject`). */
  ruledSubject: string | null
  /** What is usual for degrees of its level holds for its length: it has no further year, and is no master's from school. */
  isOfUsualLength: boolean
  /** Usual years of a first degree in its subject, where they differ from other subjects; null where none are known. */
  subjectYears: { min: number; max: number } | null
  fee: Fact<ProgrammeFee> | null
  campus: string | null
  /** Those whose fields pay for its subject. */
  awards: readonly ChoiceAward[]
  source: Citation
  year: string
}

/**
 * A usual price. `middle`: as many universities charge less as more, where that is known. `among`: it is that of fewer than
 * half of the country's universities.
 */
export type UsualFee = Tuition & { middle?: number; among?: { known: number; of: number } }

/** The facts that are known for some levels alone. */
type Told = Pick<ChoiceFacts, 'fees' | 'deadlines' | 'entry' | 'asked' | 'otherCosts'>

/** What is known for other levels where nothing is for that of the choice. It is shown with its level and decides nothing. */
export type KnownElsewhere = { [Part in keyof Told]: Answer<Told[Part]>['others'] }

export const NOTHING_ELSEWHERE: KnownElsewhere = {
  fees: [],
  deadlines: [],
  entry: [],
  asked: [],
  otherCosts: [],
}

/** All that costs, tasks and admission read of a university or of a programme at one level, each fact for that level. */
export type ChoiceFacts = {
  /** Id of the university, of the successor for an old id. */
  id: string
  name: string
  countryCode: string
  country: string
  /** The place whose rules hold there: the country, or a territory in which the country's don't. */
  jurisdiction: { code: string; name: string }
  /** ISO 4217, of that place. */
  currency: string
  city: string | null
  /** United Kingdom only. */
  nation: string | null
  website: string | null
  sector: Fact<Sector> | null
  /** It teaches medicine and health alone. */
  isMedical: boolean
  level: Level
  /** Prices of this university at the level, of every status; best first within a status. */
  fees: readonly Fact<Tuition>[]
  /** The usual prices of universities of the country and sector at the level. Never this university's price. */
  usualFees: readonly Fact<UsualFee>[]
  /** What everybody pays beside tuition at the level. Empty: not known. */
  charges: readonly Fact<Charge>[]
  /** The ways to apply, those of the level before those of all. */
  routes: readonly Fact<Route>[]
  /** Those of the level or of all levels; the one that goes before the others first. */
  deadlines: readonly ChoiceDeadline[]
  /** Language of teaching, English and local language asked for, school certificate, entrance test. At most one a topic. */
  entry: readonly Fact<EntryRule>[]
  /** What its record asks of applicants at the level; all null where it speaks of another level. */
  asked: AskedOfApplicants
  /** Room and board, books and the rest, a year, by the university's own figures for students of the level. */
  otherCosts: readonly Fact<OtherCost>[]
  elsewhere: KnownElsewhere
  /** Usual length of the degree in years; of the programme where its source states it. */
  years: Fact<{ min: number; max: number }> | null
  /** True where a register says that it may enrol students from abroad; null where no register was read. */
  enrolsInternational: Fact<true> | null
  /** Whether it reports students from abroad. */
  hasStudentsFromAbroad: boolean
  awards: readonly ChoiceAward[]
  programme: ChoiceProgramme | null
  /** The slug of the subject of the programme, or of the one chosen without a programme; null where there is none. */
  subject: string | null
}

/** The file of a university: `levels` has the facts that differ by level. */
export type ChoiceFile = Omit<ChoiceFacts, LeveledPart | 'programme' | 'level' | 'subject'> & {
  levels: Record<Level, Pick<ChoiceFacts, LeveledPart>>
}

export type LeveledPart = keyof Told | 'elsewhere' | 'usualFees' | 'charges' | 'routes' | 'years' | 'awards'

/** The rates that sums are converted with. */
export type RatesFile = {
  rates: ExchangeRates
  /** The currency of each country of the catalogue, by its code. */
  currencies: Readonly<Record<string, string>>
}

/**
 * The facts of a choice, from the two files that a browser has fetched.
 * @param named the slug of a subject that is chosen without a programme
 */
export function choiceAt(
  { levels, ...shared }: ChoiceFile,
  level: Level,
  programme: ChoiceProgramme | null = null,
  named: string | null = null,
): ChoiceFacts {
  const subject = programme ? programme.ruledSubject : named
  const at = isProfessionalAt(levels[level].routes, level, subject)
    ? ofProfessional(levels[level], subject)
    : levels[level]
  const facts = { ...shared, ...at, level, programme, subject }
  if (!programme) return { ...facts, years: subjectYears(facts.years, level, subject, null) }
  const { months, awards, source, year } = programme
  const usual = programme.isOfUsualLength
    ? subjectYears(facts.years, level, subject, programme.subjectYears)
    : null
  return { ...facts, awards, years: months === null ? usual : yearsOf(months, { source, year }) }
}

/** Of what is known of PhDs, what holds for a professional doctorate as well: no way to apply, no price, no length. */
const ofProfessional = (
  at: Pick<ChoiceFacts, LeveledPart>,
  subject: string | null,
): Pick<ChoiceFacts, LeveledPart> => ({
  ...at,
  routes: at.routes.filter(({ value }) => !value.notFor?.includes(subject ?? '')),
  fees: [],
  usualFees: [],
  entry: at.entry.filter(({ value }) => value.level === 'all'),
  years: null,
})

function yearsOf(months: number, rest: Pick<ChoiceProgramme, 'source' | 'year'>): ChoiceFacts['years'] {
  // Registers count in weeks, so a course of four years may have 49 months: half years are near enough.
  const years = Math.max(0.5, Math.round(months / 6) / 2)
  return { value: { min: years, max: years }, kind: 'register', note: null, isUnsure: false, ...rest }
}
