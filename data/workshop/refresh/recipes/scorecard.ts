import { z } from 'zod'
import { aTable } from '../../import/a-table'
import { scorecardEdition } from '../../import/us'
import { rejectLines, type PublisherFile, type PublisherRow, type Recipe } from '../recipe'

/** The year that is read. The newest ones of an archive are not complete, so a person raises it, once a year. */
const YEAR = '2022_23'
const SITE = 'https://collegescorecard.ed.gov/data/'
const ARCHIVE = /https:\/\/[^"'\s]+\/College_Scorecard_Raw_Data_\d{8}\.zip/

/** Ways in which the files say that nothing is known. */
const UNKNOWN = new Set(['', 'NULL', 'NA', 'PS', 'PrivacySuppressed'])
const SECTORS = { 1: 'public', 2: 'private nonprofit', 3: 'private for-profit' } as const

const known = z.string().transform((cell) => (UNKNOWN.has(cell) ? '' : cell))
const number = known.refine((cell) => Number.isFinite(Number(cell)), 'no number')
/** A share of 1, as a percentage with one decimal. */
const share = number
  .refine((cell) => Number(cell) <= 1, 'no share of 1')
  .transform((cell) => (cell === '' ? '' : String(Math.round(Number(cell) * 1000) / 10)))

type Register = { title: string; editions: { source: string }[] }

const archive: PublisherFile = {
  name: 'scorecard.zip',
  named: /^College_Scorecard_Raw_Data_\d{8}\.zip$/,
  url: SITE,
  find: (page) => ARCHIVE.exec(page)?.[0] ?? null,
  format: 'csv',
  member: new RegExp(`MERGED${YEAR}_PP\\.csv$`),
  leastBytes: 50_000_000,
  mostBytes: 1_000_000_000,
  leastRows: 5000,
  columns: z.object({
    UNITID: z.string().regex(/^\d{6,8}$/),
    CONTROL: z.enum(['1', '2', '3']),
    UGDS: number,
    UGDS_NRA: share,
    C150_4: share,
    C150_4_NRA: share,
    RET_FT4: share,
    STUFACR: number,
    ROOMBOARD_ON: number,
    BOOKSUPPLY: number,
    OTHEREXPENSE_ON: number,
  }),
}

/** The names that the interface has for the columns of the archive; those of a year begin with that in which it began. */
const NAMES: Readonly<Record<string, string>> = {
  UNITID: 'id',
  CONTROL: 'school.ownership',
  ...inYear({
    UGDS: 'student.size',
    UGDS_NRA: 'student.demographics.race_ethnicity.non_resident_alien',
    C150_4: 'completion.completion_rate_4yr_150nt',
    C150_4_NRA: 'completion.completion_rate_4yr_150_nonresident.alien',
    RET_FT4: 'student.retention_rate.four_year.full_time',
    STUFACR: 'student.demographics.student_faculty_ratio',
    ROOMBOARD_ON: 'cost.roomboard.oncampus',
    BOOKSUPPLY: 'cost.booksupply',
    OTHEREXPENSE_ON: 'cost.otherexpense.oncampus',
  }),
}

function inYear(names: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(names).map(([column, name]) => [column, `${YEAR.slice(0, 4)}.${name}`]),
  )
}

const Page = z.object({
  metadata: z.object({ total: z.number(), page: z.number(), per_page: z.number() }),
  results: z.array(z.record(z.string(), z.union([z.number(), z.string()]).nullable())),
})

/** The same columns from the interface, a hundred colleges at a time. */
const service = (key: string): PublisherFile => ({
  ...archive,
  name: 'scorecard.json',
  named: undefined,
  url: pageAt(0),
  find: undefined,
  secrets: { 'x-api-key': key },
  next: (page) => {
    const { metadata } = Page.parse(page)
    const following = metadata.page + 1
    return following * metadata.per_page < metadata.total ? pageAt(following) : null
  },
  rowsOf: (page) =>
    Page.safeParse(page).data?.results.map((result) =>
      Object.fromEntries(
        Object.entries(NAMES).map(([column, name]) => [
          column,
          name in result ? String(result[name] ?? '') : undefined,
        ]),
      ),
    ),
  format: 'json',
  member: undefined,
  leastBytes: 1_000_000,
  mostBytes: 30_000_000,
})

const pageAt = (page: number) =>
  `https://api.data.gov/ed/collegescorecard/v1/schools.json?fields=${Object.values(NAMES).join(',')}&per_page=100&page=${page}`

/**
 * Students, their completion and what they pay beside tuition in the United States, matched by UNITID.
 * @param key of the interface, which serves the few columns; without one, the archive of all years is read
 */
export const scorecardBy = (key: string | undefined): Recipe => ({
  name: 'scorecard',
  publisher: 'U.S. Department of Education',
  licence: 'Public domain',
  terms: SITE,
  since: '2021',
  files: [key ? service(key) : archive],
  make: (rows, standing, { day }) => {
    const ids = standing.identifiers('unitid')
    const table = aTable(
      'us-facts',
      Object.values(rows)
        .flat()
        .flatMap((row) => cellsOf(row, ids)),
    )
    const source = `scorecard-${YEAR.replace('_', '-')}`
    const year = YEAR.replace('_', '/')
    const { edition, rejects } = scorecardEdition(table, standing.ids, { source, year, readOn: day })
    const register = standing.read('open/us.json') as Register
    const editions = register.editions.map((each) =>
      /^scorecard-\d{4}-\d\d$/.test(each.source) ? edition : each,
    )
    const sources = standing.read('sources.json') as Record<string, object>
    return {
      edition: YEAR.slice(0, 4),
      files: { 'open/us.json': { ...register, editions } },
      sources: { [source]: { ...sources['scorecard-2021-22'], year: YEAR.replace('_', '–') } },
      rejects: rejectLines(rejects, standing),
    }
  },
})

export const scorecard = scorecardBy(process.env.SCORECARD_API_KEY)

/** The columns of the importer, which are named after the first year that it read. */
function cellsOf(row: PublisherRow, ids: ReadonlyMap<string, string>): Record<string, string>[] {
  const id = ids.get(String(row.UNITID))
  if (!id) return []
  return [
    {
      id,
      control: SECTORS[row.CONTROL as keyof typeof SECTORS],
      students_undergraduate_2021: String(row.UGDS),
      international_pct_undergraduate_2021: String(row.UGDS_NRA),
      completion_6yr_pct: String(row.C150_4),
      completion_6yr_international_pct: String(row.C150_4_NRA),
      retention_first_year_pct: String(row.RET_FT4),
      student_faculty_ratio: String(row.STUFACR),
      room_board_on_campus_2021_22: String(row.ROOMBOARD_ON),
      books_supplies_2021_22: String(row.BOOKSUPPLY),
      other_expenses_on_campus_2021_22: String(row.OTHEREXPENSE_ON),
    },
  ]
}
