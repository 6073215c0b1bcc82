import { strToU8, zipSync, type Zippable } from 'fflate'
import { slugify } from '../../text/slugify'
import { parseUrl } from '../../text/parse-url'
import { writeCsv } from '../../text/write-csv'
import type { ResultEntry } from '../shared/answers'
import type { FoundProgramme } from '../shared/proof/fold-programmes'
import type { FoundField } from '../shared/proof/fold-record'
import { fieldsOf, type Target } from '../shared/proof/reading-fields'
import { acceptedOf, type AcceptedValues } from './reading-choice'
import { provenanceOf } from './reading-record'

const HEADING = ['field', 'value', 'proof', 'level', 'year', 'quote', 'page', 'read on']

const rowsOf = (fields: readonly FoundField[], readOn: string): string[][] =>
  fields.flatMap(({ label, values }) =>
    values.flatMap(({ value, level, year, places }) =>
      places.map(({ proof, quote, pageUrl }) => [
        label,
        value,
        proof,
        level ?? '',
        year ?? '',
        quote,
        pageUrl,
        readOn,
      ]),
    ),
  )

/** Every value that was found, accepted or not, with its proof, quote and page: one line for each page that names it. */
export function valuesToCsv(fields: readonly FoundField[], readOn: string): string {
  return writeCsv([HEADING, ...rowsOf(fields, readOn)])
}

/** The same of a programme list: each line begins with the name of its programme. */
export function programmesToCsv(programmes: readonly FoundProgramme[], readOn: string): string {
  const rows = programmes.flatMap(({ name, fields }) => rowsOf(fields, readOn).map((row) => [name, ...row]))
  return writeCsv([['programme', ...HEADING], ...rows])
}

/**
 * The accepted values of a programme or a scholarship by their keys, and where each was read. A field without an accepted
 * value is null, and unknown.
 */
export function toFoundRecord(
  fields: readonly FoundField[],
  chosen: AcceptedValues,
  about: { target: Target; readOn: string },
): Record<string, unknown> {
  const keys = new Map(fieldsOf(about.target).map(({ name, key }) => [name, key]))
  const values = fields.map((field) => {
    const texts = acceptedOf(field, chosen).map(({ value }) => value)
    const isOne = field.kind !== 'list' && texts.length < 2
    return [keys.get(field.field) ?? field.field, texts.length === 0 ? null : isOne ? texts[0] : texts]
  })
  return { ...Object.fromEntries(values), provenance: provenanceOf(fields, chosen, about) }
}

/** A file name from an address: the words of its path, and a number where another page has the same. */
function nameOf(url: string | null, taken: object): string {
  const base = slugify(parseUrl(url ?? '')?.pathname ?? '').slice(0, 80) || 'start'
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? `${base}.md` : `${base}-${number}.md`
    if (!Object.hasOwn(taken, name)) return name
  }
}

/** The pages as a ZIP archive of Markdown files of the day on which they were read, each with its title and address. */
export function pagesToZip(entries: readonly ResultEntry[], readOn: string): Uint8Array<ArrayBuffer> {
  const files: Zippable = {}
  for (const { url, title, markdown } of entries) {
    const head = `<!-- Source: ${(url ?? 'not known').replace(/-->/g, '')} · read on ${readOn} -->`
    files[nameOf(url, files)] = strToU8(`${head}\n\n${title ? `# ${title}\n\n` : ''}${markdown ?? ''}\n`)
  }
  return zipSync(files, { mtime: `${readOn}T12:00` })
}
