import 'server-only'
import { figuresAt, type Figures } from '../../compare/figures'
import { MOST_CSV_ROWS } from '../../list/csv-href'
import { jurisdictionOf } from '../../facts/jurisdiction'
import type { Level } from '../../facts/vocabulary'
import { PROGRAMMES } from '../../programmes/list'
import { getDatasetUrl } from '../../programmes/queries'
import { listProgrammes } from '../../programmes/search/queries'
import { SCHOLARSHIPS } from '../../scholarships/list'
import { getHour, getScholarship, getToday, listScholarships } from '../../scholarships/queries'
import { SITE } from '../../site'
import { getCountryRules } from '../../study/queries'
import { csvTable } from '../../text/csv-table'
import { WORLD } from '../../universities/list'
import { getSource, getUniversity } from '../../universities/queries'
import { citeSources } from '../../universities/record/provenance'
import type { University } from '../../universities/record/schema'
import type { UniversityRow } from '../../universities/row'
import { listUniversities } from '../../universities/search/queries'
import { listUk } from '../../universities/uk/queries'
import { UK } from '../../universities/uk/list'
import { AWARD_COLUMNS, PROGRAMME_COLUMNS, universityColumns } from './columns'

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

function universities(rows: readonly UniversityRow[], level: Level): string {
  const figuresOf = figureReader(level)
  const listed = rows.slice(0, MOST_CSV_ROWS).map((row) => ({
    row,
    level,
    figures: figuresOf(row.id),
    website: getUniversity(row.id)?.website ?? null,
    site: SITE.url,
  }))
  return csvTable(universityColumns(getToday()), listed)
}

function programmes(query: Query): string {
  const { rows, search } = listProgrammes(PROGRAMMES.without(PROGRAMMES.parse(query), takeKey))
  const figuresOf = figureReader(search.level)
  const listed = rows.slice(0, MOST_CSV_ROWS).map((row) => ({
    row,
    fee: figuresOf(row.university.id)['Tuition (International)'] ?? null,
    source: getDatasetUrl(row.dataset.title),
    site: SITE.url,
  }))
  return csvTable(PROGRAMME_COLUMNS, listed)
}

function awards(query: Query): string {
  const today = getToday()
  const listed = listScholarships(SCHOLARSHIPS.parse(query), getHour()).flatMap((row) => {
    const award = getScholarship(row.card.id)
    return award ? [{ row, award, today, site: SITE.url }] : []
  })
  return csvTable(AWARD_COLUMNS, listed)
}

/** The files of lists by the id of the list. */
const FILES: Readonly<Record<string, (query: Query) => string>> = {
  [WORLD.id]: (query) => {
    const { rows, search } = listUniversities(WORLD.without(WORLD.parse(query), takeKey))
    return universities(rows, search.level)
  },
  [UK.id]: (query) => {
    const { rows, search } = listUk(UK.parse(query))
    return universities(rows, search.level)
  },
  [PROGRAMMES.id]: programmes,
  [SCHOLARSHIPS.id]: awards,
}

/** The results of a list as a file; null for a list that there is none of. */
export const getListCsv = (id: string, query: Query): string | null => FILES[id]?.(query) ?? null
