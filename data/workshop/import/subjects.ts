import type { Scheme } from '@/lib/subjects/subject'
import { cellOf, lineOf, tableOf, type Reject, type Table } from './dataset'
import { applyChanges, type Change } from './subject-changes'

type Cells = Table['rows'][number]

type SchemeTable = {
  scheme: Scheme
  table: string
  title: string
  /** The columns with the code and with its name; no name where the code is one. */
  code: string
  name?: string
  /** Rows of a table that holds two schemes. */
  isOf?: (row: Cells) => boolean
}

const isOfList = (list: string) => (row: Cells) => cellOf(row, 'list') === list

/** The tables of codes, in the order in which a reader would look for them. */
export const SCHEME_TABLES: readonly SchemeTable[] = [
  {
    scheme: 'cip4',
    table: 'map-cip4',
    title: 'United States: Classification of Instructional Programs, four digits',
    code: 'cip4',
    name: 'cip_title',
  },
  {
    scheme: 'cah',
    table: 'map-cah',
    title: 'United Kingdom: Common Aggregation Hierarchy, level 3',
    code: 'cah3',
    name: 'cah_name',
  },
  {
    scheme: 'cah-groups',
    table: 'map-cah-groups',
    title: 'United Kingdom: Common Aggregation Hierarchy, levels 1 and 2',
    code: 'cah12',
    name: 'cah_name',
  },
  {
    scheme: 'asced',
    table: 'map-asced',
    title: 'Australia: ASCED, broad and narrow fields',
    code: 'asced_narrow',
    name: 'asced_name',
  },
  { scheme: 'jp', table: 'map-jp', title: 'Japan: subjects of departments', code: 'subject_derived' },
  {
    scheme: 'tw',
    table: 'map-tw',
    title: 'Taiwan: fields of the Ministry of Education',
    code: 'moe_field_code',
    name: 'field',
  },
  { scheme: 'kr', table: 'map-kr', title: 'South Korea: fields of students', code: 'field' },
  { scheme: 'cl', table: 'map-cl', title: 'Chile: generic programmes', code: 'generic_programme_es' },
  { scheme: 'cl-area', table: 'map-cl-area', title: 'Chile: areas of knowledge', code: 'area' },
  {
    scheme: 'tr',
    table: 'map-tr',
    title: 'Türkiye: programme names, up to the first bracket',
    code: 'programme_tr',
  },
  {
    scheme: 'fr-isced',
    table: 'map-fr-isced',
    title: 'France: narrow fields of ISCED-F 2013',
    code: 'isced_f_narrow',
    name: 'isced_name',
  },
  {
    scheme: 'fr-subjects',
    table: 'map-fr-subjects',
    title: 'France: disciplines of the Ministry of Higher Education',
    code: 'subject_source_fr',
    name: 'subject',
  },
  {
    scheme: 'isced4',
    table: 'map-isced4',
    title: 'Detailed fields of ISCED-F 2013',
    code: 'isced_f_detailed',
    name: 'isced_name',
  },
  { scheme: 'sg', table: 'map-sg', title: 'Singapore: degrees of the graduate survey', code: 'degree' },
  { scheme: 'br-capes', table: 'map-br-capes', title: 'Brazil: areas of CAPES', code: 'capes_area_pt' },
  {
    scheme: 'ref-uoa',
    table: 'map-ref-uoa',
    title: 'United Kingdom: units of assessment of the Research Excellence Framework 2021',
    code: 'uoa_code',
    name: 'uoa',
  },
  { scheme: 'in', table: 'map-in', title: 'India: disciplines of placements', code: 'discipline' },
  {
    scheme: 'labels',
    table: 'map-labels',
    title: 'Meridian: labels of programmes',
    code: 'value',
    isOf: isOfList('programme'),
  },
  {
    scheme: 'fields',
    table: 'map-labels',
    title: 'Meridian: fields of study of awards',
    code: 'value',
    isOf: isOfList('field'),
  },
]

/** Word in the file name of each table that the import takes. */
export const SUBJECT_TABLES: readonly string[] = [
  'subjects',
  'umbrella',
  ...new Set(SCHEME_TABLES.map(({ table }) => table)),
]

export type SubjectDraft = {
  slug: string
  name: string
  broad: string
  narrow: string
  description: string
  synonyms: string[]
  inTitles: string[]
  ordinary: string[]
  otherNames: string[]
  neighbours: string[]
  covers: string[]
}

export type CodeDraft = { code: string; name?: string; subjects: string[]; holds?: string[] }
export type CodesDraft = { scheme: Scheme; title: string; codes: CodeDraft[] }
export type SubjectFiles = { subjects: SubjectDraft[]; schemes: CodesDraft[] }

/**
 * The subjects and the tables of codes as they are written, with the corrections made to the tables.
 * @returns `rejects`: rows that lead to no subject, and corrections that no longer fit the tables
 */
export function readSubjects(
  tables: readonly Table[],
  changes: readonly Change[],
): SubjectFiles & { rejects: Reject[] } {
  const covers = new Map(
    tableOf(tables, 'umbrella').rows.map((row) => [cellOf(row, 'slug'), listOf(row, 'covers')]),
  )
  const subjects = tableOf(tables, 'subjects').rows.map((row) => readSubject(row, covers))
  const schemes = SCHEME_TABLES.map((table) => readScheme(table, tableOf(tables, table.table)))
  const changed = applyChanges({ subjects, schemes }, changes)
  return { ...changed, rejects: [...changed.rejects, ...findUnknown(changed)] }
}

function readSubject(row: Cells, covers: ReadonlyMap<string, string[]>): SubjectDraft {
  const [slug, name, narrow] = [cellOf(row, 'slug'), cellOf(row, 'name'), cellOf(row, 'isced_f_narrow')]
  return {
    slug,
    name,
    broad: narrow.slice(0, 2),
    narrow,
    description: cellOf(row, 'description'),
    // The name is a name already: as a synonym it would only be weight.
    synonyms: listOf(row, 'synonyms').filter((word) => word !== name.toLowerCase()),
    inTitles: [],
    ordinary: [],
    otherNames: [],
    neighbours: listOf(row, 'neighbours'),
    covers: covers.get(slug) ?? [],
  }
}

function readScheme({ scheme, title, code, name, isOf }: SchemeTable, table: Table): CodesDraft {
  const codes = table.rows
    .filter((row) => isOf?.(row) ?? true)
    .map((row) => {
      const subjects = listOf(row, 'slugs')
      const own = [cellOf(row, code), row.school_if_needed?.trim()].filter(Boolean).join(' / ')
      return name ? { code: own, name: cellOf(row, name), subjects } : { code: own, subjects }
    })
  return { scheme, title, codes }
}

const listOf = (row: Cells, column: string) => cellOf(row, column).split('|').filter(Boolean)

/** A name of a subject that does not exist. */
function findUnknown({ subjects, schemes }: SubjectFiles): Reject[] {
  const known = new Set(subjects.map(({ slug }) => slug))
  const unknown = (id: string, row: number, slugs: readonly string[]) =>
    slugs.filter((slug) => !known.has(slug)).map((slug) => ({ row, id, reason: `no subject "${slug}"` }))
  return [
    ...subjects.flatMap((each, at) => unknown(each.slug, lineOf(at), [...each.neighbours, ...each.covers])),
    ...schemes.flatMap(({ scheme, codes }) =>
      codes.flatMap(({ code, subjects: slugs, holds = [] }, at) =>
        unknown(`${scheme} ${code}`, lineOf(at), [...slugs, ...holds]),
      ),
    ),
  ]
}

/** A list as JSON, one entry a line, without what is empty. */
export function formatLines(entries: readonly object[]): string {
  const lines = entries.map((entry) =>
    JSON.stringify(
      Object.fromEntries(
        Object.entries(entry).filter(([, value]) => !(Array.isArray(value) && value.length === 0)),
      ),
    ),
  )
  return `[\n${lines.join(',\n')}\n]`
}
