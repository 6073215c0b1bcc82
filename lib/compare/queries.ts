import 'server-only'
import { getPricedChoice } from '../cost/queries'
import { fieldsOfSubject } from '../eligibility/fields-of-subject'
import type { SubjectEntry, SubjectsFile } from '../eligibility/subjects-file'
import { FROM_ABROAD } from '../facts/deadline'
import { namedLevel, namedSubject, namesProgramme, partsOfId, programmeId } from '../facts/programme-id'
import { LEVELS, type Level } from '../facts/vocabulary'
import { getSubjectAtUniversity } from '../programmes/page/queries'
import { getChoiceProgramme } from '../study/queries'
import { subjectsInTitle } from '../subjects/of-title'
import { getBroadFields, getSubject, getSubjects, getTitleWords } from '../subjects/queries'
import { ruleAt } from '../universities/answers/entry'
import { isProfessionalAt } from '../universities/answers/professional'
import { feesPaid } from '../universities/answers/words'
import { getComparison, getMove, getSource, getUniversity } from '../universities/queries'
import { citeSources } from '../universities/record/provenance'
import type { LeveledColumn } from '../universities/compared-university'
import { basesAt, type Asked, type Bases } from './bases'
import { decidingFacts, withDecidingFacts, type DecidingFacts } from './deciding-facts'
import { figuresAt, type Figures } from './figures'
import { feeFigure, programmeColumn, type ComparedSubject } from './programme-column'
import { toSubjectFacts, type ServedSubject, type SubjectFacts } from './subject-row'

function currentId(id: string): string {
  const { universityId, key } = partsOfId(id)
  const to = getMove(universityId)?.to ?? universityId
  return key === null ? to : programmeId({ universityId: to, key })
}

/** The ids as they are today: successors in place of old ids, each once. */
export function toCurrentIds(ids: readonly string[]): string[] {
  return [...new Set(ids.map(currentId))]
}

/** A column of the comparison, of the successor for an old id; null if the catalogue has none of that id. */
export function getCompared(id: string): LeveledColumn | null {
  const { universityId, key } = partsOfId(currentId(id))
  const university = getUniversity(universityId)
  if (!university) return null
  const column = getComparison(university)
  if (key === null) return column
  const programme = namesProgramme(key) ? getChoiceProgramme(universityId, key) : getNamed(key)
  if (!programme) return null
  const { routes, entry } = university.facts
  return programmeColumn(column, key, programme, {
    hasFeeAt: (level) => feesPaid(university, level, 'international', programme.ruledSubject) !== null,
    hasRuleAt: (topic, level) =>
      !isProfessionalAt(routes, level, programme.ruledSubject) ||
      ruleAt(entry, topic, level)?.value.level === 'all',
  })
}

/** A subject that a source names at a university without a programme of it; null where the key names none. */
function getNamed(key: string): ComparedSubject | null {
  const subject = getSubject(namedSubject(key) ?? '')
  const level = LEVELS.find(({ value }) => value === namedLevel(key))?.value
  return subject && level ? { title: subject.name, ruledSubject: subject.slug, levels: [level] } : null
}

/** The same with what decides a choice, for somebody from abroad whom nobody knows, in US dollars. */
export function getComparedWithCost(id: string): LeveledColumn | null {
  const column = getCompared(id)
  return column && withDecidingFacts(column, (level) => getDecidingFacts(column.id, level))
}

function getDecidingFacts(id: string, level: Level): DecidingFacts | null {
  const { universityId, key } = partsOfId(id)
  const priced = getPricedChoice(universityId, level, key)
  return priced && decidingFacts(priced)
}

/** A university or programme at a level, as somebody from abroad asks about it; null where either does not exist. */
function getAsked(id: string, level: string): Asked | null {
  const { universityId, key } = partsOfId(id)
  const university = getUniversity(universityId)
  const known = LEVELS.find(({ value }) => value === level)?.value
  if (!university || !known) return null
  const { rules, choice } = getPricedChoice(universityId, known, key) ?? { rules: null, choice: null }
  const sources = citeSources(university, getSource)
  const applicant = { ...FROM_ABROAD, subject: choice?.subject ?? null }
  return { university, sources, rules, level: known, applicant }
}

/** What the rows of a university or programme rest on at a level; null where either does not exist. */
export function getBases(id: string, level: string): Bases | null {
  const asked = getAsked(id, level)
  return asked && basesAt(asked)
}

/** The figures of a university or programme at a level, for a file; null where either does not exist. */
export function getFigures(id: string, level: string): Figures | null {
  const asked = getAsked(id, level)
  if (!asked) return null
  const { universityId, key } = partsOfId(id)
  const figures = figuresAt(asked)
  const programme = namesProgramme(key) ? getChoiceProgramme(universityId, key) : null
  const fee = programme && feeFigure(programme)
  return fee ? { ...figures, 'Tuition (International)': fee } : figures
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
  const { universityId } = partsOfId(id)
  const at = getUniversity(universityId) && getSubjectAtUniversity(universityId, slug)
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
