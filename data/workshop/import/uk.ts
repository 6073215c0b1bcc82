import { TEF_RATINGS } from '@/lib/facts/vocabulary'
import { PlainError } from '@/scripts/run.mjs'
import {
  cellOf,
  numberOf,
  rowsById,
  statementsOf,
  tableOf,
  withoutUnknown,
  type Dataset,
  type EditionDraft,
  type Reject,
  type StatementDraft,
  type Table,
} from './dataset'

const READ_ON = '2026-11-23'
const DISCOVER_UNI = { source: 'discover-uni-2025', level: 'bachelor' as const, readOn: READ_ON }
const MOSTLY_HOME = 'mostly home graduates, 15 months after the course'

const WHOSE = {
  'work-or-study': MOSTLY_HOME,
  'skilled-work': `of those in work, ${MOSTLY_HOME}`,
  earnings: `median in full-time work in the UK, ${MOSTLY_HOME}`,
  continuation: 'mostly home students, a year after they began',
}

type Row = Table['rows'][number]
type OutcomeDraft = NonNullable<StatementDraft['outcomes']>[number]

/**
 * The columns of a subject: that of the value, and those of the years and people that it covers. Skilled work is read
 * for all subjects together only: with it, the file would be a third larger.
 */
const BY_SUBJECT = [
  {
    measure: 'work-or-study',
    value: 'work_or_study_pct',
    years: 'employment_years',
    people: 'employment_graduates',
    response: 'employment_response_pct',
  },
  {
    measure: 'earnings',
    value: 'salary_median_gbp',
    years: 'salary_years',
    people: 'salary_graduates',
    response: null,
  },
] as const

/** Averages over all subjects, worked out from the figures of Discover Uni. */
const OF_ALL_SUBJECTS = [
  { measure: 'work-or-study', value: 'work_or_study_pct_derived', people: 'work_or_study_graduates' },
  { measure: 'skilled-work', value: 'skilled_job_pct_derived', people: 'skilled_job_graduates' },
  { measure: 'continuation', value: 'continuation_pct_derived', people: 'continuation_students' },
] as const

/** Universities of the United Kingdom: subjects, outcomes of full-time students, teaching, students from abroad. */
export const uk: Dataset = {
  name: 'uk',
  files: ['uk-institutions', 'uk-outcomes-subject', 'uk-subjects'],
  read: (tables, ids) => {
    const rejects: Reject[] = []
    const institutions = tableOf(tables, 'uk-institutions')
    return {
      register: {
        title: 'Universities of the United Kingdom',
        editions: [
          readSubjects(tableOf(tables, 'uk-subjects'), ids, rejects, { ...DISCOVER_UNI, year: '2025' }),
          ...readOutcomes(tableOf(tables, 'uk-outcomes-subject'), ids, rejects),
          {
            ...DISCOVER_UNI,
            year: '2021-23',
            note: 'Worked out from Discover Uni: averages of subjects, weighted by the people that each covers, full-time.',
            whose: WHOSE,
            universities: statementsOf(institutions, ids, rejects, readAverages),
          },
          {
            source: 'tef-2023',
            year: '2023',
            readOn: READ_ON,
            universities: statementsOf(institutions, ids, [], readTeaching),
          },
          studentsEdition(institutions, ids, { source: 'hesa-2018-19', year: '2018/19', readOn: READ_ON }),
        ],
      },
      rejects,
    }
  },
}

/** How many courses each university has in a subject, in one edition of the dataset. */
export function readSubjects(
  table: Table,
  ids: ReadonlySet<string>,
  rejects: Reject[],
  about: Pick<EditionDraft, 'source' | 'year' | 'readOn' | 'level'>,
): EditionDraft {
  const universities = [...rowsById(table, ids, rejects)].map(([id, rows]) => {
    const subjects = rows.flatMap((row) => {
      const count = numberOf(row, 'courses_count')
      return count ? [{ subject: cellOf(row, 'subject'), level: 'undergraduate' as const, count }] : []
    })
    return [id, { subjects: subjects.toSorted((a, b) => b.count - a.count) }]
  })
  return {
    ...about,
    note: 'A joint course counts under each of its subjects.',
    counted: 'courses',
    universities: Object.fromEntries(universities),
  }
}

/** An edition for each pair of graduating years that the publisher put together. */
function readOutcomes(table: Table, ids: ReadonlySet<string>, rejects: Reject[]): EditionDraft[] {
  const byYears = new Map<string, Record<string, { outcomes: OutcomeDraft[] }>>()
  for (const [id, rows] of rowsById(table, ids, rejects))
    for (const row of rows.filter((each) => cellOf(each, 'mode') === 'full-time'))
      for (const { years, outcome } of outcomesOf(row)) {
        const universities = byYears.get(years) ?? {}
        const outcomes = universities[id]?.outcomes ?? []
        byYears.set(years, { ...universities, [id]: { outcomes: [...outcomes, outcome] } })
      }
  return [...byYears]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([year, universities]) => ({ ...DISCOVER_UNI, year, whose: WHOSE, universities }))
}

function outcomesOf(row: Row): { years: string; outcome: OutcomeDraft }[] {
  return BY_SUBJECT.flatMap(({ measure, value, years, people, response }) => {
    const found = numberOf(row, value)
    if (found === null) return []
    const isSum = measure === 'earnings'
    const outcome = withoutUnknown({
      measure,
      subject: cellOf(row, 'subject'),
      value: found,
      unit: isSum ? 'GBP' : '%',
      period: isSum ? ('year' as const) : null,
      people: numberOf(row, people),
      response: response && numberOf(row, response),
    })
    return [{ years: cellOf(row, years), outcome }]
  })
}

function readAverages(row: Row): StatementDraft {
  const outcomes = OF_ALL_SUBJECTS.flatMap(({ measure, value, people }) => {
    const found = numberOf(row, value)
    return found === null ? [] : [{ measure, value: found, unit: '%', people: numberOf(row, people) }]
  })
  return { outcomes }
}

/** @throws PlainError on a rating that is none of the four */
function readTeaching(row: Row): StatementDraft | null {
  if (!cellOf(row, 'tef_overall')) return null
  const ratingOf = (column: string) => {
    const cell = cellOf(row, column)
    const rating = TEF_RATINGS.find(({ value }) => value === cell)
    if (!rating) throw new PlainError(`"${cell}" in the column "${column}" is no rating of the TEF.`)
    return rating.value
  }
  return {
    teaching: {
      overall: ratingOf('tef_overall'),
      experience: ratingOf('tef_student_experience'),
      outcomes: ratingOf('tef_student_outcomes'),
    },
  }
}

/** Students of one year, in a table with the columns of the first one that was read. */
export function studentsEdition(
  table: Table,
  ids: ReadonlySet<string>,
  about: Pick<EditionDraft, 'source' | 'year' | 'readOn'>,
): EditionDraft {
  return { ...about, universities: statementsOf(table, ids, [], readStudents) }
}

function readStudents(row: Row): StatementDraft | null {
  const count = numberOf(row, 'students_2018_19')
  if (!count) return null
  return {
    students: { count, definition: 'headcount' },
    international: withoutUnknown({
      count: numberOf(row, 'non_uk_students_2018_19'),
      percent: numberOf(row, 'non_uk_pct_2018_19'),
    }),
  }
}
