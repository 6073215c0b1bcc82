import { RegisterSchema } from '@/lib/facts/register'
import { parseTable } from './dataset'
import { us } from './us'

const COLUMNS = [
  'id',
  'control',
  'students_undergraduate_2021',
  'international_pct_undergraduate_2021',
  'applicants_2022',
  'admitted_2022',
  'admission_rate_pct_2022',
  'sat_act_policy_2022',
  'english_test_policy_2022',
  'school_record_policy_2022',
  'recommendations_policy_2022',
  'essay_policy_2022',
  'sat_reading_25',
  'sat_reading_75',
  'sat_math_25',
  'sat_math_75',
  'sat_submitted_pct',
  'act_25',
  'act_75',
  'act_submitted_pct',
  'tuition_in_state_2023_24',
  'tuition_out_of_state_2023_24',
  'room_board_on_campus_2021_22',
  'books_supplies_2021_22',
  'other_expenses_on_campus_2021_22',
  'net_price_us_students_2021_22',
  'completion_6yr_pct',
  'completion_6yr_international_pct',
  'retention_first_year_pct',
  'student_faculty_ratio',
  'median_earnings_6yr_usd',
  'median_earnings_8yr_usd',
  'median_earnings_10yr_usd',
  'website',
  'admissions_url',
  'application_url',
]

/** A table with a row for each university, of which only these cells are filled. */
function aTable(...rows: Record<string, string>[]) {
  const lines = rows.map((row) => COLUMNS.map((column) => row[column] ?? '').join('\t'))
  return parseTable('us-facts', [COLUMNS.join('\t'), ...lines].join('\n'))
}

function read(...rows: Record<string, string>[]) {
  const ids = new Set(rows.map(({ id = '' }) => id).filter((id) => id !== 'gone'))
  const { register, rejects } = us.read([aTable(...rows)], ids)
  const { editions } = RegisterSchema.parse(register)
  const of = (source: string, id: string) =>
    editions.find((edition) => edition.source === source)?.universities[id]
  return { editions, rejects, of }
}

it('takes the in-state rate for residents of the state and the out-of-state rate for those from abroad', () => {
  const { of } = read({ id: 'a', tuition_in_state_2023_24: '10024', tuition_out_of_state_2023_24: '18634' })
  expect(of('ipeds-tuition-2023-24', 'a')?.fees).toMatchObject([
    {
      level: 'bachelor',
      status: 'home',
      min: 10024,
      max: null,
      currency: 'USD',
      residentsOf: 'the state',
      othersPay: { min: 18634 },
    },
    { level: 'bachelor', status: 'international', min: 18634, max: null, note: 'Out-of-state rate.' },
  ])
})

it('names no state where the rate is the same everywhere', () => {
  const { of } = read({ id: 'a', tuition_in_state_2023_24: '42240', tuition_out_of_state_2023_24: '42240' })
  expect(of('ipeds-tuition-2023-24', 'a')?.fees?.map(({ note }) => note)).toEqual([null, null])
})

it('leaves the tuition of service academies and a doubtful one out', () => {
  const fee = { tuition_in_state_2023_24: '945', tuition_out_of_state_2023_24: '945' }
  const { of, rejects } = read(
    { id: 'united-states-merchant-marine-academy', ...fee },
    { id: 'pacific-oaks-college', ...fee },
  )
  expect(of('ipeds-tuition-2023-24', 'united-states-merchant-marine-academy')).toBeUndefined()
  expect(of('ipeds-tuition-2023-24', 'pacific-oaks-college')).toBeUndefined()
  expect(rejects.map(({ reason }) => reason)).toEqual([
    'tuition of a service academy, left out',
    'doubtful tuition, left out',
  ])
})

it('states admission with its ranges, and no share beside a range that says 0', () => {
  const { of } = read({
    id: 'a',
    applicants_2022: '11226',
    admitted_2022: '7386',
    admission_rate_pct_2022: '65.8',
    sat_act_policy_2022: 'considered, not required',
    english_test_policy_2022: 'required',
    sat_reading_25: '540',
    sat_reading_75: '650',
    sat_math_25: '530',
    sat_math_75: '630',
    sat_submitted_pct: '0',
    act_25: '21',
    act_75: '28',
    act_submitted_pct: '30',
  })
  expect(of('ipeds-admissions-2022', 'a')).toMatchObject({
    acceptanceRate: 65.8,
    admission: {
      applicants: 11226,
      admitted: 7386,
      sat: { reading: [540, 650], math: [530, 630], submitted: null },
      act: { composite: [21, 28], submitted: 30 },
      testPolicy: 'considered, not required',
      englishPolicy: 'required',
      essayPolicy: null,
    },
  })
})

it('states students, costs, completion and earnings with whose they are, and never the net price', () => {
  const { editions, of } = read({
    id: 'a',
    control: 'private nonprofit',
    students_undergraduate_2021: '6000',
    international_pct_undergraduate_2021: '5.0',
    student_faculty_ratio: '13',
    room_board_on_campus_2021_22: '11628',
    books_supplies_2021_22: '0',
    net_price_us_students_2021_22: '29300',
    completion_6yr_pct: '60.2',
    completion_6yr_international_pct: '67.7',
    retention_first_year_pct: '79.2',
    median_earnings_10yr_usd: '49294',
  })
  expect(of('scorecard-2021-22', 'a')).toMatchObject({
    sector: 'private',
    students: { count: 6000, definition: 'undergraduates' },
    international: { count: null, percent: 5 },
    studentsPerTeacher: 13,
    otherCosts: [
      { what: 'room-and-board', min: 11628, currency: 'USD' },
      { what: 'books', min: 0 },
    ],
    outcomes: [
      { measure: 'completion', value: 60.2, unit: '%', level: 'bachelor' },
      { measure: 'completion', value: 67.7, whose: expect.stringContaining('from abroad') },
      { measure: 'continuation', value: 79.2 },
    ],
  })
  const earnings = editions.filter(({ source }) => source === 'scorecard-earnings-2022')
  expect(earnings.map(({ universities }) => universities.a?.outcomes?.[0]?.value)).toEqual([
    undefined,
    undefined,
    49294,
  ])
  expect(earnings[2]?.whose.earnings).toContain('10 years after they began')
  expect(JSON.stringify(editions)).not.toContain('29300')
})

it('rejects shares of 0 that may not have been reported, and the completion of a handful', () => {
  const { of, rejects } = read({
    id: 'a',
    students_undergraduate_2021: '2184',
    international_pct_undergraduate_2021: '0.0',
    completion_6yr_pct: '0.0',
    completion_6yr_international_pct: '100.0',
  })
  expect(of('scorecard-2021-22', 'a')).toEqual({ students: { count: 2184, definition: 'undergraduates' } })
  expect(rejects).toHaveLength(3)
})

it('rejects a university that the catalogue lacks once', () => {
  const { rejects } = read({ id: 'gone', control: 'public' }, { id: 'a', control: 'public' })
  expect(rejects).toEqual([{ row: 2, id: 'gone', reason: 'the catalogue has no such university' }])
})

it('states the pages of admissions and of the application', () => {
  const { of } = read({
    id: 'a',
    website: 'https://a.edu/',
    admissions_url: 'https://a.edu/admissions',
    application_url: 'http://apply.a.edu',
  })
  expect(of('ipeds-institutions-2024', 'a')).toEqual({
    website: 'https://a.edu/',
    admissionsUrl: 'https://a.edu/admissions',
  })
})
