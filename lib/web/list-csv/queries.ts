import 'server-only'
import { figuresAt, type Figures } from '../../compare/figures'
import { getCompared } from '../../compare/queries'
import { compareRows, whyUnknown } from '../../compare/rows'
import { MOST_CSV_ROWS } from '../../list/csv-href'
import type { ShownMeaning } from '../../list/text-meaning'
import { jurisdictionOf } from '../../facts/jurisdiction'
import type { Level } from '../../facts/vocabulary'
import { currencyOf } from '../../list/money-filter'
import { FIRST_CURRENCY } from '../../money/chosen-currency'
import { getExchangeRates } from '../../money/queries'
import { PROGRAMMES } from '../../programmes/list'
import { getDatasetUrl } from '../../programmes/queries'
import { hasFeeOfUniversity } from '../../programmes/row'
import { listProgrammes } from '../../programmes/search/queries'
import { subjectOfText } from '../../programmes/text-meaning'
import { SCHOLARSHIPS } from '../../scholarships/list'
import { getHour, getScholarship, getToday, listScholarships } from '../../scholarships/queries'
import { SITE } from '../../site'
import { getCountryRules } from '../../study/queries'
import { NOT_REPORTED } from '../../text/not-reported'
import { csvTable, type CsvColumn } from '../../text/write-csv'
import { deadlinesAt } from '../../universities/answers/deadline'
import { comparedAt } from '../../universities/compared-column'
import { closingOf } from '../../universities/known'
import { levelOf } from '../../universities/level'
import { WORLD } from '../../universities/list'
import { getSource, getUniversity, getVocabulary } from '../../universities/queries'
import { citeSources } from '../../universities/record/provenance'
import type { University } from '../../universities/record/schema'
import type { UniversityRow } from '../../universities/row'
import { testTaught } from '../../programmes/taught/queries'
import { listUniversities } from '../../universities/search/queries'
import { listUk } from '../../universities/uk/queries'
import { UK } from '../../universities/uk/list'
import { AWARD_COLUMNS, programmeColumns, universityColumns } from './columns'
import { withReasons, type RowWithReasons } from './missing'

/** The filter that rests on the visitor's profile: a server does not know who asks. */
const takeKey = 'takes'

type Query = Record<string, string | string[]>

/** The figures of universities at a level. Each is worked out once for a file, and so are the rules of a country. */
function figureReader(level: Level): (id: string) => Figures {
  const rules = new Map<string, ReturnType<typeof getCountryRules>>()
  const known = new Map<string, Figures>()
  const make = (university: University): Figures => {
    const code = jurisdictionOf(university)
    if (!rules.has(code)) rules.set(code, getCountryRules(code))
    const sources = citeSources(university, getSource)
    return figuresAt({ university, sources, rules: rules.get(code) ?? null, level })
  }
  return (id) => {
    const university = getUniversity(id)
    const figures = known.get(id) ?? (university ? make(university) : {})
    known.set(id, figures)
    return figures
  }
}

/** Why a university has no such figure at a level, as the comparison says it; of figures in words the words. */
const reasonAt = (id: string, level: Level) => (label: string) => {
  const column = getCompared(id)
  const rows = column ? compareRows([comparedAt(column, level)]).flatMap((group) => group.rows) : []
  const cell = rows.find((row) => row.label === label)?.cells[0]
  if (!cell) return NOT_REPORTED
  return cell.isKnown ? `No single figure: ${cell.full}` : whyUnknown(cell)
}

/** The results of a list, those that only contain the words of its text last. */
type Listed<Row> = { rows: readonly Row[]; notKnown: number; also: number; shown: ShownMeaning | null }

/** The currency of a search, where there is a rate for it. */
function knownCurrency(search: object): string {
  const currency = currencyOf(search)
  return currency in getExchangeRates().rates ? currency : FIRST_CURRENCY
}

/** A list as a table. The columns are read of as many rows as are asked for. */
type ListTable = Pick<Listed<never>, 'also' | 'shown'> & {
  /** The results that are of the text's meaning. */
  total: number
  /** Others may match: they do not report what is asked for. */
  notKnown: number
  csv: () => string
  rows: (most: number) => RowWithReasons[]
}

function tableOf<Row, Read>(
  { rows, notKnown, also, shown }: Listed<Row>,
  columns: readonly CsvColumn<Read>[],
  read: (row: Row) => Read[],
): ListTable {
  const first = (most: number) => rows.slice(0, most).flatMap(read)
  const total = rows.length - also
  return {
    total,
    notKnown,
    also,
    shown,
    csv: () => csvTable(columns, first(MOST_CSV_ROWS)),
    rows: (most) => first(Math.min(most, total)).map((row) => withReasons(columns, row)),
  }
}

type ListedUniversities = Listed<UniversityRow> & { search: { level: Level | null } }

function universities(listed: ListedUniversities): ListTable {
  const level = levelOf(listed.search)
  const figuresOf = figureReader(level)
  return tableOf(listed, universityColumns(getToday(), knownCurrency(listed.search)), (row) => {
    const university = getUniversity(row.id)
    return [
      {
        row,
        level,
        figures: figuresOf(row.id),
        closing: university ? closingOf(deadlinesAt(university, level)) : null,
        website: university?.website ?? null,
        whyNot: reasonAt(row.id, level),
        site: SITE.url,
      },
    ]
  })
}

function programmes(query: Query): ListTable {
  const given = PROGRAMMES.without(PROGRAMMES.parse(query), takeKey)
  // As the page of the list does, which leads to the list of a subject that the text names.
  const subject = given.subject ?? subjectOfText(given.search, getVocabulary())
  const listed = listProgrammes({ ...given, subject })
  const level = levelOf(listed.search)
  const figuresOf = figureReader(level)
  return tableOf(listed, programmeColumns(knownCurrency(listed.search)), (row) => [
    {
      row,
      fee: (hasFeeOfUniversity(row) && figuresOf(row.university.id)['Tuition (International)']) || null,
      source: getDatasetUrl(row.dataset.title),
      whyNot: reasonAt(row.university.id, level),
      site: SITE.url,
    },
  ])
}

function awards(query: Query): ListTable {
  const today = getToday()
  return tableOf(listScholarships(SCHOLARSHIPS.parse(query), getHour()), AWARD_COLUMNS, (row) => {
    const award = getScholarship(row.card.id)
    return award ? [{ row, award, today, site: SITE.url }] : []
  })
}

/** The tables of lists by the id of the list. */
const TABLES = new Map<string, (query: Query) => ListTable>([
  [
    WORLD.id,
    (query) => universities(listUniversities(WORLD.without(WORLD.parse(query), takeKey), testTaught)),
  ],
  [UK.id, (query) => universities(listUk(UK.parse(query), testTaught))],
  [PROGRAMMES.id, programmes],
  [SCHOLARSHIPS.id, awards],
])

/** The results of a list as a table; null for a list that there is none of. */
export const getListTable = (id: string, query: Query): ListTable | null => TABLES.get(id)?.(query) ?? null

/** The same as a file. */
export const getListCsv = (id: string, query: Query): string | null => getListTable(id, query)?.csv() ?? null
