import {
  CheckedOn,
  CountryCode,
  HttpsUrl,
  IsoMonth,
  labelsOf,
  Slug,
  Text,
  unknown,
  valuesOf,
} from './schema-parts'

const TABLE = [
  { value: 'full', label: 'Fully funded' },
  { value: 'merit', label: 'Merit-based' },
] as const

test('a table is read by its values or by its labels, and by nothing else', () => {
  expect(valuesOf(TABLE).options).toEqual(['full', 'merit'])
  expect(labelsOf(TABLE).options).toEqual(['Fully funded', 'Merit-based'])
  expect(valuesOf(TABLE).safeParse('Fully funded').success).toBe(false)
})

test('what is left out is unknown, and what is empty is refused', () => {
  expect(unknown(Text).parse(undefined)).toBeNull()
  expect(unknown(Text).safeParse('').success).toBe(false)
})

test('text loses the blanks around it', () => {
  expect(Text.parse(' Full fees ')).toBe('Full fees')
})

test.each([
  ['an address', HttpsUrl, 'https://award.example.org/apply?x=1', 'http://award.example.org'],
  ['an address of the web', HttpsUrl, 'https://example.org', 'https://localhost'],
  ['an address in another script', HttpsUrl, 'https://уни.рф/', 'https://уни'],
  ['an address with a name', HttpsUrl, 'https://uni-1.example.org', 'https://192.0.2.1'],
  ['a link', HttpsUrl, 'https://example.org', 'javascript:alert(1)'],
  ['an id', Slug, 'commonwealth-phd-2', 'commonwealth--phd'],
  ['a country', CountryCode, 'xk', 'XK'],
  ['a day', CheckedOn, '2026-11-21', '2026-11-32'],
  ['a month alone', IsoMonth, '2026-12', '2026-12-01'],
  ['a month', CheckedOn, '2026-11', '2026-13'],
])('%s has its form', (_what, schema, good, bad) => {
  expect(schema.safeParse(good).success).toBe(true)
  expect(schema.safeParse(bad).success).toBe(false)
})
