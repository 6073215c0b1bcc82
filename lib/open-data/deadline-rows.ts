import { deadlinesOfRoute, ownDeadline, type Deadline } from '../facts/deadline'
import type { Citation } from '../facts/fact'
import type { Scholarship } from '../scholarships/record/schema'
import type { RecordField } from '../universities/record/fields'
import type { University } from '../universities/record/schema'
import type { OpenDeadline } from './deadline-table'
import { SINGLE_FACT } from './licences'

type Cited = {
  title: string
  publisher: string
  url: string | null
  year: string | null
  licence: string | null
}

const inWords = ({ publisher, title }: Pick<Citation, 'publisher' | 'title'>) => `${publisher}: ${title}`

function rowOf(id: string, deadline: Deadline, cited: Cited): OpenDeadline[] {
  const { who, what, name, route, fields, opens, month, day, latest, isSure, isOfCountry, note, of } =
    deadline
  if (cited.licence === null) return []
  return [
    {
      for: 'university',
      id,
      level: of,
      who,
      round: what,
      name: [route, name].filter(Boolean).join(': ') || null,
      subjects: fields,
      opens,
      month,
      day,
      lastMonth: latest,
      onlyYear: null,
      time: null,
      timeZone: null,
      isSure,
      isOfCountry,
      year: cited.year,
      note,
      source: inWords(cited),
      url: cited.url,
      licence: cited.licence,
    },
  ]
}

const OWN = [
  ['main', 'applicationDeadline'],
  ['early', 'earlyDeadline'],
] as const

/**
 * The deadlines of a university: its own and those of its ways to apply, of sources that may be passed on.
 * @param citedBy the source of a field of its record; null where none may be named
 */
export function universityDeadlines(
  { id, admissionRequirements, facts }: University,
  citedBy: (field: RecordField) => Cited | null,
  licenceOf: (source: Citation) => string | null,
): OpenDeadline[] {
  const own = OWN.flatMap(([what, field]) => {
    const date = admissionRequirements[field]
    const cited = citedBy(`admissionRequirements.${field}`)
    // A record speaks of bachelor's degrees.
    return date && cited ? rowOf(id, ownDeadline(what, date, 'bachelor'), cited) : []
  })
  const ofRoutes = facts.routes
    .flatMap(({ value }) => deadlinesOfRoute(value))
    .flatMap((deadline) => {
      const { source, year } = deadline
      return source ? rowOf(id, deadline, { ...source, year, licence: licenceOf(source) }) : []
    })
  return [...own, ...ofRoutes]
}

/** The deadlines of an award. */
export const awardDeadlines = ({ id, deadlines, sources: [source] }: Scholarship): OpenDeadline[] =>
  deadlines.map(({ month, day, lastMonth, year, time, timeZone, note }) => ({
    for: 'award',
    id,
    level: null,
    who: null,
    round: null,
    name: null,
    subjects: [],
    opens: null,
    month,
    day,
    lastMonth,
    onlyYear: year,
    time,
    timeZone,
    isSure: null,
    isOfCountry: null,
    year: null,
    note,
    source: source?.title ?? null,
    url: source?.url ?? null,
    licence: SINGLE_FACT,
  }))
