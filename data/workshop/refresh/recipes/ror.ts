import { z } from 'zod'
import { HttpsUrl } from '@/lib/text/schema-parts'
import type { PublisherRow, Recipe } from '../recipe'

/** The day of a release stands in the name of its archive alone. */
const ARCHIVE = /^v[\d.]+-(\d{4}-\d\d-\d\d)-ror-data\.zip$/
const ID = /^https:\/\/ror\.org\/[0-9a-z]{9}$/

type Cited = { source: string; url?: string; fields: string[] }
type RecordOfRor = {
  id: string
  name: string
  establishedYear?: number
  website?: string
  sources: Cited[]
}

const Records = z.object({
  hits: z.object({
    hits: z.array(
      z.object({ files: z.array(z.object({ key: z.string(), links: z.object({ self: z.url() }) })) }),
    ),
  }),
})

/**
 * Founding years and websites of the records that have them from ROR, matched by the address of ROR's entry that each
 * record cites. Only what changed is written into a file, and every other letter of it stays.
 */
export const ror: Recipe = {
  name: 'ror',
  publisher: 'Research Organization Registry',
  licence: 'CC0 1.0',
  terms: 'https://ror.readme.io/docs/data-dump',
  since: '2026-06',
  files: [
    {
      name: 'ror.zip',
      named: ARCHIVE,
      url: 'https://zenodo.org/api/communities/ror-data/records?q=&sort=newest',
      find: archiveIn,
      format: 'csv',
      member: /ror-data(_schema_v2)?\.csv$/,
      leastBytes: 10_000_000,
      mostBytes: 500_000_000,
      leastRows: 80_000,
      columns: z.object({
        id: z.string().regex(ID),
        status: z.string().min(1),
        established: z.string().regex(/^(\d{3,4}(\.0)?)?$/),
        'links.type.website': z.string(),
        'names.types.ror_display': z.string().min(1),
      }),
    },
  ],
  make: (rows, standing, { day, files }) => {
    const [, edition = ''] = ARCHIVE.exec(files['ror.zip']?.origin ?? '') ?? []
    const entries = new Map((rows['ror.zip'] ?? []).map((row) => [String(row.id), row]))
    const rejects: string[] = []
    const changed = Object.entries(standing.texts('universities')).map(([path, text]) => {
      const records = JSON.parse(text) as RecordOfRor[]
      const parts = partsOf(text, records)
      return [
        path,
        parts.map((part, at) => renewed(part, records[at - 1], entries, day, rejects)).join(''),
      ] as const
    })
    return { edition, files: Object.fromEntries(changed), rejects }
  },
}

function archiveIn(json: string): string | null {
  try {
    const [newest] = Records.parse(JSON.parse(json)).hits.hits
    return newest?.files.find(({ key }) => ARCHIVE.test(key))?.links.self ?? null
  } catch {
    return null
  }
}

/** The text before the first record, and that of each record from its id to the next one's, however it is broken into lines. */
function partsOf(text: string, records: readonly RecordOfRor[]): string[] {
  let from = 0
  const starts = records.map(({ id }) => (from = text.indexOf(`"id": ${JSON.stringify(id)}`, from)))
  return [0, ...starts].map((start, at) => text.slice(start, starts[at]))
}

/** The text of a record with what ROR says today. */
function renewed(
  part: string,
  record: RecordOfRor | undefined,
  entries: ReadonlyMap<string, PublisherRow>,
  day: string,
  rejects: string[],
): string {
  const cited = record?.sources.filter(({ source, url }) => source.startsWith('ror') && url) ?? []
  return cited.reduce((text, { source, url = '', fields }) => {
    const entry = entries.get(url)
    const reason = !entry
      ? 'is no longer in ROR'
      : entry.status === 'active'
        ? missingIn(entry, record, fields)
        : `is ${entry.status} in ROR`
    if (!record || !entry || reason) {
      rejects.push(`${record?.name}: ${reason}, to be looked at`)
      return text
    }
    const facts = fields.map((field) => factOf(field, record, entry)).filter((fact) => fact !== null)
    if (facts.length === 0) return text
    const read = new RegExp(`("source": "${source}",\\s*"url": "${url}",\\s*"checkedOn": ")[\\d-]+`)
    return facts.reduce((now, { was, is }) => now.replace(was, () => is), text).replace(read, `$1${day}`)
  }, part)
}

/** Which field of a record ROR no longer states; null where it states all. */
function missingIn(
  entry: PublisherRow,
  record: RecordOfRor | undefined,
  fields: readonly string[],
): string | null {
  const isMissing = (field: string) =>
    (field === 'establishedYear' && record?.establishedYear && !Number(entry.established)) ||
    (field === 'website' && record?.website && String(entry['links.type.website']).trim() === '')
  const field = fields.find(isMissing)
  return field ? `has no ${field} in ROR any more` : null
}

/** A field in the words of the file as it was and as it is; null where ROR says the same, or nothing. */
function factOf(field: string, record: RecordOfRor, entry: PublisherRow): { was: string; is: string } | null {
  if (field === 'establishedYear') {
    const year = Number(entry.established)
    if (!year || year === record.establishedYear) return null
    return { was: `"establishedYear": ${record.establishedYear}`, is: `"establishedYear": ${year}` }
  }
  if (field !== 'website' || !record.website) return null
  const { data: website } = HttpsUrl.safeParse(String(entry['links.type.website']).trim())
  if (!website || hostOf(website) === hostOf(record.website)) return null
  return {
    was: `"website": ${JSON.stringify(record.website)}`,
    is: `"website": ${JSON.stringify(website.replace(/\/$/, ''))}`,
  }
}

const hostOf = (url: string) => new URL(url).host.replace(/^www\./, '')
