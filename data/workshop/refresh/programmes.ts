import { ProgrammesFileSchema, type ProgrammeRow, type ProgrammesFile } from '@/lib/programmes/schema'
import { Refusal, type About, type Standing } from './recipe'

/** What was entered by hand: a register that is read again leaves it as it is, and all else is the register's. */
const OWN = ['award', 'title', 'titleEn'] as const

/** A programme as a register lists it today; what it does not say is empty or left out. */
export type Offer = Partial<ProgrammeRow> & Pick<ProgrammeRow, 'level'>

type Edition = Omit<ProgrammesFile, 'universities' | 'read' | 'rejected' | 'leftOut' | 'readOn'>

type Renewal = {
  /** Path in `data/`. */
  path: string
  edition: Edition
  /** Each offer with the id of its university. */
  offers: readonly (readonly [string, Offer])[]
  /** A programme that has another name is known by its code. */
  isKnownByCode?: boolean
  /** Beside level and names, what makes two offers different ones. */
  differBy?: readonly (keyof ProgrammeRow)[]
  /** True where the programmes' pages are not from this register: they stay. */
  keepsPages?: boolean
  /** True where a programme is of no use without an English name, which its register may not give. */
  needsEnglish?: boolean
}

/**
 * A file of programmes as a register lists them now: what was entered by hand stays, and what the register no longer states of
 * a programme is gone, as is the programme that it no longer lists. Programmes that the file had keep their places.
 */
export function renewProgrammes(
  {
    path,
    edition,
    offers,
    isKnownByCode = false,
    differBy = [],
    keepsPages = false,
    needsEnglish = false,
  }: Renewal,
  standing: Standing,
  { day }: Pick<About, 'day'>,
): { files: Record<string, ProgrammesFile>; rejects: string[] } {
  const old = standing.read(path) as ProgrammesFile | null
  const rows = new Map<string, ProgrammeRow[]>()
  const places = new Map<ProgrammeRow, number>()
  const rejects: string[] = []
  const hasSubject = codesOf(edition.scheme, standing)
  const strange: string[] = []
  for (const [id, listed] of offers) {
    const offer = stated(listed)
    if (offer.field && !hasSubject(offer.field)) {
      strange.push(offer.field)
      delete offer.field
    }
    const all = rows.get(id) ?? []
    const standingRows = old?.universities[id] ?? []
    const nearest = standingRows
      .filter((each) => isSame(each, offer) || (isKnownByCode && hasSameCode(each, offer)))
      .toSorted((a, b) => likeness(b, offer) - likeness(a, offer))[0]
    const row: ProgrammeRow = { ...offer, ...entered(nearest, keepsPages ? [...OWN, 'url'] : OWN) }
    if (row.title?.toLowerCase() === row.titleEn?.toLowerCase()) delete row.title
    const made = withoutRepeatedCode(row, all)
    if (needsEnglish && !made.titleEn)
      rejects.push(`${standing.names.get(id) ?? id}, ${made.title}: the register has no English name`)
    else if (
      !all.some((each) => isRepeated(each, made) && differBy.every((key) => each[key] === made[key]))
    ) {
      rows.set(id, [...all, made])
      places.set(made, nearest ? standingRows.indexOf(nearest) : standingRows.length)
    }
  }
  if (rows.size === 0) throw new Refusal(`${path}: the file names no programme of a university that we know.`)
  const inPlace = (all: ProgrammeRow[]) => all.toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0))
  const file = ProgrammesFileSchema.parse({
    ...edition,
    readOn: day,
    read: [...rows.values()].flat().length,
    rejected: {},
    leftOut: strange.length > 0 ? { 'field: our table of subjects lacks the code': strange.length } : {},
    universities: Object.fromEntries([...rows].map(([id, all]) => [id, inPlace(all)])),
  })
  return { files: { [path]: file }, rejects: [...new Set(rejects)] }
}

/** Whether a code of the register leads to a subject. */
function codesOf(scheme: Edition['scheme'], standing: Standing): (code: string) => boolean {
  const table =
    scheme && (standing.read(`subject-codes/${scheme}.json`) as { codes: { code: string }[] } | null)
  const codes = new Set(table?.codes.map(({ code }) => code))
  return (code) => !table || codes.has(code)
}

const stated = (offer: Offer): Offer => ({
  ...Object.fromEntries(Object.entries(offer).filter(([, value]) => value !== undefined && value !== '')),
  level: offer.level,
})

const entered = (known: ProgrammeRow | undefined, keys: readonly (keyof ProgrammeRow)[]) =>
  known && {
    ...Object.fromEntries(keys.flatMap((key) => (known[key] === undefined ? [] : [[key, known[key]]]))),
    subject: known.subject,
    also: known.also,
  }

/** Whether a programme has a name of another at its level: one has been given an English one, or lost its own. */
function isSame(a: Offer, b: Offer): boolean {
  const names = (each: Offer) => [each.title, each.titleEn].flatMap((name) => name?.toLowerCase() ?? [])
  return a.level === b.level && names(a).some((name) => names(b).includes(name))
}

/** Two offers of one name of their own at one level are one programme; in English two may have the same. */
function isRepeated(a: Offer, b: Offer): boolean {
  const own = ({ title, titleEn }: Offer) => (title ?? titleEn)?.toLowerCase()
  return a.level === b.level && own(a) === own(b)
}

/** How much of a row that stands is in an offer: two may have one name in English. */
const likeness = (row: ProgrammeRow, offer: Offer) =>
  4 * Number(hasSameCode(row, offer)) +
  2 * Number(isRepeated(row, offer)) +
  Number(row.language === offer.language)

const hasSameCode = (a: Offer, b: Offer) => a.code !== undefined && a.code === b.code && a.level === b.level

/** The first of several tracks keeps the code that they share. */
const withoutRepeatedCode = (made: ProgrammeRow, others: readonly ProgrammeRow[]): ProgrammeRow =>
  others.some(({ code }) => code && code === made.code) ? { ...made, code: undefined } : made
