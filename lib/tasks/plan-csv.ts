import { canTheyTakeMe } from '../admission/can-they-take-me'
import { ADMISSION } from '../admission/files'
import { placeOfChoice } from '../admission/place-of-choice'
import type { CostTable } from '../cost/cost'
import { personOf } from '../cost/person'
import { loadPricedPlaces, tablesOf } from '../cost/priced-places'
import { sumOf } from '../cost/range'
import { kindOfTotal } from '../cost/words'
import { subjectOf } from '../eligibility/kept-subject'
import { isEmptyProfile, type Profile } from '../eligibility/profile'
import { VERDICTS, type Verdict } from '../eligibility/verdict'
import { programmeKeyOf } from '../facts/programme-id'
import { FACT_KINDS, LEVELS } from '../facts/vocabulary'
import { currencyFor } from '../money/chosen-currency'
import type { PlanChoice } from '../plan/choices'
import { awardsOf, hrefOf, type Plan } from '../plan/plan'
import type { ShownSender } from '../plan/sender'
import { sumColumns, type CsvSum } from '../text/sum-columns'
import { csvTable, type CsvColumn } from '../text/write-csv'
import { labelOf } from '../text/options'
import { loadTaskFacts, tasksOfPlan } from './load-tasks'
import { nextOf } from './order'
import type { Task } from './task'
import type { When } from './task-time'
import { wishesOf } from './wishes'

/** A choice of a plan with what was worked out for it. Null: not known. */
export type WorkedChoice = {
  choice: PlanChoice
  country: string | null
  table: CostTable | null
  verdict: Verdict | null
  next: Task | null
  /** The awards with which the visitor wants to pay for it, by name. */
  awards: readonly string[]
}

type Column = CsvColumn<WorkedChoice>

const spanOf = (years: number | null) => (years === null ? 'first year' : 'whole degree')

/** The sum of a line over the degree, in the currency of its source. */
const lineOf =
  (id: string) =>
  ({ table }: WorkedChoice): CsvSum | null => {
    const line = table?.lines.find((each) => each.id === id)
    if (!table || !line) return null
    const { currency, year, source, isUsual } = line
    const kind = isUsual ? 'usual in the country' : labelOf(FACT_KINDS, line.kind ?? '')
    const unit = spanOf(table.length)
    return { ...sumOf(line.years), unit, currency, year, kind, source: source?.url ?? null }
  }

function totalOf({ table }: WorkedChoice): CsvSum | null {
  const own = table?.total?.own
  if (!table || !own) return null
  const unit = spanOf(table.length)
  return { ...own, unit, currency: table.currency, year: null, kind: kindOfTotal(table), source: null }
}

function fundsOf({ table }: WorkedChoice): CsvSum | null {
  if (!table?.toShow.sum) return null
  const { sum, currency, year, source } = table.toShow
  return { ...sum, unit: 'before the visa', currency, year, source: source?.url ?? null }
}

/** The ISO day, or the month where only that is known. */
const isoOf = (when: When | null) =>
  when === null || when.kind === 'none' ? null : when.kind === 'day' ? when.day : when.month

function endOf({ when, latest }: Task): string | null {
  const last = isoOf(latest) ?? (when.kind === 'month' ? when.lastMonth : null)
  return last === isoOf(when) ? null : last
}

function kindOfDate({ when, basis, missed }: Task): string | null {
  if (missed === 'at-once') return 'as soon as you can'
  if (basis.kind !== 'source') return basis.kind === 'own' ? 'your own' : 'advice'
  return when.kind !== 'none' && when.isUsual ? 'by that of other years' : 'stated'
}

const date = (name: string, read: (task: Task) => string | null): Column => ({
  head: `Next Date${name}`,
  read: ({ next }) => next && read(next),
})

/** One row a choice. @param site the origin of the site */
const columnsOf = (site: string): readonly Column[] => [
  { head: 'Choice', read: ({ choice }) => choice.name },
  { head: 'University', read: ({ choice }) => choice.university },
  { head: 'Country', read: ({ choice, country }) => country ?? choice.countryCode.toUpperCase() },
  { head: 'Level', read: ({ choice }) => labelOf(LEVELS, choice.level) },
  { head: 'Can They Take Me?', read: ({ verdict }) => labelOf(VERDICTS, verdict ?? '') },
  ...sumColumns('Total with Living', totalOf),
  { head: 'Years of Study', read: ({ table }) => table?.length },
  ...sumColumns('Tuition', lineOf('tuition')),
  ...sumColumns('Living', lineOf('living')),
  ...sumColumns('Money to Show for the Visa', fundsOf),
  date('', ({ when, missed }) => (missed === 'at-once' ? null : isoOf(when))),
  date(', to', (task) => (task.missed === 'at-once' ? null : endOf(task))),
  date(', what', ({ title }) => title),
  date(', kind', kindOfDate),
  date(', year', ({ basis }) => (basis.kind === 'source' ? basis.year : null)),
  date(', source', ({ basis }) => (basis.kind === 'source' ? basis.url : null)),
  { head: 'Awards', read: ({ awards }) => awards.join(', ') },
  { head: 'Note', read: ({ choice }) => choice.note },
  { head: 'Saved on', read: ({ choice }) => choice.added },
  { head: 'Page', read: ({ choice }) => `${site}${hrefOf(choice)}` },
]

/**
 * The choices of a plan as a table for spreadsheets: one number or one text a cell, and what is not known is empty.
 * @param site the origin of the site
 */
export const planCsv = (choices: readonly WorkedChoice[], site: string): string =>
  csvTable(columnsOf(site), choices)

/** Whose sums, dates and verdicts they are: the visitor's, or those of the sender of a plan that came. */
type PlanReader = { profile: Profile; currency: string | null; sender: ShownSender | null }

/** Works the choices of a plan out for a person. No request identifies the visitor. @param today ISO day */
export const workOut = async (...plan: Parameters<typeof workOutPlan>): Promise<WorkedChoice[]> =>
  (await workOutPlan(...plan)).worked

/** The same with the tasks of the whole plan, awards among them. */
export async function workOutPlan(
  plan: Plan,
  choices: readonly PlanChoice[],
  { profile, currency, sender }: PlanReader,
  today: string,
): Promise<{ worked: WorkedChoice[]; tasks: Task[] }> {
  const chosen = choices.map((choice) => ({ ...choice, key: programmeKeyOf(choice) }))
  const [priced, admission, facts] = await Promise.all([
    loadPricedPlaces(chosen),
    ADMISSION.load(),
    loadTaskFacts(choices, subjectOf(profile), awardsOf(plan).length > 0),
  ])
  const unit = currencyFor(sender?.currency ?? currency, personOf(profile), priced.head.currencies)
  const wishes = wishesOf(choices, priced, today)
  const tables = tablesOf(priced, profile, { currency: unit, today, sender, wishes })
  const tasks = tasksOfPlan(plan, facts, { profile, sender, today })
  const worked = choices.map((choice, at) => {
    const place = priced.places[at] ?? null
    const rules = place && (admission.rules[place.choice.jurisdiction.code] ?? null)
    const own =
      place && !isEmptyProfile(profile)
        ? canTheyTakeMe(profile, placeOfChoice(place.choice), rules, today).verdict
        : null
    return {
      choice,
      country: place?.choice.country ?? null,
      table: tables[at] ?? null,
      verdict: sender?.answers.get(choice.id)?.verdict ?? own,
      next: nextOf(tasks, choice.key),
      awards: awardsOf(plan).flatMap(({ id, name }) => (choice.awards.includes(id) ? name : [])),
    }
  })
  return { worked, tasks }
}
