import 'server-only'
import { getPricedChoice } from '../cost/queries'
import { fieldsOfSubject } from '../eligibility/fields-of-subject'
import type { SubjectEntry, SubjectsFile } from '../eligibility/subjects-file'
import { LEVELS, type Level } from '../facts/vocabulary'
import { getSubjectAtUniversity } from '../programmes/page/queries'
import { subjectsInTitle } from '../subjects/of-title'
import { getBroadFields, getSubject, getSubjects, getTitleWords } from '../subjects/queries'
import { getComparison, getMove, getSource, getUniversity } from '../universities/queries'
import { citeSources } from '../universities/record/provenance'
import type { LeveledColumn } from '../universities/compared-university'
import { decidingFacts, withDecidingFacts, type DecidingFacts } from './deciding-facts'
import { figuresAt, type Figures } from './figures'
import { toSubjectFacts, type ServedSubject, type SubjectFacts } from './subject-row'

/** The ids as they are today: successors in place of old ids, each once. */
export function toCurrentIds(ids: readonly string[]): string[] {
  return [...new Set(ids.map((id) => getMove(id)?.to ?? id))]
}

/** A column of the comparison, of the successor for an old id; null if the catalogue has no such university. */
export function getCompared(id: string): LeveledColumn | null {
  const university = getUniversity(getMove(id)?.to ?? id)
  return university && getComparison(university)
}

/** The same with what decides a choice, for somebody from abroad whom nobody knows, in US dollars. */
export function getComparedWithCost(id: string): LeveledColumn | null {
  const column = getCompared(id)
  return column && withDecidingFacts(column, (level) => getDecidingFacts(column.id, level))
}

function getDecidingFacts(id: string, level: Level): DecidingFacts | null {
  const priced = getPricedChoice(id, level, null)
  return priced && decidingFacts(priced.table, priced.rules)
}

/** The figures of a university at a level, for a file; null where either does not exist. */
export function getFigures(id: string, level: string): Figures | null {
  const university = getUniversity(id)
  const known = LEVELS.find(({ value }) => value === level)?.value
  if (!university || !known) return null
  const rules = getPricedChoice(id, known, null)?.rules ?? null
  const sources = citeSources(university, getSource)
  return figuresAt({ university, sources, rules, level: known })
}

/** The subjects as browsers get them. */
export function getSubjectsFile(): SubjectsFile {
  const fields = getBroadFields()
  const subjects = fields.flatMap(({ code }, at) =>
    getSubjects()
      .filter(({ broad }) => broad === code)
      .map(({ slug, name, synonyms, otherNames, ordinary }): SubjectEntry => [
        slug,
        name,
        synonyms.join(),
        otherNames.join(),
        at,
        fieldsOfSubject(slug)[0] ?? '',
        ordinary.join(),
      ]),
  )
  return { broad: fields.map(({ label }) => label), subjects }
}

/** The slug of what was asked for: a slug, or the words of a subject with hyphens, as a form without script sends them. */
export function findSubjectSlug(asked: string): string | null {
  if (getSubject(asked)) return asked
  const [found] = subjectsInTitle(asked.replaceAll('-', ' '), getTitleWords())
  return found?.slug ?? null
}

/** The facts about a subject at a university; null where either does not exist. */
export function getSubjectFacts(id: string, slug: string): SubjectFacts | null {
  const at = getUniversity(id) && getSubjectAtUniversity(id, slug)
  return at && toSubjectFacts(at.isTold, at.levels)
}

/** The facts about a subject at the universities of a comparison. */
export function getServedSubject(slug: string, ids: readonly string[]): ServedSubject | null {
  const subject = getSubject(slug)
  if (!subject) return null
  const told = ids.flatMap((id) => {
    const entry = getSubjectFacts(id, slug)
    return entry ? [[id, entry] as const] : []
  })
  return { slug, name: subject.name, told: Object.fromEntries(told) }
}
