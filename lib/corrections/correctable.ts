import { isDay } from '../text/is-day'
import { isObject } from '../text/is-object'
import type { Change } from './patch'

/** One fact of a record that a visitor may say is wrong. */
export type CorrectableField = {
  key: string
  label: string
  /** Our value in words. */
  shown: string
  /** What it rests on, and the year that it holds for; null where that is not known. */
  source: string | null
  year: string | null
  /** The page of the source; of general knowledge the page to check it at. */
  address: string | null
  /** Its file in `data`, without `.json`; null where it comes from the table of a register. */
  file: string | null
  /** Where its one value stands in the file; none where only a person can write the change. */
  places: Pick<Change, 'path' | 'from'>[]
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
  places: [],
  input: 'text',
  ...said,
})

/** Every group ends with what its list may lack. */
export const withOther = ({ id, title, fields }: CorrectablePart): CorrectablePart => ({
  id,
  title,
  fields: [
    ...fields,
    factInWords({ key: `${id}-other`, label: 'Something else here', shown: 'what the page shows' }),
  ],
})

/** The right value as the file keeps it; null where what was typed is no such value. */
function valueOf(input: CorrectableField['input'], typed: string, from: Change['from']): Change['to'] {
  if (input === 'text') return typed
  if (input === 'number') return Number.isFinite(Number(typed)) ? Number(typed) : null
  const [year = 0, month = 0, day = 0] = typed.split('-').map(Number)
  if (!isDay({ day, month, year }) || !isObject(from)) return null
  const held = from as Record<string, Change['to']>
  return { ...held, month, day, ...(typeof held.year === 'number' && { year }) }
}

/** What a visitor says of a fact. */
export type Said = { value: string; page: string; words: string; year: string }

/** The change as a patch has it; none where only a person can write it. */
export function changesOf(field: CorrectableField, said: Said, today: string): Change[] {
  const { file, label, places, input } = field
  if (file === null || !said.value) return []
  const why = `${label}${said.year ? `, ${said.year}` : ''}: a reader’s correction.`
  const proof = { page: said.page, words: said.words || null, readOn: today }
  return places.flatMap(({ path, from }) => {
    const to = valueOf(input, said.value, from)
    return to === null ? [] : [{ file, path, from, to, why, ...proof }]
  })
}
