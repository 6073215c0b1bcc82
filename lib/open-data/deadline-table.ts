import { deadlinesOfRoute, ownDeadline, type Deadline } from '../facts/deadline'
import type { Citation } from '../facts/fact'
import type { Scholarship } from '../scholarships/record/schema'
import type { RecordField } from '../universities/record/fields'
import type { University } from '../universities/record/schema'
import { sourceOfAward } from './award-table'
import { SINGLE_FACT } from './licences'
import { columnMaker, tableOf } from './table'

type AwardDay = Scholarship['deadlines'][number]

/** A day or month on which applications close, of each year unless `closes` names one. */
type OpenDeadline = {
  for: 'university' | 'award'
  id: string
  /** Of a university. */
  round: Deadline | null
  closes: Pick<AwardDay, 'month' | 'day' | 'lastMonth' | 'note'> & Partial<AwardDay>
  cited: { source: string | null; url: string | null; year: string | null; licence: string }
}

const { text, number, yes } = columnMaker<OpenDeadline>({ column: 'licence' })

/** One row a round of applications of a university, or a deadline of an award. */
export const deadlineTable = tableOf<OpenDeadline>({
  name: 'deadlines',
  title: 'Deadlines',
  description:
    'When applications to universities and for awards close. Check the day at the source before you rely on it.',
  key: [],
  columns: [
    text('for', '“university” or “award”', (row) => row.for),
    text('id', 'The university or award, as in its table', ({ id }) => id),
    text('level', 'bachelor, master, doctorate, or all; of an award empty', ({ round }) => round?.of),
    text(
      'who',
      'The applicants: home, eu-eea, international, abroad (all but those at home), outside (who live neither in the country nor where its citizens move freely), inside (the others from abroad), or all',
      ({ round }) => round?.who,
    ),
    text(
      'round',
      '“main”, “early” and “late” may be left out by who is in time for the main one; “other”',
      ({ round }) => round?.what,
    ),
    text(
      'name',
      'The way to apply, or the round',
      ({ round }) => [round?.route, round?.name].filter(Boolean).join(': ') || null,
    ),
    text(
      'subjects',
      'For these subjects alone; empty: for all others',
      ({ round }) => round?.fields.join(', ') || null,
    ),
    text(
      'not_subjects',
      'Not for these subjects, which close on another day; empty: none is named',
      ({ round }) => round?.notFor?.join(', ') || null,
    ),
    number('opens_month', '1 to 12', ({ round }) => round?.opens?.month),
    number('opens_day', 'Of that month', ({ round }) => round?.opens?.day),
    number('month', 'Closes in, 1 to 12', ({ closes }) => closes.month),
    number('day', 'Last day; empty where only the month is known', ({ closes }) => closes.day),
    number(
      'last_month',
      'Closes between month and this one, by course or university',
      ({ closes }) => closes.lastMonth,
    ),
    number(
      'only_year',
      'The one year it was published for; empty: of each year',
      ({ closes }) => closes.year,
    ),
    text('time', 'Hour of the last day, hh:mm', ({ closes }) => closes.time),
    text('time_zone', 'IANA time zone of that hour', ({ closes }) => closes.time && closes.timeZone),
    yes('is_sure', 'False: the usual time, no date to rely on', ({ round }) => round?.isSure),
    yes(
      'is_of_country',
      'The usual time of the country; the university’s own is not known',
      ({ round }) => round?.isOfCountry,
    ),
    yes(
      'is_rolling',
      'Applications are taken as they come until then, and places may be gone before; of an award empty',
      ({ round }) => round && Boolean(round.isRolling),
    ),
    text('year', 'The entry that the source speaks of', ({ cited }) => cited.year),
    text('note', 'Exceptions: read them with the day', ({ closes }) => closes.note),
    text('source', 'Publisher and title; or “general knowledge” with its month', ({ cited }) => cited.source),
    text('source_url', 'Its address; of general knowledge the page to check it at', ({ cited }) => cited.url),
    text('licence', 'Licence of the source', ({ cited }) => cited.licence),
  ],
})

type Cited = Citation & { year: string | null; licence: string | null }

function rowOf(id: string, round: Deadline, { publisher, title, url, year, licence }: Cited): OpenDeadline[] {
  if (licence === null) return []
  const { month, day, latest: lastMonth, note } = round
  const cited = { source: `${publisher}: ${title}`, url, year, licence }
  return [{ for: 'university', id, round, closes: { month, day, lastMonth, note }, cited }]
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
    .flatMap((round) => {
      const { source, year } = round
      return source ? rowOf(id, round, { ...source, year, licence: licenceOf(source) }) : []
    })
  return [...own, ...ofRoutes]
}

/** The deadlines of an award. */
export function awardDeadlines(award: Scholarship): OpenDeadline[] {
  const { title: source, url } = sourceOfAward(award)
  const cited = { source, url, year: null, licence: SINGLE_FACT }
  return award.deadlines.map((closes) => ({ for: 'award', id: award.id, round: null, closes, cited }))
}
