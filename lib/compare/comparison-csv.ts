import { labelOf } from '../text/options'
import { sumColumns, type CsvSum } from '../text/sum-columns'
import { csvTable, type CsvColumn } from '../text/write-csv'
import { FACT_KINDS, LEVELS } from '../facts/vocabulary'
import type { ComparedClosing, ComparedUniversity } from '../universities/compared-university'
import { closesEachYear, closingDates, nextDate } from './closing-dates'
import { columnHref } from './compare-href'
import type { Figure, Figures } from './figures'

const MAX_FILE_NAME = 100

const DEADLINE = 'Application Deadline'

/** `reported`: the kind of a figure that another than the university reports. */
type FigureKind = { label: string; isSum?: true; isRange?: true; reported?: string }

/** The figures of a file, in the order of the rows, with the parts that each has. */
const FIGURES = [
  { label: DEADLINE, isRange: true },
  { label: 'English Requirement' },
  { label: 'Money to Show for the Visa', isSum: true },
  { label: 'World Ranking', reported: 'published in a ranking' },
  { label: 'Acceptance Rate' },
  { label: 'Tuition (International)', isSum: true, isRange: true },
  { label: 'Student Population' },
  { label: 'International Students' },
  { label: 'Minimum GPA' },
  { label: 'Research Rating' },
  { label: 'Employment Rate' },
  { label: 'Established' },
] as const satisfies readonly FigureKind[]

/** A figure of a file: a time has an ISO date at both its ends. */
type FiledFigure = Omit<Figure, 'to'> & { to: number | string | null }

const PARTS: readonly {
  name: string
  only?: 'isSum' | 'isRange'
  read: (figure: FiledFigure, of: FigureKind) => string | number | null | undefined
}[] = [
  { name: '', read: ({ value }) => value },
  { name: ', to', only: 'isRange', read: ({ to }) => to },
  { name: ', unit', read: ({ unit }) => unit },
  { name: ', currency', only: 'isSum', read: ({ currency }) => currency },
  { name: ', year', read: ({ year }) => year },
  {
    name: ', kind',
    read: ({ kind }, { reported }) => (kind === 'reported' && reported) || labelOf(FACT_KINDS, kind ?? ''),
  },
  { name: ', source', read: ({ source }) => source },
]

/** `closing`: the deadline as days are compared. */
export type FiguredRow = { figures: Figures; closing: ComparedClosing | null }

/** The deadline of the next round; the year of one that has closed is not that of its date. */
function deadlineOn(today: string, figure: Figure, closing: ComparedClosing | null): FiledFigure {
  // That of the visitor's profile may be another than the one whose source stands beside it.
  if (!closing || closesEachYear(closing) !== figure.value)
    return { ...figure, value: nextDate(String(figure.value), today) }
  const { date: value, to, unit, isOver } = closingDates(closing, today)
  return { ...figure, value, to, unit, year: isOver ? null : figure.year }
}

/** The columns of every figure, with those of what it rests on. @param today an ISO date */
export const figureColumns = (today: string): CsvColumn<FiguredRow>[] =>
  FIGURES.flatMap((kind): CsvColumn<FiguredRow>[] =>
    PARTS.filter(({ only }) => !only || only in kind).map(({ name, read }) => ({
      head: `${kind.label}${name}`,
      read: ({ figures, closing }) => {
        const figure = figures[kind.label]
        return figure && read(kind.label === DEADLINE ? deadlineOn(today, figure, closing) : figure, kind)
      },
    })),
  )

type Column = CsvColumn<ComparedUniversity>

/**
 * The sum of a year, or of the whole degree, where tuition and living are known. It is worked out here, so that its source is
 * the page of the university, where each of its parts has its own.
 */
const totalOf =
  (part: 'year' | 'whole', pageOf: (column: ComparedUniversity) => string) =>
  (column: ComparedUniversity): CsvSum | null => {
    const { cost } = column
    if (!cost?.ends || (part === 'whole' && cost.years === null)) return null
    const { ends, unit: currency, kind, years } = cost
    const share = part === 'year' ? Math.max(1, years ?? 1) : 1
    const unit = part === 'whole' ? 'whole degree' : years === null ? 'first year' : 'year'
    const source = pageOf(column)
    return { low: ends.low / share, high: ends.high / share, unit, currency, year: null, kind, source }
  }

const UNIVERSITY: Column = {
  head: 'University',
  read: ({ name, programme }) => programme?.university ?? name,
}

const PROGRAMME: Column = { head: 'Programme', read: ({ name, programme }) => programme && name }

const firstColumns = (pageOf: (column: ComparedUniversity) => string): readonly Column[] => [
  { head: 'Country', read: ({ country }) => country },
  { head: 'Level', read: ({ level }) => labelOf(LEVELS, level) },
  { head: 'Score', read: ({ score }) => score.total },
  ...sumColumns('Total a Year', totalOf('year', pageOf)),
  ...sumColumns('Whole Degree with Living', totalOf('whole', pageOf)),
  { head: 'Whole Degree with Living, years', read: ({ cost }) => cost?.years },
  { head: 'Can They Take Me?', read: ({ canTakeMe }) => canTakeMe?.text },
  { head: 'Awards That Fit', read: ({ awards }) => awards?.text },
]

const LAST: readonly Column[] = [
  { head: 'Work After Study', read: ({ workAfter }) => workAfter?.text },
  { head: 'Campus Location', read: ({ location }) => location },
  { head: 'Popular Programs', read: ({ programmes }) => programmes.join(', ') },
  { head: 'Facilities', read: ({ facilities }) => facilities.join(', ') },
  { head: 'How to Apply', read: ({ applying }) => applying?.text },
  { head: 'Teaching Language', read: ({ language }) => language?.text },
  { head: 'School or Degree', read: ({ certificate }) => certificate?.text },
  { head: 'Public or Private', read: ({ sector }) => sector?.text },
  { head: 'What Becomes of Students', read: ({ outcome }) => outcome?.text },
  { head: 'Website', read: ({ website }) => website },
]

/**
 * The comparison as a file: a row for each university, with one number or text a cell. A unit, currency, year, kind or
 * source stands in a column of its own, and what is not known is empty.
 * @param figuresOf those of a university by its id
 * @param site the origin of the site
 * @param today ISO day
 */
export function comparisonCsv(
  columns: readonly ComparedUniversity[],
  figuresOf: (id: string) => Figures,
  site: string,
  today: string,
): string {
  const pageOf = ({ id, level }: ComparedUniversity) => `${site}${columnHref({ id, level })}`
  const figured = figureColumns(today).map(({ head, read }): Column => ({
    head,
    read: ({ id, closing }) => read({ figures: figuresOf(id), closing }),
  }))
  const programme = columns.some((column) => column.programme) ? [PROGRAMME] : []
  const profile: Column = { head: 'Profile', read: pageOf }
  return csvTable([UNIVERSITY, ...programme, ...firstColumns(pageOf), ...figured, ...LAST, profile], columns)
}

/** A file name that is valid on every system. */
export function comparisonFileName(ids: readonly string[]): string {
  const name = ['comparison', ...ids].join('-').replace(/[^a-z0-9-]/g, '')
  return `${name.slice(0, MAX_FILE_NAME).replace(/-$/, '')}.csv`
}
