import { isDay } from '../text/is-day'
import { isObject } from '../text/is-object'
import type { Change } from './patch'

type Place = Pick<Change, 'path' | 'from'>

/** Where a file keeps a value, with the year and the source of it and of nothing else. */
export type Kept = {
  /**
   * `write`: what takes its place, from what was typed; left out where that is the right value alone. `mayGo`: null takes it
   * out, and does not mean that what was typed is no such value.
   */
  values: (Place & { write?: (typed: string) => Change['to']; mayGo?: true })[]
  /** Null where the value names its year itself. */
  year: (Place & { holdsFor: string }) | null
  /** The addresses of its source. */
  pages: readonly (string | null)[]
  /** Names another page as its source; null where too little is known of the page, or it can be none. */
  cite: (said: Said, today: string) => (Place & Pick<Change, 'to'>)[] | null
  /** A source has a title and a publisher there, so that the form asks for both. */
  asksPublisher?: true
  /** What a person has to look at beside the new value, as a sentence of the patch. */
  warning?: string
}

/** What may not hold of a new value, and stays as it is. */
export const WARNINGS = {
  note: 'A note stays beside it: see whether it still holds.',
  columns: 'Columns beside its words say the same: see whether they still hold.',
  fields: 'Other fields of its record say more of it: see whether they still hold.',
  address: 'The address of its page is made of it, and changes with it.',
} as const

/** One fact of a record that a visitor may say is wrong. */
export type CorrectableField = {
  key: string
  label: string
  /** Our value in words; null where it is not known. */
  shown: string | null
  /** What it rests on, and the year that it holds for; null where that is not known. */
  source: string | null
  year: string | null
  /** The page of the source; of general knowledge the page to check it at. */
  address: string | null
  /** Its file in `data`, without `.json`; null where that is not clear. */
  file: string | null
  /**
   * Null where only a person can write the change: figures beside the value say more of it, or other facts share its place,
   * its year or its source.
   */
  kept: Kept | null
  /** The title of its group, of what stands in no list: the visitor says which fact is meant. Left out of all others. */
  among?: string
  /** The control that takes the right value. */
  input: 'text' | 'number' | 'date'
}

/** A group of facts of a page, by the id of its heading there. */
export type CorrectablePart = { id: string; title: string; fields: CorrectableField[] }

export type Correctable = {
  name: string
  /** The address of its page. */
  href: string
  parts: CorrectablePart[]
}

/** A fact that only words can correct, until more is said of it. */
export const factInWords = (
  said: Pick<CorrectableField, 'key' | 'label' | 'shown'> & Partial<CorrectableField>,
): CorrectableField => ({
  source: null,
  year: null,
  address: null,
  file: null,
  kept: null,
  input: 'text',
  ...said,
})

/** Every group ends with what its list may lack. */
export const withOther = ({ id, title, fields }: CorrectablePart): CorrectablePart => ({
  id,
  title,
  fields: [
    ...fields,
    factInWords({
      key: `${id}-other`,
      label: 'Something else here',
      shown: `what the page shows under “${title}”`,
      among: title,
    }),
  ],
})

/** Entries of a list in one text; semicolons stand between them where one of them has a comma. */
export const listInWords = (entries: readonly string[]): string =>
  entries.join(entries.some((entry) => entry.includes(',')) ? '; ' : ', ')

function listOf(typed: string, from: readonly unknown[]): string[] {
  const hasCommas = typed.includes(';') || from.some((entry) => String(entry).includes(','))
  return typed
    .split(hasCommas ? ';' : ',')
    .map((entry) => entry.trim())
    .filter(Boolean)
}

const ANSWERS: Readonly<Record<string, boolean>> = { yes: true, no: false }

/** The right value as the file keeps it; null where what was typed is no such value. */
function valueOf(
  input: CorrectableField['input'],
  typed: string,
  { from, hasYear }: Pick<Change, 'from'> & { hasYear: boolean },
): Change['to'] {
  if (Array.isArray(from)) return listOf(typed, from)
  if (typeof from === 'boolean') return ANSWERS[typed.trim().toLowerCase()] ?? null
  if (input === 'text') return typed
  if (input === 'number') return Number.isFinite(Number(typed)) ? Number(typed) : null
  const date = dateOf(typed)
  if (!date || !isObject(from)) return null
  const { year, ...day } = date
  // A day is no span any more.
  const held = Object.entries(from as Record<string, Change['to']>).filter(([key]) => key !== 'lastMonth')
  return { ...Object.fromEntries(held), ...day, ...(hasYear && { year }) }
}

/** A day that was typed; null where it is none. */
export function dateOf(typed: string): { month: number; day: number; year: number } | null {
  const [year = 0, month = 0, day = 0] = typed.split('-').map(Number)
  return isDay({ day, month, year }) ? { month, day, year } : null
}

/** What a visitor says of a fact, and of the page that says so. */
export type Said = {
  /** Which fact is meant, where the form asks for it. */
  fact: string
  value: string
  page: string
  /** The title and the publisher of the page. */
  title: string
  publisher: string
  words: string
  year: string
}

/** The year and the page that a new value is from, where its file has others; null where the visitor did not say enough. */
function proofOf({ year, pages, cite }: Kept, said: Said, today: string) {
  const isOfYear = year === null || said.year === year.holdsFor
  const cited = pages.includes(said.page) ? [] : cite(said, today)
  if (cited === null || (!isOfYear && !/\d{4}/.test(said.year))) return null
  return [...(isOfYear ? [] : [{ path: year.path, from: year.from, to: said.year }]), ...cited]
}

/** The change as a patch has it, with its year and its source; none where only a person can write it. */
export function changesOf(
  { file, label, kept, input }: CorrectableField,
  said: Said,
  today: string,
): Change[] {
  const proof = kept && proofOf(kept, said, today)
  if (file === null || !kept || !proof || !said.value) return []
  const hasYear = kept.year === null
  const values = kept.values.map(({ path, from, write, mayGo }) => {
    const to = write ? write(said.value) : valueOf(input, said.value, { from, hasYear })
    return { change: { path, from, to }, isUnfit: to === null && !mayGo }
  })
  if (values.some(({ isUnfit }) => isUnfit)) return []
  const why = [
    `${label}${said.year ? `, ${said.year}` : ''}: a reader’s correction.`,
    ...(kept.warning ? [kept.warning] : []),
  ].join(' ')
  const read = { page: said.page, words: said.words || null, readOn: today }
  return [...values.map(({ change }) => change), ...proof].map((change) => ({
    file,
    ...change,
    why,
    ...read,
  }))
}
