import { normaliseText } from '../text/normalise-text'
import { hostsOf, SHOWN_HOSTS, type ScholarshipCardData } from './card'
import type { ScholarshipRow } from './row'
import type { Deadline, Scholarship } from './record/schema'
import { DEGREES, FIELDS } from '../eligibility/vocabulary'
import { FUNDING, TYPES } from './vocabulary'

/** Text and lists of one award as they are sent; what is usual or follows from the rest is left out. */
type CompactRow = {
  card: Omit<ScholarshipCardData, 'hosts' | 'moreHosts' | 'isFull' | 'isPrestigious' | 'isUnsure'>
  /** `f`ully funded, `p`restigious, `u`nsure */
  flags: string
  hosts: string[]
  /** Positions in the option tables. */
  type: number
  degrees: number[]
  funding: number[]
  fields?: number[]
  /** Position in `openTo`. */
  openTo: number
  usd?: number
  status?: Scholarship['status']
  deadlines?: Partial<Deadline>[]
  note?: string
  opens?: number
  /** Searchable words beyond name, provider and hosts. */
  words: string
}

/** The whole catalogue for the browser, in the order of "Best known". */
export type CompactIndex = {
  /** Every country, by name: hosts and nationalities. `aliases` are separated by commas. */
  countries: [code: string, name: string, aliases: string][]
  /** Sets of nationalities that several awards share: "us gb" for those two, "-us gb" for all but those. */
  openTo: string[]
  rows: CompactRow[]
}

/** What the parts of a deadline are where they are left out. */
const NO_DATE: Deadline = { month: 1, day: null, lastMonth: null, year: null, variesBy: null, note: null }

export type Country = { code: string; name: string; aliases: readonly string[] }

/** One award with what the index needs beyond its record. */
export type Entry = {
  scholarship: Scholarship
  card: ScholarshipCardData
  /** Codes of the nationalities whose verdict is not "Not eligible". */
  openTo: ReadonlySet<string>
  yearlyUsd: number | null
}

const positions = <Entry>(table: readonly Entry[], isChosen: (entry: Entry) => boolean) =>
  table.flatMap((entry, at) => (isChosen(entry) ? [at] : []))

const valuesAt = <Value extends string>(table: readonly { value: Value }[], at: readonly number[]) =>
  at.flatMap((index) => table[index]?.value ?? [])

const withoutNulls = <Fields extends object>(fields: Fields): Partial<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as Partial<Fields>

/** The words of a text that are not in `known`, each once: a search tests word by word. */
function moreWords(known: string, texts: readonly string[]): string {
  const words = texts
    .flatMap((text) => normaliseText(text).split(' '))
    .filter((word) => word !== '' && !known.includes(word))
  return [...new Set(words)].sort().join(' ')
}

function encodeSet(codes: ReadonlySet<string>, all: readonly Country[]): string {
  const inside = all.filter(({ code }) => codes.has(code))
  const outside = all.filter(({ code }) => !codes.has(code))
  const list = (countries: readonly Country[]) => countries.map(({ code }) => code).join(' ')
  return inside.length <= outside.length ? list(inside) : `-${list(outside)}`
}

function decodeSet(text: string, all: readonly string[]): ReadonlySet<string> {
  const codes = new Set(text.replace('-', '').split(' ').filter(Boolean))
  return text.startsWith('-') ? new Set(all.filter((code) => !codes.has(code))) : codes
}

const knownText = (card: Pick<ScholarshipCardData, 'name' | 'provider'>, hosts: readonly string[]) =>
  [card.name, card.provider, ...hosts].map(normaliseText).join(' ')

/** Entries must come in the order of "Best known", countries by name. */
export function encodeIndex(entries: readonly Entry[], countries: readonly Country[]): CompactIndex {
  const nameOf = new Map(countries.map(({ code, name }) => [code, name]))
  const sets = entries.map(({ openTo }) => encodeSet(openTo, countries))
  const openTo = [...new Set(sets)]
  return {
    countries: countries.map(({ code, name, aliases }) => [code, name, aliases.join()]),
    openTo,
    rows: entries.map(({ scholarship, card, yearlyUsd }, at): CompactRow => {
      const { id, name, provider, type, value, degrees, link, isFull, isPrestigious, isUnsure } = card
      const { hostCountries, fieldsOfStudy, fieldsNote, university, description } = scholarship
      const hosts = hostsOf(hostCountries, (code) => nameOf.get(code) ?? code).map((host) => host.name)
      const usd = yearlyUsd === null ? {} : { usd: yearlyUsd }
      const fields =
        fieldsOfStudy === 'any' ? null : positions(FIELDS, (field) => fieldsOfStudy.includes(field.value))
      return {
        card: { id, name, provider, type, value, degrees, link },
        flags: `${isFull ? 'f' : ''}${isPrestigious ? 'p' : ''}${isUnsure ? 'u' : ''}`,
        hosts: hostCountries,
        type: TYPES.findIndex(({ label }) => label === type),
        degrees: positions(DEGREES, ({ label }) => scholarship.eligibleDegrees.includes(label)),
        funding: positions(FUNDING, (kind) => scholarship.funding.includes(kind.value)),
        ...(fields ? { fields } : {}),
        openTo: openTo.indexOf(sets[at] ?? ''),
        ...usd,
        ...(scholarship.status === 'yearly' ? {} : { status: scholarship.status }),
        ...(scholarship.deadlines.length > 0 ? { deadlines: scholarship.deadlines.map(withoutNulls) } : {}),
        ...(scholarship.deadlineNote === null ? {} : { note: scholarship.deadlineNote }),
        ...(scholarship.opensMonth === null ? {} : { opens: scholarship.opensMonth }),
        words: moreWords(knownText(card, hosts), [
          university,
          scholarship.value,
          description,
          fieldsNote ?? '',
          ...valuesAt(FIELDS, fields ?? []),
        ]),
      }
    }),
  }
}

/** The rows of an index, in its order. */
export function decodeIndex({ countries, openTo, rows }: CompactIndex): ScholarshipRow[] {
  const names = new Map(countries.map(([code, name]) => [code, name]))
  const codes = [...names.keys()]
  const sets = openTo.map((text) => decodeSet(text, codes))
  return rows.map((row): ScholarshipRow => {
    const hosts = hostsOf(row.hosts, (code) => names.get(code) ?? code)
    const shown = hosts.slice(0, SHOWN_HOSTS)
    return {
      card: {
        ...row.card,
        hosts: shown,
        moreHosts: hosts.length - shown.length,
        isFull: row.flags.includes('f'),
        isPrestigious: row.flags.includes('p'),
        isUnsure: row.flags.includes('u'),
      },
      type: TYPES[row.type]?.value ?? 'external',
      degrees: valuesAt(DEGREES, row.degrees),
      funding: valuesAt(FUNDING, row.funding),
      fields: row.fields ? valuesAt(FIELDS, row.fields) : null,
      hosts: row.hosts,
      openTo: sets[row.openTo] ?? new Set(),
      yearlyUsd: row.usd ?? null,
      dates: {
        status: row.status ?? 'yearly',
        deadlines: (row.deadlines ?? []).map((deadline) => ({ ...NO_DATE, ...deadline })),
        deadlineNote: row.note ?? null,
        opensMonth: row.opens ?? null,
      },
      nameKey: normaliseText(row.card.name),
      text: `${knownText(
        row.card,
        hosts.map(({ name }) => name),
      )} ${row.words}`,
    }
  })
}
