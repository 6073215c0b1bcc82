import { slugify } from '../../text/slugify'
import { parseUrl } from '../../text/parse-url'
import { writeCsv } from '../../text/write-csv'
import { writeZip } from '../../text/write-zip'
import type { ResultEntry } from '../shared/answers'
import type { FoundField } from '../shared/proof/fold-record'

const HEADING = ['field', 'value', 'proof', 'level', 'year', 'quote', 'page', 'read on']

/** Every value that was found, accepted or not, with its proof, quote and page: one line for each page that names it. */
export function valuesToCsv(fields: readonly FoundField[], readOn: string): string {
  const rows = fields.flatMap(({ label, values }) =>
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
  return writeCsv([HEADING, ...rows])
}

/** A file name from an address: the words of its path, and a number where another page has the same. */
function nameOf(url: string | null, taken: ReadonlySet<string>): string {
  const base = slugify(parseUrl(url ?? '')?.pathname ?? '').slice(0, 80) || 'start'
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? `${base}.md` : `${base}-${number}.md`
    if (!taken.has(name)) return name
  }
}

/** The pages as a ZIP archive of Markdown files, each with its title, its address and the day it was read. */
export function pagesToZip(entries: readonly ResultEntry[], readOn: string): Uint8Array<ArrayBuffer> {
  const taken = new Set<string>()
  const files = entries.map(({ url, title, markdown }) => {
    const name = nameOf(url, taken)
    taken.add(name)
    const head = `<!-- Source: ${(url ?? 'not known').replace(/-->/g, '')} · read on ${readOn} -->`
    return { name, text: `${head}\n\n${title ? `# ${title}\n\n` : ''}${markdown ?? ''}\n` }
  })
  return writeZip(files)
}
