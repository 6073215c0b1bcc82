import { formatDayOrMonth } from '../text/format'
import type { Step, Steps } from './schema'
import type { TaskBasis, TaskPerson, TaskRules } from './task'
import type { StepKind } from './vocabulary'

/** Said of a visa where the nationality is not known. */
export const IF_VISA_NEEDED = 'Only if your passport needs a visa: those of some countries need none.'

/** Said of a visa where no agreement that we know frees the passport from it: those of single countries we don't know. */
export const UNLESS_FREED = 'Only if your passport needs one: the office of the country says so.'

/** The row of a country for a step, and where it has no span of its own, the one of our advice beside it. */
type CountryStep = {
  /** The country's own row; null where only our advice is known. */
  own: Step | null
  advice: Step | null
}

/** The known facts about a step in a country. */
export function stepOf({ steps }: Pick<Steps, 'steps'>, kind: StepKind, country: string): CountryStep {
  const find = (code: string | null) => steps.find((row) => row.step === kind && row.country === code) ?? null
  return { own: find(country), advice: find(null) }
}

/** The source of a row, with the day of the page that was read. */
export function basisOf({ source }: Pick<Step, 'source'>): TaskBasis {
  if (!source) return { kind: 'advice' }
  const { title, publisher, url, on } = source
  return { kind: 'source', title, publisher, url, year: on && formatDayOrMonth(on) }
}

/**
 * Whether somebody needs a visa in a country: null without a known nationality. One passport that needs none is enough.
 */
export function needsVisa(
  rules: TaskRules | null,
  { nationalities, sender }: Pick<TaskPerson, 'nationalities' | 'sender'>,
  country: string,
): boolean | null {
  const sent = nationalities.length === 0 ? sender?.standings[country] : undefined
  if (sent?.isVisaFree) return false
  // A standing can come from where the sender lives alone: only one who told a nationality surely needs a visa.
  if (sent) return sender?.requirements ? true : null
  if (nationalities.length === 0) return null
  const free = rules?.visaFree.flatMap((movement) => movement.nationalities) ?? []
  return !nationalities.some((code) => code === country || free.includes(code))
}
