import { parseQuestion, questionHref, questionQuery, type Question } from './question'

const codes: Record<string, string> = { gb: 'gb', 'united kingdom': 'gb', ng: 'ng', nigerian: 'ng' }
const find = (text: string) => codes[text.toLowerCase()] ?? null
const read = (query: string) => {
  const params = new URLSearchParams(query)
  const all = Object.fromEntries([...new Set(params.keys())].map((key) => [key, params.getAll(key)]))
  return parseQuestion(all, { findCountry: find, findPassport: find })
}

test.each<Question>([
  { country: null, level: null, passport: null, currency: null },
  { country: 'gb', level: 'master', passport: 'ng', currency: 'NGN' },
  { country: 'gb', level: 'bachelor', passport: null, currency: 'EUR' },
])('an address says what was asked: %j', (question) => {
  expect(read(questionQuery(question))).toEqual(question)
})

test('names are understood, and a level that is named goes before the one that a reader keeps', () => {
  const asked = read('?passport=Nigerian&country=United+Kingdom&level=bachelor&currency=ngn')
  expect(questionHref(asked)).toBe('/cost?country=gb&level=bachelor&passport=ng&currency=NGN')
})

test.each(['?country=42&level=phd&passport=%00&currency=42', '?country=&level=', '?__proto__[x]=1'])(
  'garbage asks nothing: %s',
  (query) => {
    expect(questionHref(read(query))).toBe('/cost')
  },
)

test('a name that no country has stays in the address as it was typed, to be mended', () => {
  const asked = read('?country=Nigerian&passport=Brasileirra&level=master')
  expect(asked).toMatchObject({ country: 'ng', passport: null, unread: { passport: 'Brasileirra' } })
  const query = '?country=ng&level=master&passport=Brasileirra'
  expect(questionQuery(asked)).toBe(query)
  expect(questionQuery(read(query))).toBe(query)
  expect(read('?country=Atlantis')).toMatchObject({ country: null, unread: { country: 'Atlantis' } })
  expect(questionQuery(read('?currency=my+naira'))).toBe('?currency=my+naira')
  const long = questionQuery(read(`?country=${'x'.repeat(3000)}`))
  expect(questionQuery(read(long))).toBe(long)
})
