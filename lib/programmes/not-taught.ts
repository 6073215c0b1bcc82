import 'server-only'
import { fieldsOfSubject } from '../eligibility/fields-of-subject'
import type { NotTaught } from '../eligibility/rule'
import { STUDY_FIELDS } from '../eligibility/vocabulary'
import { DEGREE_OF_LEVEL, type Level } from '../facts/vocabulary'
import { levelsPaidBy } from '../scholarships/award-levels'
import type { Scholarship } from '../scholarships/record/schema'
import { getProgrammesOf, isListedAt } from './queries'

/** Registers list what is taught; research of a university is no list of its doctorates. */
const TAUGHT_LEVELS: readonly Level[] = ['bachelor', 'master']

/**
 * The fields that an award for every field can't pay for, because none of its universities teaches them at a level.
 * Silent where a register does not list all that one of them teaches.
 */
export function notTaughtFor(award: Scholarship): { notTaught?: NotTaught } {
  const { universityIds, fieldsOfStudy } = award
  if (universityIds.length === 0 || fieldsOfStudy !== 'any') return {}
  const levels = levelsPaidBy(award).filter(
    (level) => TAUGHT_LEVELS.includes(level) && universityIds.every((id) => isListedAt(id, level)),
  )
  const missing = levels.flatMap((level) => {
    const taught = new Set(universityIds.flatMap((id) => fieldsTaught(id, level)))
    const fields = STUDY_FIELDS.map(({ value }) => value).filter((value) => !taught.has(value))
    return fields.length > 0 ? [[DEGREE_OF_LEVEL[level], fields] as const] : []
  })
  return missing.length > 0 ? { notTaught: Object.fromEntries(missing) } : {}
}

/** The fields of all subjects that a university states at a level, also of those that a title may mean besides. */
const fieldsTaught = (universityId: string, level: Level) =>
  getProgrammesOf(universityId)
    .filter(({ levels }) => levels.includes(level))
    .flatMap(({ subject, also }) => [...(subject ? [subject] : []), ...also])
    .flatMap(fieldsOfSubject)
