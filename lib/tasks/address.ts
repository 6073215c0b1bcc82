import type { Route } from 'next'
import { programmeId, programmeKeyOf } from '../facts/programme-id'
import { LEVELS, type Level } from '../facts/vocabulary'
import type { PlanChoice } from '../plan/choices'
import { awardsOf, type AwardItem, type Plan } from '../plan/plan'
import type { Task } from './task'
import { firstDay, onDay } from './task-time'

/** The path of the plan as a calendar to subscribe to. */
const PLAN_CALENDAR = '/plan/calendar.ics' as Route

/** More make a calendar that nobody reads, and an address that some programs cut. */
export const MOST_ITEMS = 40
/** Longer queries are refused unread. A full one has some 4,000 characters. */
export const LONGEST_QUERY = 8_000

/** A place to study in the address: `eth-zurich:master:2027-09`. */
export type AddressPlace = {
  universityId: string
  /** The key of a programme; null for the university. */
  key: string | null
  level: Level
  /** `YYYY-MM`; null: the start that we propose. */
  start: string | null
}

/** The items of a plan in an address. It does not contain who the visitor is. */
export type CalendarAddress = { places: readonly AddressPlace[]; awards: readonly string[] }

const SLUG = '[a-z0-9]+(?:-[a-z0-9]+)*'
const PLACE = new RegExp(
  `^(${SLUG})(?:/(~?[a-z0-9][a-z0-9.-]*))?:(${LEVELS.map(({ value }) => value).join('|')})(?::(20\\d{2}-(?:0[1-9]|1[0-2])))?$`,
)
const AWARD = new RegExp(`^${SLUG}$`)
const LONGEST_ITEM = 200

const write = ({ universityId, key, level, start }: AddressPlace) =>
  [key === null ? universityId : programmeId({ universityId, key }), level, start].filter(Boolean).join(':')

function readPlace(text: string): AddressPlace | null {
  if (text.length > LONGEST_ITEM) return null
  const [, universityId, key = null, level, start = null] = PLACE.exec(text) ?? []
  if (universityId === undefined) return null
  return { universityId, key, level: level as Level, start }
}

/** The parts of a parameter, also where it is repeated; each once, in one order. */
function partsOf(params: URLSearchParams, name: string): string[] {
  const parts = params.getAll(name).flatMap((value) => value.split(','))
  return [...new Set(parts.map((part) => part.trim().toLowerCase()).filter(Boolean))].sort()
}

type ReadAddress = CalendarAddress & {
  /** Parts that are no items, as they were written. */
  unread: readonly string[]
}

/**
 * The items of a query, in one order; null for a query that is no address of a calendar: too long, or with too many
 * items.
 */
export function readAddress(query: string): ReadAddress | null {
  if (query.length > LONGEST_QUERY) return null
  const params = new URLSearchParams(query)
  const places = partsOf(params, 'place')
  const awards = partsOf(params, 'award')
  if (places.length + awards.length > MOST_ITEMS) return null
  const isAward = (part: string) => part.length <= LONGEST_ITEM && AWARD.test(part)
  const unread = [
    ...places.filter((part) => readPlace(part) === null),
    ...awards.filter((part) => !isAward(part)),
  ]
  return { places: places.flatMap((part) => readPlace(part) ?? []), awards: awards.filter(isAward), unread }
}

/** The canonical query of the items, with its question mark; empty for none. Commas, colons and slashes stay. */
export function addressQuery({ places, awards }: CalendarAddress): string {
  const parts = [
    ['place', [...new Set(places.map(write))].sort()],
    ['award', [...new Set(awards)].sort()],
  ] as const
  const query = parts.flatMap(([name, values]) => (values.length > 0 ? [`${name}=${values.join(',')}`] : []))
  return query.length > 0 ? `?${query.join('&')}` : ''
}

/** The same of the first items that one address can have. */
export function boundedQuery({ places, awards }: CalendarAddress): string {
  const kept = places.slice(0, MOST_ITEMS)
  return addressQuery({ places: kept, awards: awards.slice(0, MOST_ITEMS - kept.length) })
}

/** The address of the calendar of the items, from the root on. */
export const calendarHref = (items: CalendarAddress) => `${PLAN_CALENDAR}${boundedQuery(items)}` as Route

/** The items of a plan for an address that is made without its tasks: a place begins when the visitor set it, else when we propose. */
export function itemsOf(plan: Plan, choices: readonly PlanChoice[]): CalendarAddress {
  const set = choices.map((choice) => ({
    id: `start:${choice.key}`,
    day: plan.tasks[`start:${choice.key}`]?.day,
  }))
  return addressOf(
    choices,
    awardsOf(plan),
    set.flatMap(({ id, day }) => (day ? [{ id, when: onDay(day) }] : [])),
  )
}

/** The items of a plan as the address of its calendar names them, each place with the month in which it begins. */
export function addressOf(
  choices: readonly PlanChoice[],
  awards: readonly Pick<AwardItem, 'id'>[],
  tasks: readonly Pick<Task, 'id' | 'when'>[],
): CalendarAddress {
  const starts = new Map(tasks.map((task) => [task.id, firstDay(task.when)?.slice(0, 7) ?? null]))
  return {
    places: choices.map((choice) => ({
      universityId: choice.universityId,
      key: programmeKeyOf(choice),
      level: choice.level,
      start: starts.get(`start:${choice.key}`) ?? null,
    })),
    awards: awards.map(({ id }) => id),
  }
}
