import { labelOf } from '../text/options'
import { csvTable, type CsvColumn } from '../text/write-csv'
import { FACT_KINDS, LEVELS } from '../facts/vocabulary'
import type { ComparedCost, ComparedUniversity } from '../universities/compared-university'
import { columnHref } from './compare-href'
import type { Figure, Figures } from './figures'

const MAX_FILE_NAME = 100

const DEADLINE = 'Application Deadline'

/** The figures of a file, in the order of the rows, with the parts that each has. */
const FIGURES = [
  { label: DEADLINE },
  { label: 'English Requirement' },
  { label: 'Money to Show for the Visa', isSum: true },
  { label: 'World Ranking' },
  { label: 'Acceptance Rate' },
  { label: 'Tuition (International)', isSum: true, isRange: true },
  { label: 'Student Population' },
  { label: 'International Students' },
  { label: 'Minimum GPA' },
  { label: 'Research Rating' },
  { label: 'Employment Rate' },
  { label: 'Established' },
] as const satisfies readonly { label: string; isSum?: true; isRange?: true }[]

const PARTS: readonly {
  name: string
  only?: 'isSum' | 'isRange'
  read: (figure: Figure) => string | number | null | undefined
}[] = [
  { name: '', read: ({ value }) => value },
  { name: ', to', only: 'isRange', read: ({ to }) => to },
  { name: ', unit', read: ({ unit }) => unit },
  { name: ', currency', only: 'isSum', read: ({ currency }) => currency },
  { name: ', year', read: ({ year }) => year },
  { name: ', kind', read: ({ kind }) => labelOf(FACT_KINDS, kind ?? '') },
  { name: ', source', read: ({ source }) => source },
]

/** The next ISO date of such a day, or month, of each year. */
function nextDate(ofYear: string, today: string): string {
  const now = Number(today.slice(0, 4))
  const date = `${now}-${ofYear}`
  return date < today.slice(0, date.length) ? `${now + 1}-${ofYear}` : date
}

/** The columns of every figure, with those of what it rests on. @param today an ISO date */
export const figureColumns = (today: string): CsvColumn<Figures>[] =>
  FIGURES.flatMap((kind): CsvColumn<Figures>[] =>
    PARTS.filter(({ only }) => !only || only in kind).map(({ name, read }) => ({
      head: `${kind.label}${name}`,
      read: (figures) => {
        const figure = figures[kind.label]
        if (!figure) return null
        return name === '' && kind.label === DEADLINE ? nextDate(String(figure.value), today) : read(figure)
      },
    })),
  )

type Column = CsvColumn<ComparedUniversity>

/** The middle of a year and of the whole degree, where tuition and living are known, and for the whole the length. */
export function totalsOf(cost: ComparedCost | null): { aYear: number | null; whole: number | null } {
  if (!cost || cost.tuition === null || cost.living === null) return { aYear: null, whole: null }
  const { tuition, living, once, years } = cost
  const whole = Math.round(tuition + living + once)
  return { aYear: Math.round(whole / Math.max(1, years ?? 1)), whole: years === null ? null : whole }
}

const UNIVERSITY: Column = {
  head: 'University',
  read: ({ name, programme }) => programme?.university ?? name,
}

const PROGRAMME: Column = { head: 'Programme', read: ({ name, programme }) => programme && name }

const FIRST: readonly Column[] = [
  { head: 'Country', read: ({ country }) => country },
  { head: 'Level', read: ({ level }) => labelOf(LEVELS, level) },
  { head: 'Score', read: ({ score }) => score.total },
  { head: 'Total a Year', read: ({ cost }) => totalsOf(cost).aYear },
  { head: 'Whole Degree with Living', read: ({ cost }) => totalsOf(cost).whole },
  { head: 'Whole Degree with Living, years', read: ({ cost }) => cost?.years },
  { head: 'Whole Degree with Living, currency', read: ({ cost }) => cost?.unit },
  { head: 'Can They Take Me?', read: ({ canTakeMe }) => canTakeMe?.text },
]

const LAST: readonly Column[] = [
  { head: 'Work After Study', read: ({ workAfter }) => workAfter?.text },
  { head: 'Campus Location', read: ({ location }) => location },
  { head: 'Popular Programs', read: ({ programmes }) => programmes.join(', ') },
  { head: 'Facilities', read: ({ facilities }) => facilities.join(', ') },
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
  const profile: Column = { head: 'Profile', read: ({ id, level }) => `${site}${columnHref({ id, level })}` }
  const figured = figureColumns(today).map(({ head, read }): Column => ({
    head,
    read: ({ id }) => read(figuresOf(id)),
  }))
  const programme = columns.some((column) => column.programme) ? [PROGRAMME] : []
  return csvTable([UNIVERSITY, ...programme, ...FIRST, ...figured, ...LAST, profile], columns)
}

/** A file name that is valid on every system. */
export function comparisonFileName(ids: readonly string[]): string {
  const name = ['comparison', ...ids].join('-').replace(/[^a-z0-9-]/g, '')
  return `${name.slice(0, MAX_FILE_NAME).replace(/-$/, '')}.csv`
}
