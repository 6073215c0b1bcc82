import type { Round } from '../facts/fact'
import { columnMaker, drawTable, type Column, type Table } from './table'

/** A day or month on which applications close, of each year unless `onlyYear` names one. */
export type OpenDeadline = {
  for: 'university' | 'award'
  id: string
  level: string | null
  who: Round['who'] | null
  round: Round['kind'] | null
  name: string | null
  subjects: readonly string[]
  opens: { month: number; day: number | null } | null
  month: number
  day: number | null
  lastMonth: number | null
  onlyYear: number | null
  time: string | null
  timeZone: string | null
  isSure: boolean | null
  isOfCountry: boolean | null
  year: string | null
  note: string | null
  source: string | null
  url: string | null
  licence: string
}

const { text, number, yes } = columnMaker<OpenDeadline>({ column: 'licence' })

const COLUMNS: readonly Column<OpenDeadline>[] = [
  text('for', '“university” or “award”', (row) => row.for),
  text('id', 'The university or award, as in its table', ({ id }) => id),
  text('level', 'bachelor, master, doctorate, or all; of an award empty', ({ level }) => level),
  text('who', 'The applicants: home, eu-eea, international, outside, inside, or all', ({ who }) => who),
  text(
    'round',
    '“main”, “early” and “late” may be left out by who is in time for the main one; “other”',
    ({ round }) => round,
  ),
  text('name', 'The way to apply, or the round', ({ name }) => name),
  text(
    'subjects',
    'For these subjects alone; empty: for all others',
    ({ subjects }) => subjects.join(', ') || null,
  ),
  number('opens_month', '1 to 12', ({ opens }) => opens?.month ?? null),
  number('opens_day', 'Of that month', ({ opens }) => opens?.day ?? null),
  number('month', 'Closes in, 1 to 12', ({ month }) => month),
  number('day', 'Last day; empty where only the month is known', ({ day }) => day),
  number(
    'last_month',
    'Closes between month and this one, by course or university',
    ({ lastMonth }) => lastMonth,
  ),
  number('only_year', 'The one year it was published for; empty: of each year', ({ onlyYear }) => onlyYear),
  text('time', 'Hour of the last day, hh:mm', ({ time }) => time),
  text('time_zone', 'IANA time zone of that hour', ({ timeZone }) => timeZone),
  yes('is_sure', 'False: the usual time, no date to rely on', ({ isSure }) => isSure),
  yes(
    'is_of_country',
    'The usual time of the country; the university’s own is not known',
    ({ isOfCountry }) => isOfCountry,
  ),
  text('year', 'The entry that the source speaks of', ({ year }) => year),
  text('note', 'Exceptions: read them with the day', ({ note }) => note),
  text('source', 'Publisher and title', ({ source }) => source),
  text('source_url', 'Its address', ({ url }) => url),
  text('licence', 'Licence of the source', ({ licence }) => licence),
]

/** One row a round of applications of a university, or a deadline of an award. */
export const deadlineTable = (rows: readonly OpenDeadline[]): Table =>
  drawTable(
    {
      name: 'deadlines',
      title: 'Deadlines',
      description:
        'When applications to universities and for awards close. Check the day at the source before you rely on it.',
      key: [],
      columns: COLUMNS,
    },
    rows,
  )
