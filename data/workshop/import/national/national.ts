import { matchRules } from '@/lib/facts/apply-rules'
import type { NationalRecord, FeeRule } from '@/lib/facts/rules'
import { lineOf, tableOf, type Reject, type Table } from '../dataset'
import { readEntryColumns } from './entry-columns'
import { readEntryRules } from './entry-rules'
import { readFeeRules } from './fee-rules'
import type { Row } from './read-rows'
import { readStatedSums } from './stated-sums'
import { readUniversities } from './universities'
import { readVisaAndLiving } from './visa-and-living'

/** Word in the file name of each of the four tables. */
export const NATIONAL_TABLES = [
  'tuition-rules',
  'entry-and-language',
  'visa-and-living',
  'universities-by-sector',
] as const

/** A university of the catalogue as far as rules ask for it. */
export type Known = { id: string; countryCode: string; nation?: string | null }

type NationalFiles = { files: { name: string; rows: readonly object[] }[]; rejects: Reject[] }

/** Our own tables beside the five. */
type Readings = {
  /** The sums in the words of the four tables. */
  stated: Table
  /** The deciding columns of rules on entry and languages. */
  columns: Table
  /** Universities that the fifth table lacks, in its columns and by general knowledge. */
  universities: Table
}

/** What the four tables say, in the rows of the files of `data/national`. */
export function readNational(
  tables: readonly Table[],
  catalogue: readonly Known[],
  readings: Readings,
): NationalFiles {
  const sums = readStatedSums(readings.stated.rows)
  const columns = readEntryColumns(readings.columns.rows)
  const rowsOf = (name: (typeof NATIONAL_TABLES)[number]) => tableOf(tables, name).rows
  const fees = readFeeRules(rowsOf('tuition-rules'))
  const lists = [
    { name: 'fee-rules', read: fees },
    { name: 'entry-rules', read: readEntryRules(rowsOf('entry-and-language'), columns) },
    { name: 'visa-and-living', read: readVisaAndLiving(rowsOf('visa-and-living'), sums) },
  ]
  const byId = new Map(catalogue.map((record) => [record.id, record]))
  const listed = rowsOf('universities-by-sector')
  const isListed = new Set(listed.map(({ slug }) => slug))
  const { rows: own } = readings.universities
  const sectors = [...listed, ...own.filter(({ slug }) => !isListed.has(slug))]
  const { file, rejects } = readUniversities(sectors, new Set(byId.keys()), columns)
  return {
    files: [
      ...lists.map(({ name, read: { rows } }) => ({ name, rows })),
      { name: 'universities', rows: file.universities },
    ],
    rejects: [
      ...lists.flatMap(({ name, read }) =>
        read.rejects.map((reject) => ({ ...reject, reason: `${name}: ${reject.reason}` })),
      ),
      ...rejects,
      ...sums.unused(),
      ...columns.unused(),
      ...own.flatMap(({ slug: id = '' }, at) =>
        isListed.has(id) ? [{ row: lineOf(at), id, reason: 'universities: the table has it by now' }] : [],
      ),
      ...findOtherJoins(sectors, { rules: fees.rows, universities: file.universities, byId }),
    ],
  }
}

type Join = {
  rules: readonly FeeRule[]
  universities: readonly NationalRecord[]
  byId: ReadonlyMap<string, Known>
}

/** The rows whose own list of fitting rules differs from what the rules say of themselves. */
export function findOtherJoins(sectors: readonly Row[], { rules, universities, byId }: Join): Reject[] {
  const read = new Map(universities.map((row) => [row.id, row]))
  return sectors.flatMap(({ slug: id = '', tuition_rules: listed = '' }, at) => {
    const [row, known] = [read.get(id), byId.get(id)]
    if (!row || !known) return []
    const fitting = matchRules({ ...known, nation: known.nation ?? null }, row, rules).map((rule) => rule.id)
    const isSame = fitting.toSorted().join() === listed.split(';').filter(Boolean).sort().join()
    const reason = `its rules are "${listed}" by the table and "${fitting.join(';')}" by their scope`
    return isSame ? [] : [{ row: lineOf(at), id, reason }]
  })
}
