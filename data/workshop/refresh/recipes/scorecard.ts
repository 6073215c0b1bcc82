import { z } from 'zod'
import { aTable } from '../../import/a-table'
import { scorecardEdition } from '../../import/us'
import type { PublisherRow, Recipe } from '../recipe'

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

/** Students, their completion and what they pay beside tuition in the United States, matched by UNITID. */
export const scorecard: Recipe = {
  name: 'scorecard',
  publisher: 'U.S. Department of Education',
  licence: 'Public domain',
  terms: SITE,
  since: '2021',
  files: [
    {
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
    },
  ],
  make: (rows, standing, { day }) => {
    const ids = standing.identifiers('unitid')
    const table = aTable(
      'us-facts',
      (rows['scorecard.zip'] ?? []).flatMap((row) => cellsOf(row, ids)),
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
      rejects: rejects.map(({ id, reason }) => `${standing.names.get(id) ?? id}: ${reason}`),
    }
  },
}

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
