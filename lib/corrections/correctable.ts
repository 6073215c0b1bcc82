import type { Scholarship } from '../scholarships/record/schema'
import { count, formatCount, monthName } from '../text/format'
import { isDay } from '../text/is-day'
import { isObject } from '../text/is-object'
import { capital } from '../text/format'
import { RECORD_FIELDS } from '../universities/record/fields'
import type { UniversityRecord } from '../universities/record/schema'
import type { Change } from './patch'

/** One fact of a record that a visitor may say is wrong. */
export type CorrectableField = {
  key: string
  label: string
  /** Our value in words. */
  shown: string
  /** Its place and its value in the record's file; a value of several parts is for a person to correct. */
  place: { path: Change['path']; from: Change['from'] } | null
  /** The control that takes the right value; null where only words can say it. */
  input: 'text' | 'number' | 'date' | null
}

export type Correctable = {
  name: string
  /** The address of its page. */
  href: string
  /** Its file in `data`, without `.json`. */
  file: string
  fields: CorrectableField[]
  sources: { title: string; url: string | null }[]
}

const text = (key: string, label: string, id: string, value: string | null): CorrectableField => ({
  key,
  label,
  shown: value ?? 'Not known',
  place: { path: [id, key], from: value },
  input: 'text',
})

/** The facts of an award, as they stand in `data/scholarships`. */
export function correctableAward(award: Scholarship): Correctable {
  const { id, name, type, deadlines, sources } = award
  const days = deadlines.map((deadline, at): CorrectableField => {
    const { day, month, year, note } = deadline
    const from = Object.fromEntries(Object.entries(deadline).filter(([, each]) => each !== null))
    const words = [day, monthName(month), year].filter(Boolean).join(' ')
    return {
      key: `deadline-${at + 1}`,
      label: deadlines.length > 1 ? `Last day to apply (${at + 1})` : 'Last day to apply',
      shown: note ? `${words}: ${note}` : words,
      place: { path: [id, 'deadlines', at], from },
      input: 'date',
    }
  })
  const words = { place: null, input: null } as const
  return {
    name,
    href: `/scholarships/${id}`,
    file: `scholarships/${type.toLowerCase()}`,
    fields: [
      text('value', 'What it pays', id, award.value),
      ...days,
      ...(days.length === 0
        ? [{ key: 'deadlines', label: 'Last day to apply', shown: 'Not known', ...words }]
        : []),
      { key: 'eligibility', label: 'Who can apply', shown: 'as the page of the award lists it', ...words },
      text('university', 'Where it can be used', id, award.university),
      text('link', 'The provider’s own page', id, award.link),
      text('provider', 'Who gives it', id, award.provider),
    ],
    sources: sources.map(({ title, url }) => ({ title, url })),
  }
}

/** The facts that a university's own record has; those of registers and rules come with their sources from elsewhere. */
export function correctableUniversity(record: UniversityRecord): Correctable {
  const fields = RECORD_FIELDS.map(({ path, label }): CorrectableField => {
    const keys = path.split('.')
    const value = keys.reduce<unknown>((held, key) => (isObject(held) ? held[key] : null), record)
    const isText = typeof value === 'string'
    const isPlain = isText || typeof value === 'number'
    const known = Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined
    return {
      key: path,
      label: capital(label),
      shown: isText
        ? value
        : typeof value === 'number'
          ? formatPlain(path, value)
          : Array.isArray(value) && known
            ? count(value.length, 'entry', 'entries')
            : known
              ? 'as the profile has it'
              : 'Not known',
      place: isPlain ? { path: [record.id, ...keys], from: value } : null,
      input: isText ? 'text' : isPlain ? 'number' : null,
    }
  })
  return {
    name: record.name,
    href: `/universities/${record.id}`,
    file: `universities/${record.countryCode}`,
    fields,
    sources: record.sources.map(({ source, url }) => ({ title: source, url: url ?? null })),
  }
}

const formatPlain = (path: string, value: number) => (path.endsWith('Year') ? `${value}` : formatCount(value))

/** The right value as the file keeps it; null where what was typed is no such value. */
function valueOf({ input, place }: CorrectableField, typed: string): Change['to'] {
  if (input === 'text') return typed
  if (input === 'number') return Number.isFinite(Number(typed)) ? Number(typed) : null
  const [year = 0, month = 0, day = 0] = typed.split('-').map(Number)
  if (input !== 'date' || !isDay({ day, month, year }) || !isObject(place?.from)) return null
  const held = place.from as Record<string, Change['to']>
  return { ...held, month, day, ...(typeof held.year === 'number' && { year }) }
}

/** What a visitor says of a fact. */
export type Said = { value: string; page: string; words: string; year: string }

/** The change as a patch; null where only a person can write it. */
export function changeOf(
  { file }: Correctable,
  field: CorrectableField,
  said: Said,
  today: string,
): Change | null {
  const to = said.value && field.place ? valueOf(field, said.value) : null
  if (to === null || !field.place) return null
  const why = `${field.label}${said.year ? `, ${said.year}` : ''}: a reader’s correction.`
  return { file, ...field.place, to, why, page: said.page, words: said.words || null, readOn: today }
}
