import { askTool } from '@/lib/api/tools'
import { TOOLS } from '@/lib/api/schema'
import { getComparedWithCost } from '@/lib/compare/queries'
import type { Deadline } from '@/lib/facts/deadline'
import { jurisdictionOf } from '@/lib/facts/jurisdiction'
import { deadlineInWords } from '@/lib/facts/route-words'
import { LEVELS, type Level } from '@/lib/facts/vocabulary'
import { subjectItemId } from '@/lib/plan/new-item'
import { partsOfId, programmeId } from '@/lib/facts/programme-id'
import { getProgrammesOf } from '@/lib/programmes/queries'
import { getChoice, getCountryRules } from '@/lib/study/queries'
import { ruledSubject } from '@/lib/subjects/medical'
import { subjectsInTitle } from '@/lib/subjects/of-title'
import { getTitleWords } from '@/lib/subjects/queries'
import { toTaskChoice } from '@/lib/tasks/task-choice'
import { windowOf } from '@/lib/tasks/window'
import { firstDay } from '@/lib/tasks/task-time'
import { twoDigits } from '@/lib/text/format'
import { deadlinesAt } from '@/lib/universities/answers/deadline'
import { cardAt } from '@/lib/universities/card'
import { comparedAt } from '@/lib/universities/compared-column'
import { getCard, getUniversities } from '@/lib/universities/queries'
import type { University } from '@/lib/universities/record/schema'
import { shareOf } from '../fixtures/a-share'
import { aTaskPerson } from '../fixtures/tasks'

const ASKED = ['medicine', 'nursing', 'law', 'business-and-management', 'art', 'computer-science']
/** Subjects whose first degrees close on the day of one service at many universities. */
const MEDICAL = ['medicine', 'dentistry', 'veterinary-medicine']

type Case = { university: University; level: Level; subject: string }

const share = new Set(shareOf(getUniversities()).filter((_, at) => at % 16 === 0))

/** Subjects at each level of a share of the universities, and of all where a source sets one apart. */
const CASES: readonly Case[] = getUniversities().flatMap((university) =>
  LEVELS.flatMap(({ value: level }) => {
    const apart = deadlinesAt(university, level).flatMap(({ fields, notFor = [] }) => [...fields, ...notFor])
    const isRare = apart.some((subject) => !MEDICAL.includes(subject))
    if (!isRare && !share.has(university)) return []
    return [...new Set([...ASKED, ...apart])].map((subject) => ({ university, level, subject }))
  }),
)

const nameOf = ({ university, level, subject }: Case) => `${university.id}, ${level}, ${subject}`

/** The dates of a university that are for a subject at a level: those of it, and those for every subject but others. */
const datesFor = ({ university, level, subject }: Case): Deadline[] =>
  deadlinesAt(university, level).filter(
    ({ fields, notFor, of }) =>
      (of === level || of === 'all') &&
      (fields.length === 0 || fields.includes(subject)) &&
      !notFor?.includes(subject),
  )

/** The months and days in which a subject closes, as an interface and a task name them: "01-15" and "01". */
const daysOf = (dates: readonly Deadline[]) =>
  dates.flatMap(({ month, day }) => [
    twoDigits(month),
    ...(day === null ? [] : [`${twoDigits(month)}-${twoDigits(day)}`]),
  ])

/** The cases whose shown date is none of their subject at their level. `shown`: null where none is. */
const strangers = (shown: (each: Case) => string | null, allowed: (each: Case) => readonly string[]) =>
  CASES.flatMap((each) => {
    const date = shown(each)
    return date === null || allowed(each).includes(date) ? [] : [`${nameOf(each)}: ${date}`]
  })

const days = (each: Case) => daysOf(datesFor(each))
const words = (each: Case) => datesFor(each).map((date) => deadlineInWords(date).replace(/^in /, ''))

const columnOf = ({ university, level, subject }: Case) => {
  const column = getComparedWithCost(subjectItemId(university.id, subject, level))
  return column && comparedAt(column, level)
}

it('has hundreds of cases, of which many are of subjects with dates of their own', () => {
  expect(CASES.length).toBeGreaterThan(300)
  const own = CASES.filter((each) => datesFor(each).some(({ fields }) => fields.length > 0))
  expect(own.length).toBeGreaterThan(15)
})

it('shows in a comparison no date of another subject or level, as words and as a day', () => {
  const wrong = CASES.flatMap((each) => {
    const { deadline = null, closing = null } = columnOf(each) ?? {}
    const isRight =
      (deadline === null || words(each).includes(deadline.text)) &&
      (closing === null || days(each).includes(twoDigits(closing.month)))
    return isRight ? [] : [`${nameOf(each)}: ${deadline?.text}`]
  })
  expect(wrong).toEqual([])
})

it('shows in a list of programmes no date of another subject or level', () => {
  const shown = ({ university, level, subject }: Case) => {
    const leveled = getCard(university.id)
    const card = leveled && cardAt(leveled, level)
    return (card?.subjectDeadlines?.[subject] ?? card)?.deadline ?? null
  }
  expect(strangers(shown, words)).toEqual([])
})

it('tells programs no date of another subject or level', () => {
  const told = ({ university: { id }, level, subject }: Case) => {
    const { facts } = TOOLS.facts.answer.parse(askTool('facts', { id, level, subject })?.body)
    const fact = facts.find(({ label }) => label === 'Application Deadline')
    return fact?.value === null || fact === undefined ? null : String(fact.value)
  }
  expect(strangers(told, days)).toEqual([])
})

it('plans by no date of another subject or level', () => {
  const planned = ({ university, level, subject }: Case) => {
    const id = subjectItemId(university.id, subject, level)
    const choice = getChoice(university.id, level, partsOfId(id).key)
    if (!choice) return null
    const item = { kind: 'programme' as const, id, subject, start: null, added: '' }
    const { deadline } = windowOf(
      toTaskChoice(choice, item),
      getCountryRules(jurisdictionOf(university)),
      '2027-09',
      aTaskPerson(),
    )
    const day = firstDay(deadline)
    return day && (deadline.kind === 'day' ? day.slice(5) : day.slice(5, 7))
  }
  expect(strangers(planned, days)).toEqual([])
})

it('gives no programme the date of another subject or level', () => {
  const wrong = [...new Set(CASES.map(({ university }) => university))].flatMap((university) =>
    getProgrammesOf(university.id)
      .filter(({ hasPage }, at) => hasPage && at % 40 === 0)
      .flatMap((programme) =>
        programme.levels.flatMap((level) => {
          const column = getComparedWithCost(programmeId({ universityId: university.id, key: programme.key }))
          const subject = ruledSubject(programme) ?? ''
          const shown = column && comparedAt(column, level).deadline?.text
          return !shown || words({ university, level, subject }).includes(shown)
            ? []
            : [`${nameOf({ university, level, subject })}, ${programme.title}: ${shown}`]
        }),
      ),
  )
  expect(wrong).toEqual([])
})

/** Words that say of subjects that the date is none of theirs. Of “some engineering” nobody can tell which is meant. */
const SOME = /\bsome [a-z]+( and [a-z]+)*/gi
const APART = /earlier for|close earlier|dates? of (?:its|their) own|other (?:dates|days) for/i

it('says of each date which subjects its own words set apart', () => {
  const titleWords = getTitleWords()
  const untold = getUniversities().flatMap((university) =>
    LEVELS.flatMap(({ value: level }) =>
      deadlinesAt(university, level).flatMap(({ note, notFor = [] }) => {
        const sentences = (note ?? '').split(/[.;] /).filter((sentence) => APART.test(sentence))
        const named = sentences.flatMap((sentence) => subjectsInTitle(sentence.replace(SOME, ''), titleWords))
        const missing = named.filter(({ slug }) => !notFor.includes(slug))
        return missing.map(({ slug }) => `${university.id}, ${level}: ${slug} (${note})`)
      }),
    ),
  )
  expect(untold).toEqual([])
})
