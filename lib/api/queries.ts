import 'server-only'
import { basesAt, basisOfFact } from '../compare/bases'
import { feeParts, figuresAt } from '../compare/figures'
import { getComparedWithCost, getSubjectFacts } from '../compare/queries'
import { subjectRow } from '../compare/subject-row'
import { isFee } from '../cost/line'
import { answerQuestion } from '../cost/queries'
import { lineInWords, totalInWords } from '../cost/words'
import { EMPTY_PROFILE } from '../eligibility/profile'
import { jurisdictionOf } from '../facts/jurisdiction'
import { namesProgramme } from '../facts/programme-id'
import { DEGREE_OF_LEVEL, LEVELS, type Level } from '../facts/vocabulary'
import { getMatcherFile } from '../matcher/queries'
import { verdictsFor } from '../matcher/verdicts-for'
import { subjectItemId } from '../plan/new-item'
import { getFittingAwards } from '../programmes/page/queries'
import { getDataset, getProgrammesOf } from '../programmes/queries'
import { statingSubject } from '../programmes/subject-summary'
import { getScholarship, getToday } from '../scholarships/queries'
import { SITE } from '../site'
import type { CountryRules } from '../study/country-rules'
import { getCountryRules } from '../study/queries'
import type { Subject } from '../subjects/subject'
import { getPlanTasks } from '../tasks/queries'
import { firstDay, inWords } from '../tasks/task-time'
import { comparedAt } from '../universities/compared-column'
import { universityHref } from '../universities/href'
import { getSource } from '../universities/queries'
import { citeSources } from '../universities/record/provenance'
import { isoDate } from '../text/iso-date'
import { NOT_REPORTED } from '../text/not-reported'
import { getListTable } from '../web/list-csv/queries'
import { valuesFor, factsOf } from './facts'
import {
  awardNamed,
  countryNamed,
  NotInCatalogue,
  passportNamed,
  programmeNamed,
  subjectNamed,
  universityNamed,
} from './named'
import { feeSource, knownValue, missingValue, type Value } from './value'
import type { Answers, Asked } from './schema'

/** More rows belong in a file: /csv and /data have them. */
const MOST_FOUND = 20

/** What sources name of a subject at a university and level. */
function subjectValue(universityId: string, level: Level, subject: Subject): Value {
  const { slug, name } = subject
  const { cells } = subjectRow(name, [getSubjectFacts(universityId, slug)], level)
  const [cell] = cells
  const stating = statingSubject(getProgrammesOf(universityId), subject)
  const named = stating.find(({ levels }) => levels.includes(level))
  if (!cell?.isKnown || !named) return missingValue(name, cell?.full ?? NOT_REPORTED)
  const { kind, year, source } = getDataset(named.dataset)
  const basis = { kind: kind ? 'general' : 'listed', year, source: source.publisher, address: source.url }
  return knownValue(name, cell.full, null, basis)
}

/** A rule for one neighbour alone, such as Ireland's in the United Kingdom, holds not both. */
const OF_THE_EU = ['fr', 'pl']

/** Citizens of the EU are students from abroad where no rule lets them pay as at home. */
const statusIn = (rules: Pick<CountryRules, 'feesAs'> | null, status: Asked<'facts'>['status']) =>
  status === 'eu-eea' &&
  !rules?.feesAs.some(({ nationalities }) => OF_THE_EU.every((code) => nationalities.includes(code)))
    ? ('international' as const)
    : status

/** What is known of a university at a level, for students of a status, and of a subject there. @throws NotInCatalogue */
export function answerFacts(asked: Asked<'facts'>): Answers['facts'] {
  const { id, level, status } = asked
  const university = universityNamed(id)
  const subject = subjectNamed(asked.subject)
  const column = getComparedWithCost(
    subject ? subjectItemId(university.id, subject.slug, level) : university.id,
  )
  if (!column) throw new Error(`${university.id} has no column in the comparison`)
  const page = `${SITE.url}${universityHref(university.id, level)}`
  const sources = citeSources(university, getSource)
  const rules = getCountryRules(jurisdictionOf(university))
  const applicant = { status: statusIn(rules, status), subject: subject?.slug ?? null }
  const about = { university, sources, rules, level, applicant }
  const rests = { figures: figuresAt(about), bases: basesAt(about) }
  const values = factsOf(comparedAt(column, level), { ...rests, page })
  return {
    id: university.id,
    name: university.name,
    country: university.country,
    level,
    status,
    page,
    facts: [
      ...(subject ? [subjectValue(university.id, level, subject)] : []),
      ...valuesFor(values, { ...about, ...rests }),
    ],
  }
}

/** The same of several. @throws NotInCatalogue */
export function answerCompare({ ids, level }: Asked<'compare'>): Answers['compare'] {
  const universities = ids.map((id) => answerFacts({ id, level, status: 'international', subject: '' }))
  return { level, universities }
}

/** The first results of a list for typed words. */
export function answerSearch(asked: Asked<'search'>): Answers['search'] {
  const { in: list, search, level } = asked
  const [key, value] = list === 'scholarship' ? ['degree', level && DEGREE_OF_LEVEL[level]] : ['level', level]
  const table = getListTable(list, { search, ...(value && { [key]: value }) })
  if (!table) throw new Error(`There is no list ${list}`)
  const results = table.rows(MOST_FOUND).map(({ cells, missing }) => Object.assign(cells, { missing }))
  const { total, notKnown, also, shown } = table
  const { parts = [], unused = [], text = search } = shown ?? {}
  return {
    total,
    notKnown,
    shown: results.length,
    alsoContain: also,
    understood: parts
      .filter(({ kind }) => kind !== 'text')
      .map(({ words, label, kind }) => ({ words, meaning: label, isUsed: !unused.includes(kind) })),
    text,
    results,
  }
}

/** What a degree in a country costs. @throws NotInCatalogue */
export function answerCost(asked: Asked<'cost'>): Answers['cost'] {
  const country = countryNamed(asked.country)
  const passport = passportNamed(asked.passport)
  const cost = answerQuestion({ country, level: asked.level, passport, currency: asked.currency || null })
  if (!cost) throw new NotInCatalogue(`Nothing is known of what studies cost in ${asked.country}.`)
  const { table } = cost
  const page = `${SITE.url}/cost?country=${country}`
  const total = table.total?.own ?? null
  return {
    country,
    level: asked.level,
    passport,
    currency: table.currency,
    years: table.length,
    display: totalInWords(table),
    total: total && {
      from: Math.round(total.low),
      likely: Math.round(total.likely),
      to: Math.round(total.high),
    },
    isAtLeast: table.isAtLeast,
    why: total ? null : `Not known: ${table.lacks.join(' and ') || 'a rate of exchange'}`,
    lines: table.lines.map((line) => ({
      label: line.label,
      display: lineInWords(line, table.length),
      formula: line.formula,
      currency: line.currency,
      years: line.years.map(({ low, likely, high }) => ({ from: low, likely, to: high })),
      isUsual: line.isUsual,
      kind: line.kind,
      year: line.year,
      source: line.source?.publisher ?? null,
      address: line.source?.url ?? page,
      basis: isFee(line) && line.isUsual ? cost.sources.map(feeSource) : [],
    })),
    notKnown: table.notKnown.map(({ what, why }) => ({ what, why: why ?? 'No source states it' })),
    cheapest: cost.cheapest.map(({ id, name, words, fact }) => ({
      id,
      name,
      fee: knownValue('Tuition', words, feeParts(fact), basisOfFact(fact)),
    })),
    page,
  }
}

const NO_AWARD = 'No award that we know can be used there, by its place, levels and subjects'

/** Awards, with the verdict for a passport and its reason. @throws NotInCatalogue */
export function answerAwards(asked: Asked<'awards-for'>): Answers['awards-for'] {
  const university = asked.id ? universityNamed(asked.id) : null
  const award = asked.award ? awardNamed(asked.award) : null
  const passport = passportNamed(asked.passport)
  const level = asked.level || null
  const levels = level ? [level] : LEVELS.map(({ value }) => value)
  const choice = { levels, subject: subjectNamed(asked.subject)?.slug ?? null }
  const fitting = university ? getFittingAwards(choice, university) : [award].filter((each) => each !== null)
  const ids = fitting.map(({ id }) => id).filter((id) => !award || id === award.id)
  const profile = { ...EMPTY_PROFILE, nationality: passport ?? '' }
  return {
    id: university?.id ?? null,
    level,
    passport,
    asOf: isoDate(new Date()),
    why: ids.length > 0 ? null : NO_AWARD,
    awards: verdictsFor(ids, profile, level, getMatcherFile()).map((award) => {
      const { sources = [], basis = 'editorial', provider = '', link = null } = getScholarship(award.id) ?? {}
      const [source] = sources
      return {
        id: award.id,
        name: award.name,
        value: award.value,
        verdict: award.verdict,
        why: award.why,
        rules: award.checks.map(({ label, outcome, why }) => ({ rule: label, outcome, why })),
        kind: basis,
        source: source?.title ?? provider,
        address: source ? source.url : link,
        checkedOn: source?.checkedOn ?? null,
        page: `${SITE.url}/scholarships/${award.id}`,
      }
    }),
  }
}

const absolute = (href: string | null) => href && new URL(href, SITE.url).href

/** What to do by when for places and awards. @throws NotInCatalogue */
export function answerTasks(address: Asked<'tasks'>): Answers['tasks'] {
  for (const { universityId, key } of address.places) {
    const { id } = universityNamed(universityId)
    if (namesProgramme(key)) programmeNamed(id, key)
  }
  address.awards.forEach(awardNamed)
  const { tasks } = getPlanTasks(address, getToday())
  return {
    asOf: isoDate(new Date()),
    tasks: tasks.map(({ title, text, forWhat, when, latest, basis, formula, href, isOverdue, missed }) => ({
      title,
      text,
      forWhat,
      display: inWords(when),
      from: firstDay(when),
      isUsual: when.kind === 'none' ? null : when.isUsual,
      latest: latest && firstDay(latest),
      isOver: isOverdue || missed !== null,
      formula,
      kind: basis.kind,
      year: basis.kind === 'source' ? basis.year : null,
      source: basis.kind === 'source' ? `${basis.publisher}: ${basis.title}` : null,
      address: basis.kind === 'source' ? absolute(basis.url) : null,
      why: when.kind === 'none' ? 'No source states when' : null,
      page: absolute(href),
    })),
  }
}
