import type { Deadline } from '../facts/deadline'
import type { EntryRuleOn } from '../facts/fact'
import type { Level } from '../facts/vocabulary'
import type { CountryRules } from '../study/country-rules'
import type { SumsToShow } from '../study/funds-at'

/** The page of a rule. */
export type RulePage = { title: string; url: string | null }

/** A rule in words. An uncertain rule is shown and decides nothing. */
export type RuleInWords = { text: string; isSure: boolean; source: RulePage | null }

/** With its level and those of whom it is asked, as in the table of rules of entry. Left out: all. */
export type RuleOfSome = RuleInWords &
  Partial<Pick<EntryRuleOn<'entrance-test'>, 'level' | 'askedOf' | 'fields'>>

/** The language of teaching; all null where nothing sure is said of it. */
export type Teaching = {
  /** ISO 639-1; null where it is not known which language it is. */
  code: string | null
  /** True and false only where it is sure. */
  isEnglish: boolean | null
  /** The language by name, or a sentence about several; null where nothing is known. */
  words: string | null
}

/** The day by which one applies, once a year, with the people and subjects that it is for. */
export type YearlyDeadline = Pick<
  Deadline,
  'month' | 'day' | 'latest' | 'isSure' | 'who' | 'fields' | 'notFor'
> & {
  /** The first month of the courses that it is for; 0 for the usual start. */
  start: number
}

/** The facts of a place to study that decide who may come: of a programme, or of a university at a level. */
export type Place = {
  /** ISO 3166-1 alpha-2 in lower case, as are all countries here; or a territory where the country's rules don't hold. */
  countryCode: string
  /** The university's city; null where it is not known. */
  city: string | null
  level: Level
  teaching: Teaching
  /** The lowest overall score of IELTS that the university names at the level; null where it names none. */
  ielts: number | null
  /** The slug of the programme's subject, empty where that is not known; null for a university as a whole. */
  subject: string | null
  /** Those of everybody; empty where none is known. */
  deadlines: readonly YearlyDeadline[]
  /** True where a register says that it may enrol students from abroad; null where no register was read. */
  enrolsFromAbroad: true | null
  /** Whether the university reports students from abroad. */
  hasStudentsFromAbroad: boolean
  /** The yearly fee for students from abroad in whole US dollars; null where no price is known. */
  fee: number | null
}

/** Money to show before the visa. */
export type FundsToShow = {
  /** For living in the first year, whole US dollars; null where the rule names no sum, or not for how long. */
  dollars: number | null
  /** The sums of towns and ages with their own, whole US dollars too. */
  areas?: SumsToShow['areas']
  older?: SumsToShow['older']
  /** Whether the first year's tuition is to be shown besides; null where the rule that we have does not say. */
  withTuition: boolean | null
  /** The rule as its office states it, without a full stop. */
  words: string
  isSure: boolean
}

/** The requirements of a country for students from abroad. Null and empty mean unknown. */
export type PlaceRules = {
  name: string
  /** Nationalities that need neither visa nor money to show, the country's own among them. */
  visaFree: readonly string[]
  /** As of `CountryRules`. */
  outside: CountryRules['outside']
  visa: { name: string; page: RulePage } | null
  /** Nationalities that get no student visa at present. */
  barred: { nationalities: readonly string[]; since: string; page: RulePage } | null
  money: FundsToShow | null
  /** The official list of those who may enrol students from abroad; null where we know none. */
  register: RulePage | null
  /** The English that the country asks for. `ielts`: the score that everybody certainly needs, as for a visa. */
  english: (RuleInWords & { ielts?: number }) | null
  /** The level of the country's own language that the country asks for. */
  localLanguage: RuleOfSome | null
  /**
   * The acceptance of school certificates of other countries; bachelor's degrees only. `takesOnlySome`: some open no
   * degree, or not each.
   */
  certificate: (RuleInWords & { takesOnlySome?: true }) | null
  entranceTest: RuleOfSome | null
}
