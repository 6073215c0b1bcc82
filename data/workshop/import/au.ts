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

type Row = Table['rows'][number]

/** Universities of Australia: fees of international students by level, students, outcomes, ratings. */
export const au: Dataset = {
  name: 'au',
  files: ['au-facts', 'au-tuition'],
  read: (tables, ids) => {
    const rejects: Reject[] = []
    const facts = tableOf(tables, 'au-facts')
    return {
      register: {
        title: 'Universities of Australia',
        editions: [
          readTuition(tableOf(tables, 'au-tuition'), ids, rejects),
          {
            source: 'au-enrolments-2024',
            year: '2024',
            readOn: READ_ON,
            note: 'All campuses, those abroad too; courses of mixed fields and those without an award are not counted, which makes the totals 1 to 3 % low.',
            universities: statementsOf(facts, ids, rejects, readStudents),
          },
          {
            source: 'qilt-2024',
            year: '2024',
            readOn: READ_ON,
            whose: {
              employed: 'full time, domestic undergraduates four to six months after finishing',
              earnings: 'full-time median of domestic undergraduates four to six months after finishing',
              satisfaction: 'undergraduates who rated their education positively',
            },
            universities: statementsOf(facts, ids, [], readOutcomes),
          },
        ],
      },
      rejects,
    }
  },
}

function readTuition(table: Table, ids: ReadonlySet<string>, rejects: Reject[]): EditionDraft {
  const universities = [...rowsById(table, ids, rejects)].map(([id, rows]) => [id, { fees: rows.map(feeOf) }])
  return {
    source: 'cricos-2026',
    year: 'January 2023',
    readOn: READ_ON,
    note: 'Fees of whole courses divided by their years, without the highest and the lowest tenth. Computing courses cost 18 % more in August 2026 than in January 2023 (median).',
    universities: Object.fromEntries(universities),
  }
}

/** The middle four fifths of the fees of one level, with the date that most of them are of. */
function feeOf(row: Row): NonNullable<StatementDraft['fees']>[number] {
  const courses = numberOf(row, 'courses_with_fee') ?? 0
  const ofAugust = numberOf(row, 'of_which_fees_of_2026_08') ?? 0
  const min = numberOf(row, 'p10_aud_year') ?? 0
  const max = numberOf(row, 'p90_aud_year')
  const isNew = ofAugust * 2 > courses
  const other = isNew ? courses - ofAugust : ofAugust
  const counted = courses === 1 ? 'From 1 course' : `From ${courses} courses`
  const mixed = other === 0 ? '' : `, ${other} of them of ${isNew ? 'January 2023' : 'August 2026'}`
  return withoutUnknown({
    level: levelOf(cellOf(row, 'level')),
    status: 'international' as const,
    min,
    max: max === min ? null : max,
    currency: 'AUD',
    // The fees of 2026 were read of computing courses alone.
    ...(ofAugust === courses && { condition: 'Computing courses', isOfProgrammes: true as const }),
    note: `${counted}${mixed}.`,
    year: isNew ? 'August 2026' : undefined,
  })
}

function levelOf(level: string): 'bachelor' | 'master' | 'doctorate' {
  if (level === 'bachelor' || level === 'master' || level === 'doctorate') return level
  throw new Error(`Unknown level "${level}".`)
}

function readStudents(row: Row): StatementDraft {
  const count = numberOf(row, 'students_2024')
  const international = withoutUnknown({
    count: numberOf(row, 'international_students_2024'),
    percent: numberOf(row, 'international_pct_2024'),
  })
  return {
    students: count ? { count, definition: 'headcount' } : undefined,
    international: Object.keys(international).length > 0 ? international : undefined,
  }
}

function readOutcomes(row: Row): StatementDraft {
  const employed = numberOf(row, 'graduate_fulltime_employment_pct_2024')
  const salary = numberOf(row, 'graduate_median_salary_aud_2024')
  const rating = numberOf(row, 'student_rating_overall_pct_2024')
  const employers = numberOf(row, 'employer_satisfaction_pct_2024')
  const level = 'bachelor' as const
  const percent = { unit: '%' }
  const outcomes: NonNullable<StatementDraft['outcomes']> = []
  if (employed !== null) outcomes.push({ measure: 'employed', level, value: employed, ...percent })
  if (salary !== null)
    outcomes.push({ measure: 'earnings', level, value: salary, unit: 'AUD', period: 'year' })
  if (rating !== null) outcomes.push({ measure: 'satisfaction', level, value: rating, ...percent })
  if (employers !== null)
    outcomes.push({
      measure: 'satisfaction',
      value: employers,
      ...percent,
      whose: 'employers, with the graduates who work for them',
    })
  return { outcomes }
}
