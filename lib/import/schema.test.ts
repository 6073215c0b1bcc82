import { aRecord } from '@/tests/fixtures/a-record'
import { anAddedRecord } from '@/tests/fixtures/added'
import { AddedEntrySchema, AddedRecordSchema, ORIGINS, readIelts } from './schema'

const BARE = { name: 'Harbour University', countryCode: 'nl' }
const accepts = (fields: object) => AddedRecordSchema.safeParse({ ...BARE, ...fields }).success

describe('a university that a visitor adds', () => {
  test('needs a name and a country; all else is unknown', () => {
    expect(accepts({ name: undefined })).toBe(false)
    expect(accepts({ countryCode: undefined })).toBe(false)
    expect(AddedRecordSchema.parse(BARE)).toMatchObject({
      studentPopulation: null,
      worldRanking: null,
      website: null,
      popularPrograms: [],
      tuitionFees: { domestic: null, international: null },
    })
  })

  test('has programmes and facilities in words of its own', () => {
    expect(anAddedRecord({ popularPrograms: ['Shipping'], facilities: ['Dry dock'] })).toMatchObject({
      popularPrograms: ['Shipping'],
      facilities: ['Dry dock'],
    })
  })

  test('may have a rank or a fee whose publisher or year is unknown', () => {
    const { worldRanking, tuitionFees } = AddedRecordSchema.parse({
      ...BARE,
      worldRanking: { rank: 7, label: '7' },
      tuitionFees: { international: { min: 9000, currency: 'EUR', period: 'year' } },
    })
    expect(worldRanking).toEqual({ rank: 7, label: '7', publisher: null, year: null })
    expect(tuitionFees.international).toMatchObject({ min: 9000, max: null, academicYear: null })
  })

  test('has the score of IELTS that its words name, where none is given beside them', () => {
    const score = (asked: object) =>
      AddedRecordSchema.parse({ ...BARE, admissionRequirements: asked }).admissionRequirements.ielts
    expect(score({ englishTest: 'TOEFL iBT 90 or IELTS 6.5' })).toBe(6.5)
    expect(score({ englishTest: 'IELTS 6.5 to 7.5', ielts: 7 })).toBe(7)
    expect(score({ ielts: 5.5 })).toBe(5.5)
    expect(score({})).toBeNull()
  })

  test('may not have a fee that ends below its beginning', () => {
    const { error } = AddedRecordSchema.safeParse({
      ...BARE,
      tuitionFees: { domestic: { min: 2, max: 1, currency: 'EUR', period: 'year' } },
    })
    expect(error?.issues).toMatchObject([
      { path: ['tuitionFees', 'domestic'], message: 'must not end below its beginning' },
    ])
  })

  test.each(['id', 'depth', 'sources', 'editorial'] as const)(
    'does not vouch for itself with %s',
    (field) => {
      expect(accepts({ [field]: aRecord()[field] ?? 'mine' })).toBe(false)
    },
  )

  test.each([
    ['a website that runs script', { website: 'javascript:alert(1)' }],
    ['a mark longer than a mark', { logo: 'HARBOUR UNIVERSITY' }],
    ['a list without end', { facilities: Array.from({ length: 101 }, (_, at) => `Hall ${at}`) }],
    ['a word without end', { popularPrograms: ['x'.repeat(201)] }],
    ['a word of blanks', { aliases: ['  '] }],
  ])('may not have %s', (_what, fields) => {
    expect(accepts(fields)).toBe(false)
  })
})

describe('an entry of the browser’s store', () => {
  const entry = { id: 'added-k3x-2', addedOn: '2026-11-21', from: 'file', record: BARE }
  const keeps = (fields: object) => AddedEntrySchema.safeParse({ ...entry, ...fields }).success

  test('stands for itself unless it replaces one of the catalogue', () => {
    expect(AddedEntrySchema.parse(entry).replaces).toBeNull()
    expect(keeps({ replaces: 'delft-university-of-technology' })).toBe(true)
  })

  test.each(ORIGINS.map(({ value }) => value))('may come from a %s', (from) => {
    expect(keeps({ from })).toBe(true)
  })

  test.each([
    ['an id that could be one of the catalogue', { id: 'eth-zurich' }],
    ['an id that tells the university’s name in more than one word', { id: 'added-eth-zurich' }],
    ['no day', { addedOn: 'yesterday' }],
    ['an origin nobody knows', { from: 'heaven' }],
    ['no university', { record: {} }],
  ])('is refused with %s', (_what, fields) => {
    expect(keeps(fields)).toBe(false)
  })
})

test.each([
  ['IELTS 7', 7],
  ['ielts academic 6.0, no part below 5.5', 6],
  ['By course, usually IELTS 6.5 to 7.5', 6.5],
  ['TOEFL, IELTS or PTE (no fixed minimum)', null],
  ['IELTS 65', null],
  ['IELTS 3', null],
  ['IELTS 6.3', null],
  [null, null],
])('%p names the score %p', (words, score) => {
  expect(readIelts(words)).toBe(score)
})
