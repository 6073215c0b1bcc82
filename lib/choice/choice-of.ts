import type { EntryRule, Fact, Route } from '../facts/fact'
import type { Level } from '../facts/vocabulary'
import { ownDeadline } from '../universities/profile/answers'
import type { University } from '../universities/record/schema'
import type { ChoiceAward, ChoiceDeadline, ChoiceFacts, ChoiceFile, LeveledPart } from './choice'
import { degreeYears } from './degree-years'

/** The data besides the record of the university. */
type ChoiceContext = {
  /** The currency of its country, or of its territory. */
  currency: string
  /** Whether a register says that it may enrol students from abroad. */
  enrolsInternational: ChoiceFacts['enrolsInternational']
  /** The awards that can be used at the university at a level, the nearest first. */
  awardsAt: (level: Level) => readonly ChoiceAward[]
}

/** All that costs, tasks and admission read of a university, for every level. */
export function toChoice(university: University, context: ChoiceContext): ChoiceFile {
  const { facts, admissionRequirements: entry } = university
  const { currency, enrolsInternational, awardsAt } = context
  const at = (level: Level): Pick<ChoiceFacts, LeveledPart> => ({
    fees: facts.fees.filter(({ value }) => value.level === level),
    usualFees: facts.usualFees.filter(({ value }) => value.level === level),
    routes: atLevel(facts.routes, level),
    deadlines: deadlinesAt(university, level),
    entry: entryAt(facts.entry, level),
    years: degreeYears(facts.entry, level, university.nation),
    awards: awardsAt(level),
  })
  return {
    id: university.id,
    name: university.name,
    countryCode: university.countryCode,
    country: university.country,
    jurisdiction: facts.territory ?? { code: university.countryCode, name: university.country },
    currency,
    city: university.campusLife.location ?? university.campusLife.nearestCity,
    nation: university.nation,
    website: university.website,
    sector: facts.sector,
    asked: {
      minimumGpa: entry.minimumGPA,
      englishTest: entry.englishTest,
      ielts: entry.ielts,
      asksEnglishTest: entry.asksEnglishTest,
      requiredTests: entry.requiredTests,
    },
    otherCosts: facts.otherCosts,
    enrolsInternational,
    levels: { bachelor: at('bachelor'), master: at('master'), doctorate: at('doctorate') },
  }
}

/** Those of the level before those of all levels. */
function atLevel<Value extends { level: Level | 'all' }>(
  facts: readonly Fact<Value>[],
  level: Level,
): Fact<Value>[] {
  return [level, 'all'].flatMap((wanted) => facts.filter(({ value }) => value.level === wanted))
}

/**
 * The first rule of each topic that holds at the level. Rules on the length and the grades of a degree are left out.
 */
function entryAt(rules: readonly Fact<EntryRule>[], level: Level): Fact<EntryRule>[] {
  const seen = new Set<EntryRule['topic']>(['degree-years', 'grading-scale'])
  return atLevel(rules, level).filter(({ value: { topic } }) => {
    const isFirst = !seen.has(topic)
    seen.add(topic)
    return isFirst
  })
}

/** The university's own days before those of the ways to apply. Its own are known for a bachelor's degree. */
export function deadlinesAt(university: University, level: Level): ChoiceDeadline[] {
  const { facts, admissionRequirements } = university
  const own = (['main', 'early'] as const).flatMap((what): ChoiceDeadline[] => {
    const date = what === 'main' ? ownDeadline(university) : admissionRequirements.earlyDeadline
    if (!date) return []
    return [{ route: null, what, ...date, isSure: true, of: 'bachelor', source: null, year: null }]
  })
  const ofRoutes = atLevel(facts.routes, level).flatMap((route) => deadlineOf(route))
  return level === 'bachelor' ? [...own, ...ofRoutes] : [...ofRoutes, ...own]
}

function deadlineOf({ value, isUnsure, note, source, year }: Fact<Route>): ChoiceDeadline[] {
  const { deadline, name, level } = value
  if (!deadline) return []
  return [{ route: name, what: 'main', ...deadline, isSure: !isUnsure, note, of: level, source, year }]
}
