import { choiceAt } from '@/lib/study/choice'
import { toChoice } from '@/lib/study/choice-of'
import { getCountryRules } from '@/lib/study/queries'
import { getCountries } from '@/lib/places/queries'
import { LEVELS } from '@/lib/facts/vocabulary'
import { needsVisa } from '@/lib/tasks/country-steps'
import { getTasksFile } from '@/lib/tasks/queries'
import { NO_EDITS, type Task, type TaskChoice, type TaskPerson } from '@/lib/tasks/task'
import { toTaskChoice } from '@/lib/tasks/task-choice'
import { intakeOf, startMonths, startOf } from '@/lib/tasks/start'
import { tasksOf } from '@/lib/tasks/tasks'
import { firstDay, lastDay } from '@/lib/tasks/task-time'
import { windowOf } from '@/lib/tasks/window'
import { getUniversities } from '@/lib/universities/queries'
import { shareOf } from '@/tests/fixtures/a-share'
import { aTaskPerson } from '@/tests/fixtures/tasks'

const TODAY = '2026-11-26'
const { steps, requirements } = getTasksFile()
const PERSONS: TaskPerson[] = [
  ...['ng', 'in', 'br', 'it', 'gb'].map((code) => aTaskPerson({ nationalities: [code] })),
  aTaskPerson({ nationalities: [] }),
]
const RULES = new Map(getCountries().map(({ code }) => [code, getCountryRules(code)]))
const rulesOf = (code: string) => RULES.get(code) ?? null
const NO_CONTEXT = { currency: '', enrolsInternational: null, charges: [], awardsAt: () => [] }
const SUBJECTS = ['', 'medicine', 'nursing']

type Seen = { choice: TaskChoice; person: TaskPerson; tasks: readonly Task[] }

const NAMED = new Set(requirements.flatMap(({ universities }) => universities))

/** All that tasks are worked out from: hundreds of universities have the same, and one stands for all. */
const factsOf = ({ key, name, href, universityId, ...facts }: TaskChoice) =>
  JSON.stringify([facts, NAMED.has(universityId) ? [key, name, href] : null])

/** Every university at every level for every person, one at a time. */
function* walk(): Generator<Seen> {
  const done = new Set<string>()
  for (const [at, university] of shareOf(getUniversities()).entries()) {
    const file = toChoice(university, NO_CONTEXT)
    for (const { value: level } of LEVELS) {
      const leveled = { ...choiceAt(file, level), programme: null }
      const subject = SUBJECTS[at % SUBJECTS.length] ?? ''
      const choice = toTaskChoice(leveled, {
        kind: 'university',
        id: university.id,
        start: null,
        added: TODAY,
        subject,
      })
      const facts = factsOf(choice)
      if (done.has(facts)) continue
      done.add(facts)
      for (const person of PERSONS) {
        const context = {
          steps,
          requirements,
          rulesOf,
          person,
          edits: NO_EDITS,
          today: TODAY,
        }
        yield { choice, person, tasks: tasksOf([choice], [], context) }
      }
    }
  }
}

const faults: Record<string, string[]> = {}
function tell(kind: string, { choice, person }: Seen, what: string) {
  const list = (faults[kind] ??= [])
  if (list.length < 10) list.push(`${choice.key} ${choice.level} ${person.nationalities.join()}: ${what}`)
}

/** Words that point at something on a screen. */
const OF_A_PAGE =
  /\b(above|below)[,.:]|\bhere\b|(under|at) “|^(Enter|Choose|Set|Press) |[.:] (Enter|Choose|Set|Press) /i

const rowOf = (id: string) => requirements.find((row) => id.startsWith(`need:${row.id}.`))

beforeAll(() => {
  for (const seen of walk()) {
    const { choice, person, tasks } = seen
    const rules = rulesOf(choice.countryCode)
    const isFree = needsVisa(rules, person, choice.countryCode) === false
    for (const deadline of choice.deadlines)
      if (deadline.of !== choice.level && deadline.of !== 'all')
        tell('level', seen, `deadline of ${deadline.of}`)
    const start = startOf(choice, rules, TODAY)
    if (start) {
      const { opens, deadline } = windowOf(choice, rules, start, person)
      const { begins } = intakeOf(start, startMonths(choice, rules))
      const [from, to] = [firstDay(opens), firstDay(deadline)]
      if (to && to.slice(0, 7) > begins) tell('after start', seen, `${to} for ${begins}`)
      if (from && to && from > (lastDay(deadline) ?? ''))
        tell('after start', seen, `opens ${from}, closes ${to}`)
    }
    for (const task of tasks) {
      const row = rowOf(task.id)
      if (task.isOverdue) tell('overdue', seen, task.title)
      // Calendars, files and the interface for programs have the same words as the page.
      if (OF_A_PAGE.test(`${task.text} ${task.basis.kind === 'source' ? task.basis.title : ''}`))
        tell('page', seen, task.text)
      if (
        task.when.kind !== 'none' &&
        task.missed !== 'closed' &&
        (lastDay(task.latest ?? task.when) ?? '') < TODAY
      )
        tell('past', seen, `${task.title}, ${firstDay(task.when)}`)
      if (
        task.basis.kind === 'own' ||
        (task.basis.kind === 'source' && !(task.basis.title && task.basis.publisher))
      )
        tell('source', seen, task.title)
      if (row && row.levels.length > 0 && !row.levels.includes(choice.level)) tell('level', seen, task.title)
      if (choice.level !== 'bachelor' && /\b(SAT|ACT|A levels)\b/.test(task.text))
        tell('level', seen, task.text)
      if (isFree && (['visa', 'visa-decision', 'interview'].includes(task.kind) || row?.isForVisa))
        tell('visa', seen, task.title)
    }
  }
}, 240_000)

it.each(['after start', 'level', 'overdue', 'page', 'past', 'source', 'visa'])(
  'no task of any university, level and passport has the fault: %s',
  (kind) => {
    expect(faults[kind] ?? []).toEqual([])
  },
)
