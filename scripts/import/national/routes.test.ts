import { readRoutes } from './routes'
import { readStatedSums } from './stated-sums'

const ROW = {
  system_id: 'gb-ucas',
  country: 'gb',
  name: 'UCAS',
  level: 'bachelor',
  used_by: 'nearly all universities',
  opens: '09-01',
  main_deadline: '01-13',
  other_deadlines: '10-15 (medicine)',
  fee: '',
  url: 'https://www.ucas.com',
  intake_months: '9,1',
  covers: '',
  valid_for: '2027 entry',
  confidence: 'sure',
  source_title: 'Key dates',
  source_publisher: 'UCAS',
  source_url: 'https://www.ucas.com',
  note: '',
}
const SUM = { of: 'route', key: 'gb-ucas', words: '£20 for non-EU', what: 'application fee', note: '' }
const sums = readStatedSums([
  { ...SUM, min: '20', max: '20', currency: 'GBP', period: 'once', about: '', not_for_eu: 'yes' },
])
const read = (cells: Partial<typeof ROW>) => readRoutes([{ ...ROW, ...cells }], sums)

test('a row becomes a way to apply with its dates and months', () => {
  expect(read({}).rows).toMatchObject([
    {
      opens: { month: 9, day: 1 },
      deadline: { month: 1, day: 13 },
      deadlineLevel: null,
      otherDeadlines: '15 October (medicine)',
      intakes: [9, 1],
      isUnsure: false,
    },
  ])
})

test('a missing deadline stays unknown, and dates that are not sure are months', () => {
  expect(read({ main_deadline: '', intake_months: '', confidence: 'likely' }).rows).toMatchObject([
    { deadline: null, intakes: [], otherDeadlines: 'October (medicine)', isUnsure: true },
  ])
})

test('the common day of two ways is for first degrees alone', () => {
  expect(read({ system_id: 'fr-eef', level: 'all' }).rows[0]?.deadlineLevel).toBe('bachelor')
})

test('a row whose address is none is a reject', () => {
  expect(read({ url: 'ucas.com' }).rejects).toMatchObject([{ row: 2, id: 'gb-ucas' }])
})

test('a fee in words gets its figure, and who is let off it; other words get none', () => {
  expect(read({ fee: '£20 for non-EU' }).rows).toMatchObject([
    { feeSum: { min: 20, max: null, currency: 'GBP' }, isFeeForOthers: true },
  ])
  expect(read({ fee: 'by university' }).rows).toMatchObject([{ feeSum: null, isFeeForOthers: false }])
})
