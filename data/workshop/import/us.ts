import {
  cellOf,
  linkOf,
  numberOf,
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

/** They charge no tuition and ask for years of service; what the table says of them is no price. */
const SERVICE_ACADEMIES = new Set([
  'united-states-air-force-academy',
  'united-states-coast-guard-academy',
  'united-states-merchant-marine-academy',
  'united-states-military-academy',
  'united-states-naval-academy',
])

/** The compilation has nearly three times what the university charged two years before. */
const DOUBTFUL_TUITION = new Set(['pacific-oaks-college'])

/** With fewer undergraduates from abroad, the group whose completion is counted is a handful of people. */
const LEAST_FROM_ABROAD = 200

const SECTORS = {
  public: 'public',
  'private nonprofit': 'private',
  'private for-profit': 'private',
} as const

const EARNINGS_AFTER = [6, 8, 10] as const

/** What the students of an edition of the Scorecard are. */
const SCORECARD = {
  level: 'bachelor',
  whose: {
    completion: 'first-time full-time students who finished within six years',
    continuation: 'first-time full-time students who returned for a second year',
  },
} as const

type Row = Table['rows'][number]
type Draft = (row: Row, reject: (reason: string) => void) => StatementDraft | null

/** Universities of the United States: prices, admission, students, completion and earnings, each of its own year. */
export const us: Dataset = {
  name: 'us',
  files: ['us-facts'],
  read: (tables, ids) => {
    const table = tableOf(tables, 'us-facts')
    const rejects: Reject[] = []
    const edition = (about: Omit<EditionDraft, 'readOn' | 'universities'>, draft: Draft): EditionDraft => {
      const found: Reject[] = []
      const universities = statementsOf(table, ids, found, draft)
      // Every edition reads the same rows; a row that the catalogue lacks is one reject.
      rejects.push(...found.filter((each) => !rejects.some((known) => isSame(known, each))))
      return { ...about, readOn: READ_ON, universities }
    }
    const editions = [
      edition({ source: 'ipeds-tuition-2023-24', year: '2023/24' }, readTuition),
      edition({ source: 'ipeds-admissions-2022', year: 'autumn 2022' }, readAdmission),
      edition({ ...SCORECARD, source: 'scorecard-2021-22', year: '2021/22' }, readScorecard),
      ...EARNINGS_AFTER.map((years) =>
        edition(
          {
            source: 'scorecard-earnings-2022',
            year: '2022',
            level: 'bachelor',
            note: 'The year is that of the release.',
            whose: {
              earnings: `students with US federal aid, ${years} years after they began, in work and not studying`,
            },
          },
          (row) => ({ outcomes: sumOf(numberOf(row, `median_earnings_${years}yr_usd`)) }),
        ),
      ),
      edition({ source: 'ipeds-institutions-2024', year: '2024' }, readLinks),
    ]
    return { register: { title: 'Universities of the United States', editions }, rejects }
  },
}

type About = Pick<EditionDraft, 'source' | 'year' | 'readOn'>

/** One year of the Scorecard, in a table with the columns of the first one that was read. */
export const scorecardEdition = (table: Table, ids: ReadonlySet<string>, about: About) =>
  editionOf(table, ids, { ...SCORECARD, ...about }, readScorecard)

/** One year's tuition, likewise. */
export const tuitionEdition = (table: Table, ids: ReadonlySet<string>, about: About) =>
  editionOf(table, ids, about, readTuition)

function editionOf(
  table: Table,
  ids: ReadonlySet<string>,
  about: Omit<EditionDraft, 'universities'>,
  draft: Draft,
): { edition: EditionDraft; rejects: Reject[] } {
  const rejects: Reject[] = []
  const universities = statementsOf(table, ids, rejects, draft)
  return { edition: { ...about, universities }, rejects }
}

const isSame = (a: Reject, b: Reject) => a.row === b.row && a.reason === b.reason

function rejected(reject: (reason: string) => void, reason: string): null {
  reject(reason)
  return null
}

const readTuition: Draft = (row, reject) => {
  const home = numberOf(row, 'tuition_in_state_2023_24')
  const other = numberOf(row, 'tuition_out_of_state_2023_24')
  if (home === null || other === null) return null
  const id = cellOf(row, 'id')
  if (SERVICE_ACADEMIES.has(id)) return rejected(reject, 'tuition of a service academy, left out')
  if (DOUBTFUL_TUITION.has(id)) return rejected(reject, 'doubtful tuition, left out')
  const isByState = home !== other
  const fee = { level: 'bachelor', max: null, currency: 'USD' } as const
  return {
    fees: [
      withoutUnknown({
        ...fee,
        status: 'home',
        min: home,
        ...(isByState && { residentsOf: 'the state', othersPay: { min: other } }),
      }),
      withoutUnknown({
        ...fee,
        status: 'international',
        min: other,
        note: isByState ? 'Out-of-state rate.' : null,
      }),
    ],
  }
}

const readAdmission: Draft = (row) => {
  const applicants = numberOf(row, 'applicants_2022')
  if (applicants === null) return null
  const acts = rangeOf(row, 'act')
  const reading = rangeOf(row, 'sat_reading')
  const math = rangeOf(row, 'sat_math')
  return {
    acceptanceRate: numberOf(row, 'admission_rate_pct_2022') ?? undefined,
    admission: withoutUnknown({
      applicants,
      admitted: numberOf(row, 'admitted_2022'),
      sat: reading || math ? withoutUnknown({ reading, math, submitted: submittedOf(row, 'sat') }) : null,
      act: acts && withoutUnknown({ composite: acts, submitted: submittedOf(row, 'act') }),
      testPolicy: cellOf(row, 'sat_act_policy_2022') || null,
      englishPolicy: cellOf(row, 'english_test_policy_2022') || null,
      schoolRecordPolicy: cellOf(row, 'school_record_policy_2022') || null,
      recommendationsPolicy: cellOf(row, 'recommendations_policy_2022') || null,
      essayPolicy: cellOf(row, 'essay_policy_2022') || null,
    }),
  }
}

function rangeOf(row: Row, test: string): [number, number] | null {
  const from = numberOf(row, `${test}_25`)
  const to = numberOf(row, `${test}_75`)
  return from === null || to === null ? null : [from, to]
}

/** Nobody's scores have no range: a 0 beside one says that the share was not reported. */
const submittedOf = (row: Row, test: string) => numberOf(row, `${test}_submitted_pct`) || null

const readScorecard: Draft = (row, reject) => {
  const control = cellOf(row, 'control')
  const sector = SECTORS[control as keyof typeof SECTORS]
  if (control && !sector) reject(`unknown control "${control}"`)
  const count = numberOf(row, 'students_undergraduate_2021')
  return {
    sector,
    students: count ? { count, definition: 'undergraduates' } : undefined,
    international: internationalOf(row, reject),
    studentsPerTeacher: numberOf(row, 'student_faculty_ratio') ?? undefined,
    otherCosts: [
      costOf('room-and-board', numberOf(row, 'room_board_on_campus_2021_22')),
      costOf('books', numberOf(row, 'books_supplies_2021_22')),
      costOf('other', numberOf(row, 'other_expenses_on_campus_2021_22')),
    ].flat(),
    outcomes: [
      shareOf('completion', completionOf(row, reject)),
      shareOf('completion', completionFromAbroadOf(row, reject)).map((outcome) => ({
        ...outcome,
        whose: 'first-time full-time students from abroad who finished within six years',
      })),
      shareOf('continuation', numberOf(row, 'retention_first_year_pct')),
    ].flat(),
  }
}

function internationalOf(row: Row, reject: (reason: string) => void): StatementDraft['international'] {
  const percent = numberOf(row, 'international_pct_undergraduate_2021')
  if (percent === 0) reject('a share of 0 % from abroad, which may not have been reported')
  return percent ? { percent } : undefined
}

function completionOf(row: Row, reject: (reason: string) => void): number | null {
  const percent = numberOf(row, 'completion_6yr_pct')
  if (percent !== 0) return percent
  return rejected(reject, 'a completion of 0 %, which may be that of a handful')
}

function completionFromAbroadOf(row: Row, reject: (reason: string) => void): number | null {
  const percent = numberOf(row, 'completion_6yr_international_pct')
  const undergraduates = numberOf(row, 'students_undergraduate_2021') ?? 0
  const share = numberOf(row, 'international_pct_undergraduate_2021') ?? 0
  if (percent === null || (undergraduates * share) / 100 >= LEAST_FROM_ABROAD) return percent
  return rejected(reject, 'completion of students from abroad where they are few, left out')
}

const costOf = (what: 'room-and-board' | 'books' | 'other', min: number | null) =>
  min === null ? [] : [{ what, min, currency: 'USD' }]

const shareOf = (measure: 'completion' | 'continuation', value: number | null) =>
  value === null ? [] : [{ measure, level: 'bachelor' as const, value, unit: '%' }]

const sumOf = (value: number | null) =>
  value === null ? [] : [{ measure: 'earnings' as const, value, unit: 'USD', period: 'year' as const }]

const readLinks: Draft = (row) => ({
  website: linkOf(row, 'website') ?? undefined,
  admissionsUrl: linkOf(row, 'admissions_url') ?? undefined,
  applicationUrl: linkOf(row, 'application_url') ?? undefined,
})
