import { popularLabels } from '../universities/record/derive'
import type { UniversityRecord } from '../universities/record/schema'
import { normaliseText } from '../text/normalise-text'
import type { Twin } from './duplicates'
import { mergeFurther, type Further } from './further-columns'
import { mergeProvenance, type Provenance } from './provenance'
import { replacedId } from './replaced-id'
import { AddedRecordSchema, type AddedEntry, type AddedRecord, type Origin } from './schema'
import type { RowPlace } from './validate'

export const CHOICES = [
  { value: 'keep', label: 'Keep what is there', hint: 'This row is not added.' },
  { value: 'replace', label: 'Replace it', hint: 'This row is shown instead.' },
  { value: 'merge', label: 'Merge', hint: 'What this row knows wins; the rest stays.' },
] as const

export type MergeChoice = (typeof CHOICES)[number]['value']

/** Fields that belong together. If the new record has one of `decides`, these and those of `along` come from it. */
const TOGETHER = [
  { decides: ['studentPopulation'], along: ['studentDefinition'] },
  { decides: ['acceptanceRate'], along: ['acceptanceRateYear'] },
  { decides: ['internationalStudents', 'internationalPercent'], along: [] },
] as const satisfies { decides: (keyof AddedRecord)[]; along: (keyof AddedRecord)[] }[]

const GROUPS = ['tuitionFees', 'admissionRequirements', 'campusLife', 'academics'] as const

const isKnown = (value: unknown): boolean => value !== null && value !== undefined

function mergeFields<Fields extends object>(old: Fields, next: Fields, isGiven = isKnown): Fields {
  const given = Object.entries(next).filter(([, value]) => isGiven(value))
  return { ...old, ...Object.fromEntries(given) }
}

const isKnownOrListed = (value: unknown) => isKnown(value) && !(Array.isArray(value) && value.length === 0)

/**
 * The old record's requirements for applicants. A new text about the test of English replaces the old text and its
 * score.
 */
function askedBefore(
  { admissionRequirements: old }: AddedRecord,
  { admissionRequirements: next }: AddedRecord,
) {
  return next.englishTest === null ? old : { ...old, ielts: null, asksEnglishTest: null }
}

/**
 * Merges two records field by field: a value of the new record wins, and a field it does not know keeps its old value.
 */
export function mergeRecords(old: AddedRecord, next: AddedRecord): AddedRecord {
  const merged = mergeFields(old, next, isKnownOrListed)
  const groups = GROUPS.map((group) => {
    const [before, after] = [
      group === 'admissionRequirements' ? askedBefore(old, next) : old[group],
      next[group],
    ]
    return [group, before && after ? mergeFields<object>(before, after) : (after ?? before)]
  })
  const together = TOGETHER.flatMap(({ decides, along }) => {
    const from = decides.some((key) => isKnown(next[key])) ? next : old
    return [...decides, ...along].map((key) => [key, from[key]])
  })
  return AddedRecordSchema.parse({ ...merged, ...Object.fromEntries([...groups, ...together]) })
}

const PartOfAddedSchema = AddedRecordSchema.strip()

/**
 * A catalogue record as an added one, which the visitor may change. It has no sources, because they vouch only for our
 * own record.
 */
export function toAddedRecord(record: UniversityRecord): AddedRecord {
  return PartOfAddedSchema.parse({ ...record, popularPrograms: popularLabels(record) })
}

/**
 * A hash of 53 bits in base 36 (cyrb53): the same text gives the same letters, and nobody can read the text from them.
 */
function hash(text: string): string {
  let a = 0xdeadbeef
  let b = 0x41c6ce57
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0
    a = Math.imul(a ^ code, 2654435761)
    b = Math.imul(b ^ code, 1597334677)
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36)
}

/** An id made from name and country. A number is added when the id is taken. */
export function newRecordId({ name, countryCode }: AddedRecord, isTaken: (id: string) => boolean): string {
  const id = `added-${hash(`${countryCode} ${normaliseText(name)}`)}`
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? id : `${id}-${number}`
    if (!isTaken(candidate)) return candidate
  }
}

export type Candidate = RowPlace & {
  record: AddedRecord
  twin: Twin | null
  choice: MergeChoice
  provenance?: Provenance[]
  further?: Further
}

type Plan = {
  candidates: readonly Candidate[]
  /** The universities that were added before. */
  entries: readonly AddedEntry[]
  /** The catalogue's records that candidates are merged with, by id. */
  catalogue: ReadonlyMap<string, AddedRecord>
  from: Origin
  /** The successors of ids that the catalogue once had. */
  successors: Readonly<Record<string, string>>
  /** ISO date */
  today: string
}

/** Carries out the choices in the order of the rows. Returns the entries that are new or changed. */
export function planImport({ candidates, entries, catalogue, from, successors, today }: Plan): AddedEntry[] {
  const all = new Map(entries.map((entry) => [entry.id, entry]))
  const planned = new Map<string, AddedEntry>()
  const idOfRow = new Map<number, string>()
  const twinId = (twin: Twin | null): string | undefined => {
    if (twin?.kind === 'added') return twin.id
    if (twin?.kind === 'file') return idOfRow.get(twin.at)
    return [...all.values()].find((entry) => twin && replacedId(entry, successors) === twin.id)?.id
  }
  for (const { at, record, twin, choice, provenance: read, further: rest } of candidates) {
    if (twin && choice === 'keep') continue
    const id = twin ? twinId(twin) : undefined
    const before = id === undefined ? undefined : all.get(id)
    const old = before?.record ?? (twin?.kind === 'catalogue' ? catalogue.get(twin.id) : undefined)
    const provenance = choice === 'merge' ? mergeProvenance(before?.provenance, read) : read
    const further = choice === 'merge' ? mergeFurther(before?.further, rest) : rest
    const entry: AddedEntry = {
      id: before?.id ?? newRecordId(record, (taken) => all.has(taken)),
      addedOn: today,
      from,
      replaces: before?.replaces ?? (twin?.kind === 'catalogue' ? twin.id : null),
      record: choice === 'merge' && old ? mergeRecords(old, record) : record,
      ...(provenance && { provenance }),
      ...(further && { further }),
    }
    all.set(entry.id, entry)
    planned.set(entry.id, entry)
    idOfRow.set(at, entry.id)
  }
  return [...planned.values()]
}
