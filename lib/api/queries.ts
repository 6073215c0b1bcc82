import 'server-only'
import { compareRows } from '../compare/rows'
import { getComparedWithCost, getFigures } from '../compare/queries'
import { answerQuestion } from '../cost/queries'
import { EMPTY_PROFILE } from '../eligibility/profile'
import { jurisdictionOf } from '../facts/jurisdiction'
import type { Level } from '../facts/vocabulary'
import { getMatcherFile } from '../matcher/queries'
import { verdictsFor } from '../matcher/verdicts-for'
import { oncePerProcess } from '../once-per-process'
import { findCountryCode, findWorldCode } from '../places/queries'
import { getFittingAwards } from '../programmes/page/queries'
import { getScholarship, getToday } from '../scholarships/queries'
import { SITE } from '../site'
import { getCountryRules } from '../study/queries'
import { readAddress } from '../tasks/address'
import { getPlanTasks } from '../tasks/queries'
import { firstDay, inWords } from '../tasks/task-time'
import { comparedAt } from '../universities/compared-column'
import { universityHref } from '../universities/href'
import { getMove, getSource, getUniversity } from '../universities/queries'
import { citeSources } from '../universities/record/provenance'
import type { University } from '../universities/record/schema'
import { getListTable } from '../web/list-csv/queries'
import { factsOfRows } from './facts'
import type { Answers } from './schema'

/** More rows belong in a file: /csv and /data have them. */
const MOST_FOUND = 20

const universityOf = (id: string) => getUniversity(getMove(id)?.to ?? id)

/** The publisher of a page that a fact of a university, or a rule of its country, names. */
function publisherFinder(university: University) {
  const { facts } = university
  const cited = [
    ...citeSources(university, getSource),
    ...[...facts.fees, ...facts.usualFees, ...facts.routes, ...facts.entry].map(({ source }) => source),
    ...facts.routes.flatMap(({ value }) => value.rounds.map(({ source }) => source)),
    ...[getCountryRules(jurisdictionOf(university))?.funds?.source ?? []].flat(),
  ]
  const names = new Map(cited.map(({ url, publisher }) => [url, publisher]))
  return (address: string) => names.get(address) ?? null
}

/** What is known of a university at a level, for somebody from abroad whom nobody knows; null for an unknown id. */
export function answerFacts({ id, level }: { id: string; level: Level }): Answers['facts'] | null {
  const university = universityOf(id)
  const column = university && getComparedWithCost(university.id)
  if (!column) return null
  const groups = compareRows([comparedAt(column, level)])
  const figures = getFigures(university.id, level) ?? {}
  return {
    id: university.id,
    name: university.name,
    country: university.country,
    level,
    page: `${SITE.url}${universityHref(university.id, level)}`,
    facts: factsOfRows(groups, figures, publisherFinder(university)),
  }
}

/** The same of several; null where one of them is unknown. */
export function answerCompare({
  ids,
  level,
}: {
  ids: readonly string[]
  level: Level
}): Answers['compare'] | null {
  const told = ids.map((id) => answerFacts({ id, level }))
  const universities = told.filter((each) => each !== null)
  return universities.length === told.length ? { level, universities } : null
}

/** The first results of a list for typed words. */
export function answerSearch(asked: { in: string; search: string; level: Level }): Answers['search'] | null {
  const table = getListTable(asked.in, { search: asked.search, level: asked.level })
  if (!table) return null
  const found = table.rows(MOST_FOUND)
  return { total: table.total, shown: found.length, results: found }
}

/** What a degree in a country costs; null for a country that is not in the catalogue. */
export function answerCost(asked: {
  country: string
  level: Level
  passport: string
  currency: string
}): Answers['cost'] | null {
  const country = findCountryCode(asked.country)
  const passport = asked.passport ? findWorldCode(asked.passport) : null
  if (country === null || (asked.passport && passport === null)) return null
  const cost = answerQuestion({ country, level: asked.level, passport, currency: asked.currency || null })
  if (!cost) return null
  const { table } = cost
  const total = table.total?.own ?? null
  return {
    country,
    level: asked.level,
    passport,
    currency: table.currency,
    years: table.length,
    total: total && {
      from: Math.round(total.low),
      likely: Math.round(total.likely),
      to: Math.round(total.high),
    },
    isAtLeast: table.isAtLeast,
    why: total ? null : `Not known: ${table.lacks.join(' and ') || 'a rate of exchange'}`,
    lines: table.lines.map((line) => ({
      label: line.label,
      formula: line.formula,
      currency: line.currency,
      years: line.years.map(({ low, likely, high }) => ({ from: low, likely, to: high })),
      isUsual: line.isUsual,
      kind: line.kind,
      year: line.year,
      source: line.source?.publisher ?? null,
      address: line.source?.url ?? null,
    })),
    notKnown: table.notKnown.map(({ what, why }) => ({ what, why })),
    cheapest: cost.cheapest.map(({ id, name, words, basis }) => ({ id, name, fee: words, basis })),
    page: `${SITE.url}/cost?country=${country}`,
  }
}

const getMatcher = oncePerProcess('awards for programs', getMatcherFile)

/** The awards that can be used at a university, with the verdict for a passport and its reason; null for an unknown id. */
export function answerAwards(asked: {
  id: string
  level: Level
  subject: string
  passport: string
}): Answers['awards-for'] | null {
  const university = universityOf(asked.id)
  const passport = asked.passport ? findWorldCode(asked.passport) : ''
  if (!university || passport === null) return null
  const fitting = getFittingAwards({ levels: [asked.level], subject: asked.subject || null }, university)
  const ids = fitting.map(({ id }) => id)
  const profile = { ...EMPTY_PROFILE, nationality: passport }
  return {
    id: university.id,
    level: asked.level,
    passport: passport || null,
    asOf: getToday(),
    awards: verdictsFor(ids, profile, asked.level, getMatcher()).map((award) => {
      const source = getScholarship(award.id)?.sources[0]
      return {
        id: award.id,
        name: award.name,
        value: award.value,
        verdict: award.verdict,
        why: award.why,
        source: source?.title ?? null,
        address: source?.url ?? null,
        checkedOn: source?.checkedOn ?? null,
        page: `${SITE.url}/scholarships/${award.id}`,
      }
    }),
  }
}

/** What to do by when for places and awards; null where one of them is unknown or the texts name none. */
export function answerTasks(asked: { place: string; award: string }): Answers['tasks'] | null {
  const address = readAddress(new URLSearchParams(asked).toString())
  if (!address || address.unread > 0 || address.places.length + address.awards.length === 0) return null
  const today = getToday()
  const { tasks, unknown } = getPlanTasks(address, today)
  if (unknown > 0) return null
  return {
    asOf: today,
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
      address: basis.kind === 'source' ? basis.url : null,
      why: when.kind === 'none' ? 'No source states when' : null,
      page: href && new URL(href, SITE.url).href,
    })),
  }
}
