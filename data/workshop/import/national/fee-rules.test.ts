import { conditionOf, taughtInOf, readFeeRules } from './fee-rules'

const ROW = {
  rule_id: 'de-bw-int',
  country: 'de',
  sector: 'public',
  applies_to: 'universities of Baden-Württemberg',
  scope: 'group:Baden-Württemberg;!technical-university-of-munich',
  level: 'bachelor',
  fee_status: 'international',
  amount_min: '1500',
  amount_max: '1500',
  currency: 'EUR',
  period: 'semester',
  one_off_fees: '',
  typical_only: '',
  valid_for: 'since 2017/18',
  confidence: 'sure',
  source_title: 'Tuition fees',
  source_publisher: 'Ministry',
  source_url: 'https://example.org/fees',
  note: 'State law; few places waived.',
}
const read = (...given: Partial<typeof ROW>[]) => readFeeRules(given.map((cells) => ({ ...ROW, ...cells })))

test('a row becomes a rule with its scope, its age and how sure it is', () => {
  expect(read({}).rows).toMatchObject([
    {
      scope: ['group:Baden-Württemberg', '!technical-university-of-munich'],
      min: 1500,
      isTypical: false,
      isUnsure: false,
      oneOffFees: null,
      condition: null,
    },
  ])
  expect(read({ confidence: 'likely', typical_only: 'yes' }).rows).toMatchObject([
    { isTypical: true, isUnsure: true },
  ])
})

test('an empty end of a range is unknown, and 0 is no tuition', () => {
  expect(read({ amount_min: '' }).rows[0]).toMatchObject({ min: null, max: 1500 })
  expect(read({ amount_min: '0', amount_max: '0' }).rows[0]).toMatchObject({ min: 0, max: 0 })
})

test.each([
  [
    'public universities, full-time programmes taught in Estonian',
    '2026/27',
    'full-time programmes taught in Estonian',
  ],
  ['all state universities, Chalmers and Jönköping', '2026/27', null],
  ['universities of Baden-Württemberg, consecutive master’s', '2026/27', 'consecutive master’s'],
  ['Commonwealth supported places at public universities', '2026', 'Commonwealth supported places'],
  ['taught master’s', '2026/27', 'taught master’s'],
  ['Tohoku University', 'from 2027/28 (entrants from April 2027)', 'entrants from April 2027'],
])('the sum for %p in %p is for %p', (appliesTo, validFor, condition) => {
  expect(conditionOf(appliesTo, validFor)).toBe(condition)
})

test('a note that points to the bachelor’s row says what that row says', () => {
  const { rows } = read(
    {},
    { rule_id: 'another', fee_status: 'home', note: 'Of home students.' },
    { rule_id: 'm', level: 'master', note: 'See bachelor row; one university raises its fee.' },
  )
  expect(rows[2]?.note).toBe('State law; few places waived. One university raises its fee.')
})

test('rows that can’t be taken are named with the reason', () => {
  const { rows, rejects } = read(
    {},
    {},
    { rule_id: 'b', amount_min: '2000' },
    { rule_id: 'c', currency: 'euro' },
    { rule_id: 'd', amount_min: '', amount_max: '', note: '' },
  )
  expect(rows).toHaveLength(1)
  expect(rejects.map(({ row, id }) => [row, id])).toEqual([
    [3, 'de-bw-int'],
    [4, 'b'],
    [5, 'c'],
    [6, 'd'],
  ])
  expect(rejects.map(({ reason }) => reason)).toEqual([
    'stands twice',
    'max must not be below min',
    expect.stringMatching(/^currency: /),
    'neither a sum nor a note',
  ])
})

it('knows the one language of the programmes that a sum is for', () => {
  expect(taughtInOf('full-time programmes taught in Estonian')).toBe('et')
  expect(taughtInOf('programmes taught in a foreign language')).toBeNull()
  expect(taughtInOf(null)).toBeNull()
})
