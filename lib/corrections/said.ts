import { formatDate } from '../text/format'
import type { Correctable, CorrectableField, Said } from './correctable'
import type { Correction } from './issue'
import { ChangeSchema, LONGEST_VALUE } from './patch'

/** A value that nobody knows, in words. */
export const NOT_KNOWN = 'Not known'

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The form from its address: each text in one line and bounded; a page only with a secure address. */
export function readSaid(query: Record<string, string | string[] | undefined>) {
  const take = (key: string, most = 500) => {
    const value = query[key]
    return oneLine(typeof value === 'string' ? value : '').slice(0, most)
  }
  const page = take('page')
  return {
    about: take('about', 200),
    part: take('part', 100),
    field: take('field', 200),
    fact: take('fact', 200),
    value: take('value', LONGEST_VALUE),
    page: ChangeSchema.shape.page.safeParse(page).success ? page : '',
    title: take('title', 200),
    publisher: take('publisher', 200),
    words: take('words', 300),
    year: take('year', 20),
  }
}

/** A fact as a text names it: what, of whom, by whom, and where it was read. Null without a value or a source. @param today ISO day */
export function citationOf(
  { name, href }: Pick<Correctable, 'name' | 'href'>,
  { label, shown, source, year, address }: CorrectableField,
  site: { name: string; url: string },
  today: string,
): string | null {
  if (source === null || shown === null) return null
  const value = `${name}: ${label}: ${shown}${year === null ? '' : ` (${year})`}`
  const read = `${site.name}, ${site.url}${href}, read on ${formatDate(today)}`
  return `${value}. ${[source, address].filter(Boolean).join(', ')}. In: ${read}.`
}

/** The correction in words, for an issue or an e-mail. */
export function writeSaid({ name, href }: Correctable, field: CorrectableField, said: Said): Correction {
  const { file, source, year } = field
  const lines = [
    `## ${field.among && said.fact ? `${field.among}: ${said.fact}` : field.label}`,
    '',
    `- Our record has: ${field.shown ?? NOT_KNOWN}`,
    ...(source ? [`- From: ${[source, year].filter(Boolean).join(', ')}`] : []),
    ...(said.value ? [`- It should be: ${said.value}`] : []),
    `- The page says: ${said.words}`,
    `  ${[said.title, said.publisher, said.page].filter(Boolean).join(', ')}`,
    ...(said.year ? [`- For: ${said.year}`] : []),
    `- Record: ${href}${file ? `, in data/${file}.json` : ''}`,
  ]
  return { id: href.split('/').at(-1) ?? '', title: `Correction of ${name}`, parts: [lines.join('\n')] }
}
