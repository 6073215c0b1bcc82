import { compareFields, recheck, type OurValue } from './compare-fields'
import { foldPages } from './fold-record'

const finding = (value: string, quote = value) => ({ value, quote, level: null, year: null })
const read = (markdown: string, record: Record<string, unknown>) =>
  foldPages([{ url: 'https://a.example/facts', title: 'Facts', markdown, record }])
const ours = (field: OurValue['field'], ...texts: string[]): OurValue => ({
  field,
  texts,
  fee: null,
  checkedOn: '2026-05',
})

const FIELDS = read(
  'A University in Bergen, founded in 1946. 14,500 students, 2,100 from abroad. We admit 40 %. International students ' +
    'pay EUR 21,500 a year. Home students: no tuition fee. IELTS 6.5 is needed. SAT is required. Apply by 15 January. ' +
    'Law, Physics. The Fjord Grant.',
  {
    name: [finding('A University')],
    city: [finding('Bergen')],
    founded: [finding('1946')],
    students: [finding('14,500', '14,500 students')],
    internationalStudents: [finding('2,100', '2,100 from abroad')],
    acceptanceRate: [finding('12 %', 'We admit 12 %')],
    internationalFee: [finding('EUR 21,500 a year', 'International students pay EUR 21,500 a year')],
    domesticFee: [finding('no tuition fee', 'Home students: no tuition fee')],
    englishTest: [finding('IELTS 6.5')],
    requiredTests: [finding('SAT', 'SAT is required')],
    deadline: [finding('15 January', 'Apply by 15 January')],
    programmes: [finding('Law'), finding('Physics')],
  },
)

test('twelve fields and more are compared, each exactly (issue 19)', () => {
  const fee = (min: number, currency: string) => ({ min, max: null, currency, academicYear: '2026/27' })
  const known: OurValue[] = [
    ours('name', 'A University'),
    ours('city', 'Oslo'),
    ours('founded', '1946'),
    ours('students', '14200'),
    ours('acceptanceRate', '41'),
    { ...ours('internationalFee', 'EUR 20500 2026/27'), fee: fee(20_500, 'EUR') },
    { ...ours('domesticFee', 'free'), fee: fee(0, 'EUR') },
    ours('englishTest', 'IELTS 6.5'),
    ours('deadline', '1 March'),
    ours('programmes', 'law', 'Physics', 'Medicine'),
    ours('scholarships', 'Nordic Award'),
  ]
  const compared = compareFields(FIELDS, known).map(({ field, comparison }) => [field, comparison])
  expect(Object.fromEntries(compared)).toEqual({
    name: 'same',
    city: 'differs',
    founded: 'same',
    students: 'differs',
    internationalStudents: 'new',
    acceptanceRate: 'only ours',
    internationalFee: 'differs',
    domesticFee: 'same',
    englishTest: 'same',
    requiredTests: 'new',
    deadline: 'differs',
    programmes: 'same',
    scholarships: 'only ours',
  })
})

test('where neither side knows anything there is nothing to compare', () => {
  expect(compareFields(read('', {}), [])).toEqual([])
})

test('another reading tells what is the same, what changed and what is gone', () => {
  const later = read('A University, founded in 1946. 15,000 students. Physics.', {
    founded: [finding('1946')],
    students: [finding('15,000', '15,000 students')],
    programmes: [finding('Physics')],
    city: [finding('Bergen', 'in Bergen')],
  })
  const states = recheck(FIELDS, later).flatMap(({ field, values }) =>
    values.map(({ state, before, now }) => [field, before.value, state, now?.value ?? null]),
  )
  expect(states).toEqual(
    expect.arrayContaining([
      ['founded', '1946', 'same', '1946'],
      ['students', '14,500', 'changed', '15,000'],
      ['city', 'Bergen', 'gone', null],
      ['programmes', 'Law', 'gone', null],
      ['programmes', 'Physics', 'same', 'Physics'],
    ]),
  )
})
