import { checkProgrammes, type KnownKeys } from './check'

const KNOWN: KnownKeys = {
  universities: new Set(['alpha']),
  sources: new Set(['register']),
  subjects: new Set(['law']),
  currencies: new Set(['AUD']),
  hasCode: (_, code) => code === '0909',
}

const FILE = {
  title: 'Courses',
  source: 'register',
  year: '2025',
  readOn: '2026-11-23',
  grain: 'course',
  scheme: 'asced',
  read: 2,
  rejected: { 'a diploma': 1 },
  leftOut: {},
  universities: { alpha: [{ code: '1', level: 'bachelor', title: 'Law', field: '0909' }] },
}

const problemsOf = (changes: object) =>
  checkProgrammes([{ name: 'courses', content: { ...FILE, ...changes } }], KNOWN).map(
    ({ message }) => message,
  )

it('finds nothing wrong with a sound file', () => {
  expect(problemsOf({})).toEqual([])
})

it.each([
  [{ source: 'gone' }, 'the unknown source "gone"'],
  [{ read: 3 }, 'keeps 1 rows and rejects 1, but 3 were read'],
  [{ universities: { beta: FILE.universities.alpha } }, 'universities that the catalogue lacks: beta'],
  [{ universities: { alpha: [{ level: 'bachelor', field: '1' }] } }, 'the code "1"'],
  [{ universities: { alpha: [{ level: 'bachelor', subject: 'alchemy' }] } }, 'the subject "alchemy"'],
  [
    { read: 3, universities: { alpha: [...FILE.universities.alpha, ...FILE.universities.alpha] } },
    'a code twice at alpha',
  ],
])('tells what is wrong with %j', (changes, message) => {
  expect(problemsOf(changes)).toEqual([expect.stringContaining(message)])
})

it('refuses a fee of 0 and an unknown currency', () => {
  const fee = { sum: 1, currency: 'XXX', basis: 'year', status: 'all', asOf: '2025' }
  const withFee = (changes: object) => ({
    universities: { alpha: [{ level: 'bachelor', title: 'Law', fee: { ...fee, ...changes } }] },
  })
  expect(problemsOf(withFee({}))).toEqual([expect.stringContaining('the currency "XXX"')])
  expect(problemsOf(withFee({ sum: 0 }))).toHaveLength(1)
})
