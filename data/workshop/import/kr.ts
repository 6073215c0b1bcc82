import {
  cellOf,
  numberOf,
  rowsById,
  statementsOf,
  tableOf,
  type Dataset,
  type Reject,
  type StatementDraft,
  type Table,
} from './dataset'

const TUITION_YEAR = '2026'

type Fees = NonNullable<StatementDraft['fees']>

/** What the students and graduates of an edition are. */
export const ACADEMYINFO = {
  level: 'bachelor',
  note: 'Students of all campuses without branch schools; tuition and employment of the main campus.',
  whose: { employed: 'graduates of the main campus' },
} as const

/** The fields that the second table has an average of, by column. */
const FIELDS = [
  ['tuition_humanities_social', 'humanities and social sciences'],
  ['tuition_natural_sciences', 'natural sciences'],
  ['tuition_engineering', 'engineering'],
  ['tuition_arts_sport', 'arts and sport'],
  ['tuition_medicine', 'medicine'],
] as const

/** Undergraduates, average tuition in all and by field, employment and students for each professor in Korea. */
export const kr: Dataset = {
  name: 'kr',
  files: ['kr-facts', 'kr-tuition'],
  read: (tables, ids) => {
    const rejects: Reject[] = []
    const byField = rowsById(tableOf(tables, 'kr-tuition'), ids, rejects)
    const universities = statementsOf(tableOf(tables, 'kr-facts'), ids, rejects, (row) =>
      indicatorsIn(row, {
        tuitionYear: TUITION_YEAR,
        international: {
          count: numberOf(row, 'international_undergraduates_2025'),
          percent: numberOf(row, 'international_pct_undergraduate_2025'),
        },
        feesByField: feesByField(byField.get(cellOf(row, 'id'))?.[0]),
      }),
    )
    return {
      register: {
        title: 'Academyinfo, main indicators of Korean universities',
        editions: [
          {
            ...ACADEMYINFO,
            source: 'kr-academyinfo-2025',
            year: '2025',
            readOn: '2026-11-23',
            universities,
          },
        ],
      },
      rejects,
    }
  },
}

/** The main indicators, in a row with the columns of the first year that was read. */
export function indicatorsIn(
  row: Table['rows'][number],
  {
    tuitionYear,
    international,
    feesByField,
  }: Pick<StatementDraft, 'international'> & { tuitionYear: string; feesByField: Fees },
): StatementDraft {
  const count = numberOf(row, 'students_undergraduate_2025')
  const tuition = numberOf(row, 'average_tuition_krw_year_2026')
  const employed = numberOf(row, 'employment_rate_pct_2025')
  return {
    students: count ? { count, definition: 'undergraduates' } : undefined,
    international,
    studentsPerTeacher: numberOf(row, 'students_per_professor_2025') ?? undefined,
    // An average of a field alone would look like the price of all.
    fees: tuition
      ? [
          {
            level: 'bachelor',
            status: 'all',
            min: tuition,
            currency: 'KRW',
            note: 'average of all students; some universities charge students from abroad more',
            year: tuitionYear,
          },
          ...feesByField,
        ]
      : [],
    outcomes: employed === null ? [] : [{ measure: 'employed', value: employed, unit: '%' }],
  }
}

function feesByField(row: Table['rows'][number] | undefined): Fees {
  if (!row) return []
  return FIELDS.flatMap(([column, field]) => {
    const min = numberOf(row, column)
    const condition = `average of students of ${field}`
    return min
      ? [{ level: 'bachelor', status: 'all', min, currency: 'KRW', condition, year: TUITION_YEAR }]
      : []
  })
}
