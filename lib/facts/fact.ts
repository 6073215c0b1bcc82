import type { FactAge } from './fact-age'
import type { SubjectSlug } from '../subjects/subject'
import type { Statement } from './register'
import type { RoundRule, RouteRule } from './route-rule'
import type { EntryRuleRow, FeeRule } from './rules'
import type { FactKind, Level, Sector } from './vocabulary'

/** The citation of a fact: a publisher and its page. */
export type Citation = {
  /** The publisher, as a reader knows it: "U.S. Department of Education". */
  publisher: string
  title: string
  /** Null only where the catalogue itself is the source. */
  url: string | null
}

/** A value with what it rests on. `year` is the year or academic year that the value holds for, in the source's words. */
export type Fact<Value> = {
  value: Value
  kind: FactKind
  year: string
  source: Citation
  /** Exceptions and how it was counted, as a sentence or clause; read together with the value. */
  note: string | null
  /** The source is not sure of it; it is shown with "about" or a word to check. */
  isUnsure: boolean
  /** Left out while it is within its term. */
  age?: FactAge
}

/** The fee of students at home by where in the country they live: that of the residents of a part, and of the others. */
export type ByResidence = {
  /** "Scotland", after "residents of". */
  of: string
  residents: Pick<FeeRule, 'min' | 'max'>
  /** Null: not known. */
  others: Pick<FeeRule, 'min' | 'max'> | null
}

/**
 * A sum or range of tuition. `min` null: only a ceiling is known; `max` null: one sum, or with `isFloor` only a floor.
 * With `byResidence` it is the range over both cases, and without a sum where one of them is not known.
 */
export type Tuition = Pick<FeeRule, 'status' | 'min' | 'max' | 'currency' | 'period' | 'condition'> & {
  level: Level
  isFloor: boolean
  /** ISO 639-1: it is for programmes in that language alone. Left out where it is for all. */
  taughtIn?: string
  /** The price of single programmes, which says nothing of the others. */
  isOfProgrammes?: true
  /** Slugs of the subjects that cost something else. Left out where there are none. */
  notFor?: readonly string[]
  /** Left out where all of the status pay alike. No passport says in which part of a country a person lives. */
  byResidence?: ByResidence
  /** Whole US dollars a year, the middle of a range; null where no year's sum of one person follows from it. 0 when nothing is charged. */
  dollars: number | null
  /** The least that it may be, in such dollars, where `dollars` is null: of a floor, a ceiling or what is probably free. */
  leastDollars?: number
}

/** The day is null where only the month is known. */
export type DayOrMonth = { month: number; day: number | null }

type OfRow = 'scope' | 'levels' | 'isUnsure' | 'validFor' | 'source' | 'note'
type Lists = { fields: readonly string[]; intakes: readonly number[] }

/** One round of applications: the people, subjects and start that it is for, and its dates. Only a sure one is shown as a date. */
export type Round = Omit<RoundRule, OfRow | keyof Lists> &
  Lists & {
    /** The year of the closing day. Left out where the source does not say it of the coming start. */
    closesIn?: number
    /** That day has passed. */
    isOver?: true
    /** The usual time of the country; the university's own date is not known. */
    isOfCountry: boolean
  }

/** A way to apply: a shared service, a national one, or the university itself. */
export type Route = Pick<RouteRule, 'who' | 'name' | 'fee' | 'feeSum' | 'isFeeForOthers'> &
  Pick<Lists, 'intakes'> & {
    level: Level | 'all'
    /** Whom it is for in words: "Citizens of the EU and EEA". Left out where it is for everybody. */
    forWhom?: string
    url: string | null
    /** Slugs of the subjects that are not applied for by it at the level. Left out: none is known. */
    notFor?: readonly string[]
    /** Those that hold at the university and the level. */
    rounds: readonly Fact<Round>[]
  }

type ValueOf<Row> = Row extends unknown
  ? Omit<Row, 'country' | 'validFor' | 'isUnsure' | 'source' | 'note' | 'onlyAt'>
  : never

/** A rule in words, with what is decided by it in columns: the language of teaching, an English minimum, an entrance test. */
export type EntryRule = ValueOf<EntryRuleRow> & {
  /** It is of the university itself, not of its country. Left out of all others. */
  isOwn?: true
}

/** The rule of a topic. */
export type EntryRuleOn<Topic extends EntryRule['topic']> = Extract<EntryRule, { topic: Topic }>

type Stated<Part extends keyof Statement> = NonNullable<Statement[Part]>

/** An outcome of students: a share or a salary, with its group. */
export type Outcome = Omit<Stated<'outcomes'>[number], 'whose'> & {
  /** The group and the time of the outcome, as a clause: "home graduates, four to six months after finishing". */
  whose: string
}

/** The admission of first-year students; shares in percent. */
export type Admission = Stated<'admission'>

/** A cost beside tuition, a year. `level`: the students whose cost it is; null where it is that of all. */
export type OtherCost = Omit<Stated<'otherCosts'>[number], 'note'> & { level: Level | null }

/** A subject that is taught at a level, with how many courses or students the source counts. */
export type TaughtSubject = Stated<'subjects'>[number] & {
  /** The counted things, in words. */
  counted: string
  /** The source counts people, so its counts show which subjects are large. Many courses may share a few students. */
  countsPeople: boolean
}

/** Everything that registers and rules say of a university beyond the fields of its record. Empty lists: nothing is known. */
export type UniversityFacts = {
  /** The part of its country in which the country's rules don't hold; null where they do. */
  territory: { code: string; name: string; currency: string } | null
  sector: Fact<Sector> | null
  /** It teaches medicine and health alone. */
  isMedical: boolean
  /** Levels at which it teaches no degree; of the others nobody says so. Nothing is known at them. */
  notTaught: readonly Level[]
  /** Prices of this university: own figures, registers, laws that fix them. Best first within a level and status. */
  fees: readonly Fact<Tuition>[]
  /** The usual fees of universities of the country and sector. Never this university's price. */
  usualFees: readonly Fact<Tuition>[]
  /** The official sum for living there, for a year in whole US dollars; null where no office names one. */
  livingSum: number | null
  routes: readonly Fact<Route>[]
  entry: readonly Fact<EntryRule>[]
  /** Levels that are surely taught in English alone, or surely not in English; the others are open. */
  inEnglish: Readonly<Partial<Record<Level, boolean>>>
  /** Levels at which at least one degree is taught in English, by a register of programmes or by general knowledge. */
  degreesInEnglish: readonly Level[]
  /**
   * By level, the subjects of which at least one degree is taught in English, and those whose degrees are all taught in
   * other languages. Of the others nobody tells.
   */
  subjectLanguages: Readonly<
    Partial<Record<Level, { inEnglish: readonly SubjectSlug[]; inOthers: readonly SubjectSlug[] }>>
  >
  admission: Fact<Admission> | null
  otherCosts: readonly Fact<OtherCost>[]
  outcomes: readonly Fact<Outcome>[]
  subjects: readonly Fact<TaughtSubject>[]
  studentsByLevel: Fact<Stated<'studentsByLevel'>> | null
  /** The rating of the Teaching Excellence Framework for the teaching of undergraduates. */
  teaching: Fact<Stated<'teaching'>> | null
  /** The band from 1 to 5 of Brazil’s index of courses (IGC). */
  courseIndex: Fact<number> | null
  /** Code and end of the Erasmus Charter. */
  erasmus: Fact<Stated<'erasmus'>> | null
  links: { admissions: string | null; application: string | null }
  /**
   * Students by a register whose figures may be cited one by one only, so that a profile shows them and no list; `percent` of
   * them come from abroad. Null where the record has a number of its own.
   */
  citedStudents: Fact<Stated<'students'> & { percent: number | null }> | null
}

export const NO_FACTS: UniversityFacts = {
  territory: null,
  sector: null,
  isMedical: false,
  notTaught: [],
  fees: [],
  usualFees: [],
  livingSum: null,
  routes: [],
  entry: [],
  inEnglish: {},
  degreesInEnglish: [],
  subjectLanguages: {},
  admission: null,
  otherCosts: [],
  outcomes: [],
  subjects: [],
  studentsByLevel: null,
  teaching: null,
  courseIndex: null,
  erasmus: null,
  links: { admissions: null, application: null },
  citedStudents: null,
}

/** The rules on one topic among the rules of entry of a university. */
export const rulesOn = <Topic extends EntryRule['topic']>(
  entry: readonly Fact<EntryRule>[],
  topic: Topic,
): Fact<EntryRuleOn<Topic>>[] =>
  entry.filter((fact): fact is Fact<EntryRuleOn<Topic>> => fact.value.topic === topic)
