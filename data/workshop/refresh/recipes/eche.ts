import { z } from 'zod'
import { aTable } from '../../import/a-table'
import { readCharters } from '../../import/eche'
import { dayOf, rejectLines, type PublisherRow, type Recipe } from '../recipe'

const SITE = 'https://erasmus-plus.ec.europa.eu'
/** The day of the list stands in the name of its file alone. */
const NAME = /accredited-heis-erasmus-2021-2027_(\d\d)(\d\d)(\d{4})[^/"'\s]*\.xlsx/i
const LINK = new RegExp(`[^"'\\s]*/${NAME.source}`, 'i')
const DAYS = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

type Register = { editions: { universities: Record<string, { erasmus?: { code: string } }> }[] }

/** A day as a date of the sheet, in ISO form, or as day/month/year; none is no end. */
const Day = z.union([
  z.date().transform((date) => date.toISOString().slice(0, 10)),
  z.literal(''),
  z.iso.date(),
  z
    .string()
    .regex(/^\d\d\/\d\d\/\d{4}$/)
    .transform((text) => text.split('/').toReversed().join('-')),
])

/** Holders of the Erasmus Charter, matched by the code that the catalogue has of them. */
export const eche: Recipe = {
  name: 'eche',
  publisher: 'European Commission',
  licence: 'CC BY 4.0',
  terms: `${SITE}/document/higher-education-institutions-holding-an-eche-2021-2027`,
  since: '2026-04-08',
  files: [
    {
      name: 'eche.xlsx',
      named: NAME,
      url: `${SITE}/document/higher-education-institutions-holding-an-eche-2021-2027`,
      find: (page) => {
        const [link] = LINK.exec(page) ?? []
        return link ? new URL(link, SITE).href : null
      },
      format: 'xlsx',
      leastBytes: 300_000,
      mostBytes: 20_000_000,
      leastRows: 5000,
      columns: z.object({
        'Erasmus code': z.string().min(1).transform(codeOf),
        'Website Url': z.string(),
        'Erasmus Eche End': Day,
      }),
    },
  ],
  make: (rows, standing, { day, files }) => {
    const { origin = '' } = files['eche.xlsx'] ?? {}
    const edition = dayOf(origin, dayIn(origin))
    const ids = idsByCode(standing.read('open/eche.json') as Register)
    const table = aTable('eche', matched(rows['eche.xlsx'] ?? [], ids))
    const named = DAYS.format(new Date(edition))
    const source = `eche-${edition.slice(0, 7)}`
    const { register, rejects } = readCharters(table, standing.ids, {
      source,
      year: named.replace(/^\d+ /, ''),
      readOn: day,
    })
    const sources = standing.read('sources.json') as Record<string, object>
    // Records that were read from an older list go on citing it; an entry that only this recipe wrote goes.
    const older = Object.keys(sources).filter((key) => /^eche-\d{4}-\d\d$/.test(key) && key !== source)
    return {
      edition,
      files: { 'open/eche.json': register },
      sources: {
        ...Object.fromEntries(older.map((key) => [key, null])),
        [source]: {
          title: `List of Erasmus Charter holders, accredited within Erasmus+ 2021–2027, ${named}`,
          publisher: 'European Commission',
          url: SITE,
          year: edition.slice(0, 4),
          kind: 'register',
          licence: 'CC BY 4.0',
          note: `European Commission, list of Erasmus Charter holders, ${named}.`,
        },
      },
      rejects: rejectLines(rejects, standing),
    }
  },
}

/** The day in the name of the list's file; empty where it has none. */
function dayIn(name: string): string {
  const [, day, month, year] = NAME.exec(name) ?? []
  return year ? `${year}-${month}-${day}` : ''
}

/** Codes have spaces of several kinds in them. */
function codeOf(code: string): string {
  return code.replace(/\s+/g, ' ').trim()
}

function idsByCode({ editions }: Register): Map<string, string> {
  return new Map(
    editions.flatMap(({ universities }) =>
      Object.entries(universities).flatMap(([id, { erasmus }]) =>
        erasmus ? [[codeOf(erasmus.code), id] as const] : [],
      ),
    ),
  )
}

/** The rows of universities of the catalogue. Two rows of one code are one institution under two names. */
function matched(rows: readonly PublisherRow[], ids: ReadonlyMap<string, string>): Record<string, string>[] {
  const found = new Map<string, Record<string, string>>()
  for (const row of rows) {
    const code = String(row['Erasmus code'])
    const id = ids.get(code)
    if (id && !found.has(id))
      found.set(id, {
        id,
        erasmus_code: code,
        website: String(row['Website Url']).trim(),
        valid_to: String(row['Erasmus Eche End']),
      })
  }
  return [...found.values()]
}
