import { EMPTY_PROFILE, parseProfile, type Profile } from '../eligibility/profile'
import { programmeId, programmeKeyOf } from '../facts/programme-id'
import { LEVELS, type Level } from '../facts/vocabulary'
import { slugify } from '../text/slugify'
import { DOCUMENT_STATES, type PlanItem } from './plan'
import { readPlan } from './schema'
import { readSender, type Carried, type Sender } from './sender'

/** The readable content of a link. `unread` counts parts that are damaged or that this version does not know. */
export type ReadLink = Carried & { unread: number }

/*
 * One line for each part: a letter for its kind, then its fields with tabs between them. Empty fields at the end are left
 * out, as are ids that follow from the name. Letters and the order of fields never change, because people keep links; a
 * new field comes last, and a new kind gets a new letter, which an older reader counts as unread.
 */

const DAY_MS = 86_400_000
const FIRST_DAY = Date.UTC(2026, 0, 1)

/** A day in few letters: days from the first one, in base 36. */
const writeDay = (day: string | null) =>
  day === null ? '' : Math.round((Date.parse(day) - FIRST_DAY) / DAY_MS).toString(36)

/** A text that is no day becomes one that no schema accepts as a day. */
function readDay(text: string | undefined): string | null {
  if (!text) return null
  const day = new Date(FIRST_DAY + Number.parseInt(text, 36) * DAY_MS)
  return Number.isNaN(day.getTime()) ? '?' : day.toISOString().slice(0, 10)
}

const ESCAPES: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n' }
const escape = (text: string) => text.replace(/[\\\t\n]/g, (letter) => ESCAPES[letter] ?? letter)
const unescape = (text: string) =>
  text.includes('\\')
    ? text.replace(/\\(.)/g, (_, letter: string) => (letter === 't' ? '\t' : letter === 'n' ? '\n' : letter))
    : text

const line = (...fields: readonly string[]) => fields.map(escape).join('\t').replace(/\t+$/, '')

const writeLevel = (level: Level | null) => level?.charAt(0) ?? ''
const readLevel = (letter: string | undefined) =>
  letter ? (LEVELS.find(({ value }) => value.startsWith(letter))?.value ?? letter) : null

const shortId = (id: string, name: string) => (slugify(name) === id ? '' : id)
const longId = (id: string | undefined, name: string | undefined) => id || slugify(name ?? '')

/** An award that is in the plan is written as its place there, in base 36 after a star. */
function writeAwards(ids: readonly string[], awardIds: readonly string[]): string {
  return ids.map((id) => (awardIds.includes(id) ? `*${awardIds.indexOf(id).toString(36)}` : id)).join(' ')
}

const readAwards = (text: string | undefined, awardIds: readonly string[]) =>
  (text || undefined)
    ?.split(' ')
    .map((word) => (word.startsWith('*') ? (awardIds[Number.parseInt(word.slice(1), 36)] ?? word) : word)) ??
  []

function writeItem(item: PlanItem, awardIds: readonly string[]): string {
  const { name, note } = item
  const added = writeDay(item.added)
  if (item.kind === 'award') return line('a', name, added, note, shortId(item.id, name))
  const { countryCode, university, universityId } = item
  const shared = [countryCode, writeLevel(item.level), added, note, writeAwards(item.awards, awardIds)]
  const key = programmeKeyOf(item)
  if (key === null) return line('u', name, ...shared, shortId(item.id, name))
  return line('p', name, ...shared, key, university, shortId(universityId, university))
}

/** The items as `readPlan` expects them; it says which are sound. */
function readItem(fields: readonly string[], awardIds: readonly string[]): object {
  const [letter, name, ...rest] = fields
  if (letter === 'a') {
    const [added, note = '', id] = rest
    return { kind: 'award', id: longId(id, name), name, note, added: readDay(added) }
  }
  const [countryCode, level, added, note = '', awards, ...own] = rest
  const place = {
    name,
    countryCode,
    level: readLevel(level),
    added: readDay(added),
    note,
    awards: readAwards(awards, awardIds),
  }
  if (letter === 'u') {
    const id = longId(own[0], name)
    return { kind: 'university', id, universityId: id, university: name, ...place }
  }
  const [key = '', university] = own
  const universityId = longId(own[2], university)
  return {
    kind: 'programme',
    id: programmeId({ universityId, key }),
    universityId,
    university,
    ...place,
  }
}

/** A plan as text, for a link. */
export function writeLinkText({ plan, profile, sender }: Carried): string {
  const awardIds = plan.items.flatMap((item) => (item.kind === 'award' ? [item.id] : []))
  const told = Object.entries(profile ?? {}).filter(
    ([field, value]) => value !== EMPTY_PROFILE[field as keyof Profile],
  )
  return [
    ...(plan.name ? [line('h', plan.name)] : []),
    ...plan.items.map((item) => writeItem(item, awardIds)),
    ...Object.entries(plan.tasks).map(([id, { done, day }]) => line('t', id, writeDay(done), writeDay(day))),
    ...plan.ownTasks.map(({ id, text, day, done, choice }) =>
      line('o', id, text, writeDay(day), writeDay(done), choice ?? ''),
    ),
    ...plan.documents.map(({ id, state, day, name, note }) =>
      line('d', id, state.charAt(0), writeDay(day), name, note),
    ),
    ...plan.notes.map(({ id, text }) => line('n', id, text)),
    ...(sender ? [line('s', JSON.stringify(sender))] : []),
    ...(profile ? [line('w', ...told.flatMap(([field, value]) => [field, String(value)]))] : []),
  ].join('\n')
}

const pairsOf = (fields: readonly string[]) =>
  fields.flatMap((field, at) => (at % 2 === 0 ? [[field, fields[at + 1] ?? '']] : []))

function parseSender(text: string | undefined): Sender | null {
  try {
    return readSender(JSON.parse(text ?? ''))
  } catch {
    return null
  }
}

/** Reads the text of a link, line by line. A line that is not understood is counted, and the rest is kept. */
export function readLinkText(text: string): ReadLink {
  const lines = text.split('\n').map((each) => each.split('\t').map(unescape))
  const of = (...letters: string[]) => lines.filter(([letter = '']) => letters.includes(letter))
  const awardIds = of('a').map(([, name, , , id]) => longId(id, name))
  const [heading] = of('h')
  const { plan, unread } = readPlan({
    name: heading?.[1],
    items: of('u', 'p', 'a').map((fields) => readItem(fields, awardIds)),
    tasks: Object.fromEntries(
      of('t').map(([, id = '', done, day]) => [id, { done: readDay(done), day: readDay(day) }]),
    ),
    ownTasks: of('o').map(([, id, task, day, done, choice]) => ({
      id,
      text: task,
      day: readDay(day),
      done: readDay(done),
      choice: choice || null,
    })),
    documents: of('d').map(([, id, state = '', day, name = '', note = '']) => ({
      id,
      state: DOCUMENT_STATES.find(({ value }) => value.startsWith(state))?.value,
      day: readDay(day),
      name,
      note,
    })),
    notes: of('n').map(([, id, note = '']) => ({ id, text: note })),
  })
  const [who] = of('w')
  const [said] = of('s')
  const sender = said ? parseSender(said[1]) : null
  const known = of('h', 'u', 'p', 'a', 't', 'o', 'd', 'n', 'w', 's').length
  const empty = lines.filter((fields) => fields.join('') === '').length
  return {
    plan,
    profile: who ? parseProfile(Object.fromEntries(pairsOf(who.slice(1)))) : null,
    sender,
    unread: unread + lines.length - known - empty + (said && !sender ? 1 : 0),
  }
}
