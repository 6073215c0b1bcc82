import 'server-only'
import { findNationality } from '../eligibility/places'
import { placeContext } from '../matcher/matcher-file'
import { getMatcherFile } from '../matcher/queries'
import { readData } from '../read-data'
import { choiceAt } from '../study/choice'
import { toChoice } from '../study/choice-of'
import { getCountryRules } from '../study/queries'
import type { Requirement } from '../facts/requirement'
import { namedSubject, namesProgramme, programmeId } from '../facts/programme-id'
import { getProgramme } from '../programmes/queries'
import { datesOf } from '../scholarships/deadline-status'
import {
  getHour,
  getNationalityGroups,
  getScholarship,
  getScholarships,
  getToday,
} from '../scholarships/queries'
import { getRequirements } from '../facts/queries'
import { SITE } from '../site'
import { oncePerProcess } from '../once-per-process'
import { getMove, getUniversity } from '../universities/queries'
import { calendarHref, type AddressPlace, type CalendarAddress } from './address'
import { writePlanFeed } from './calendar'
import type { TasksFile } from './files'
import { StepsSchema } from './schema'
import { NO_EDITS, type TaskChoice, type TaskPerson } from './task'
import { toTaskChoice } from './task-choice'
import { tasksOf, type PlannedAward } from './tasks'

const steps = readData('national/steps', StepsSchema)

/** Nobody knows who asks for a calendar. */
const NOBODY: TaskPerson = {
  nationalities: [],
  residence: '',
  certificate: '',
  hasLanguageTest: null,
  languageTestOn: null,
  hasEntranceTest: null,
  sender: null,
}

/** The requirements with the members of each group of nationalities. */
const getTaskRequirements = oncePerProcess('requirements for tasks', (): Requirement[] => {
  const groups = new Map(getNationalityGroups().map(({ id, members }) => [`group:${id}`, members]))
  const membersOf = (places: readonly string[]) => [
    ...new Set(places.flatMap((place) => groups.get(place) ?? [place])),
  ]
  return getRequirements().map((row) => ({
    ...row,
    nationalities: membersOf(row.nationalities),
    exceptNationalities: membersOf(row.exceptNationalities),
  }))
})

/** Tasks read no money and no awards of a university, and finding those takes most of the time. */
const NO_CONTEXT = { currency: '', enrolsInternational: null, charges: [], awardsAt: () => [] }

/** The data with which the browser works tasks out, besides the facts of its choices. */
export function getTasksFile(): TasksFile {
  return {
    steps,
    requirements: getTaskRequirements(),
    awards: Object.fromEntries(getScholarships().map((award) => [award.id, datesOf(award)])),
  }
}

/** A place of an address with its facts; null for one that the catalogue does not have. */
function choiceOf({ universityId, key, level, start }: AddressPlace, today: string): TaskChoice | null {
  const university = getUniversity(getMove(universityId)?.to ?? universityId)
  const programme = university && namesProgramme(key) ? getProgramme(university.id, key) : null
  if (!university || (namesProgramme(key) && !programme)) return null
  const facts = choiceAt(toChoice(university, NO_CONTEXT), level)
  const id = key === null ? universityId : programmeId({ universityId, key })
  const kind = key === null ? 'university' : 'programme'
  return toTaskChoice(
    { ...facts, programme },
    { kind, id, start, added: today, subject: programme?.subject ?? namedSubject(key) ?? '' },
  )
}

const awardOf = (id: string): PlannedAward[] => {
  const award = getScholarship(id)
  return award ? [{ id, name: award.name, dates: datesOf(award), choices: [] }] : []
}

/** Whether an award is for citizens of other countries than the person's. */
function isForOthers(id: string, nationalities: readonly string[]): boolean {
  const award = nationalities.length > 0 && getScholarship(id)
  if (!award) return false
  const context = placeContext(getMatcherFile())
  return findNationality(award.eligibility.nationalities, nationalities, context).outcome === 'unmet'
}

/**
 * The tasks of the items of an address, and the number of items that the catalogue lacks.
 * @param nationalities of the person, whose own rounds and requirements go before those of others; none: not known
 */
export function getPlanTasks(address: CalendarAddress, today: string, nationalities: readonly string[] = []) {
  const choices = address.places.flatMap((place) => choiceOf(place, today) ?? [])
  const awards = address.awards.flatMap(awardOf)
  const own = awards.filter(({ id }) => !isForOthers(id, nationalities))
  const tasks = tasksOf(choices, own, {
    steps,
    requirements: getTaskRequirements(),
    rulesOf: getCountryRules,
    person: { ...NOBODY, nationalities },
    edits: NO_EDITS,
    today,
    now: getHour(),
  })
  const unknown = address.places.length + address.awards.length - choices.length - awards.length
  return { tasks, unknown, choices: choices.length, awards: awards.length }
}

/** The calendar of the items of an address. Who asks is not known, so it says “if” of visa and tests. */
export function getPlanCalendar(address: CalendarAddress): string {
  const today = getToday()
  const { tasks, ...counts } = getPlanTasks(address, today)
  return writePlanFeed(tasks, { baseUrl: SITE.url, today, href: calendarHref(address), ...counts })
}
