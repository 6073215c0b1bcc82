import { aReference } from '@/tests/fixtures/added'
import type { Cells } from './fields'
import { checkContext } from './check-context'
import { checkRow, cleanCells } from './validate'

const check = (cells: Cells) =>
  checkRow({ name: 'Alpha', country: 'Holland', ...cells }, { at: 5, line: 7 }, checkContext(aReference()))
const problemsOf = (cells: Cells) => check(cells).problems

describe('checkRow', () => {
  it('makes a record of a good row, with its country as a code', () => {
    expect(
      check({ studentPopulation: '12,345', website: 'alpha.example', acceptanceRate: '45%' }),
    ).toMatchObject({
      at: 5,
      line: 7,
      problems: [],
      record: {
        name: 'Alpha',
        countryCode: 'nl',
        studentPopulation: 12_345,
        website: 'https://alpha.example',
        acceptanceRate: 45,
        academics: null,
        tuitionFees: { domestic: null, international: null },
      },
    })
  })

  it.each(['n/a', '-', 'Unknown', 'Not reported', 'null', '?'])(
    'takes %j as unknown, not as zero',
    (text) => {
      expect(check({ acceptanceRate: text }).record?.acceptanceRate).toBeNull()
    },
  )

  it.each<[Cells, string, string]>([
    [{ name: '' }, 'name', 'is missing.'],
    [{ country: '' }, 'country', 'is missing.'],
    [{ country: 'Atlantis' }, 'country', '“Atlantis” is not a country we know.'],
    [{ name: 'x'.repeat(301) }, 'name', 'must be at most 300 characters long.'],
    [{ name: '\u200b\u2060' }, 'name', 'is missing.'],
    [{ name: '\u0301\u0301' }, 'name', 'must have a letter or a digit.'],
  ])('refuses %j', (cells, field, reason) => {
    expect(problemsOf(cells)).toEqual([{ field, reason: expect.stringContaining(reason) }])
    expect(check(cells).record).toBeNull()
  })

  it.each<[Cells, string, string]>([
    [{ description: 'x'.repeat(701) }, 'description', 'must be at most 700 characters long.'],
    [{ acceptanceRate: '145' }, 'acceptanceRate', 'must be at most 100.'],
    [{ acceptanceRate: '-1' }, 'acceptanceRate', 'must be at least 0.'],
    [{ studentPopulation: '0' }, 'studentPopulation', 'must be more than 0.'],
    [{ studentPopulation: '12.5' }, 'studentPopulation', 'must be a whole number.'],
    [{ establishedYear: '3000' }, 'establishedYear', 'must be at most 2027.'],
    [
      { website: 'javascript:alert(1)' },
      'website',
      'must be an address that begins with https:// or http://.',
    ],
    [{ website: 'https://localhost' }, 'website', 'must be an address that begins with https:// or http://.'],
    [{ nation: 'Cornwall' }, 'nation', 'is none of: England'],
    [{ 'tuitionFees.international': 'EUR 300–200' }, 'tuitionFees.international', 'ends below its beginning'],
    [{ 'admissionRequirements.minimumGPA': '5' }, 'admissionRequirements.minimumGPA', 'must be at most 4.'],
    [
      { 'admissionRequirements.applicationDeadline': '45 May' },
      'admissionRequirements.applicationDeadline',
      '“45 May” is not a day of the year.',
    ],
    [{ 'academics.researchRating': '11' }, 'academics.researchRating', 'must be at most 10.'],
    [{ worldRanking: '3 (QS 1999)' }, 'worldRanking', 'must be at least 2020.'],
    [
      { popularPrograms: `Law; ${'x'.repeat(201)}` },
      'popularPrograms',
      'must be at most 200 characters long.',
    ],
    [
      { 'campusLife.location': 'x'.repeat(300_000) },
      'campusLife.location',
      'must be at most 140 characters long.',
    ],
    [{ worldRanking: 'x'.repeat(300_000) }, 'worldRanking', 'must be at most 500 characters long.'],
    [
      { 'admissionRequirements.requiredTests': 'x;'.repeat(101) },
      'admissionRequirements.requiredTests',
      'must be at most 100 entries long.',
    ],
    [{ acceptanceRate: '0,62' }, 'acceptanceRate', '“0,62” may be 0.62% or 62%. Write it with its sign.'],
  ])('leaves %j out of the record and says why', (cells, field, reason) => {
    expect(problemsOf(cells)).toEqual([{ field, reason: expect.stringContaining(reason) }])
    expect(check(cells).record).toEqual(check({}).record)
  })

  it('lists every problem of a row at once', () => {
    const fields = problemsOf({ country: 'Atlantis', website: 'ftp://x', acceptanceRate: 'high' })
    expect(fields.map(({ field }) => field)).toEqual(['country', 'website', 'acceptanceRate'])
  })

  it('falls back on dollars where a fee’s text can’t be read, and keeps the text as a note', () => {
    const cells: Cells = {
      'tuitionFees.international': 'varies by programme',
      'tuitionFees.internationalNumeric': '18000',
      'tuitionFees.domestic': '€2,530',
      'tuitionFees.domesticNumeric': '5000',
    }
    expect(check(cells)).toMatchObject({
      problems: [],
      record: {
        tuitionFees: {
          domestic: { min: 2530, currency: 'EUR' },
          international: { min: 18_000, currency: 'USD', note: 'varies by programme' },
        },
      },
    })
  })

  it('keeps free tuition as 0', () => {
    expect(check({ 'tuitionFees.domesticNumeric': '0' }).record?.tuitionFees.domestic).toMatchObject({
      min: 0,
    })
  })

  it('says what it left out of a good row', () => {
    const { record, notes } = check({
      logo: 'https://alpha.example/logo.png',
      'admissionRequirements.applicationDeadline': 'Rolling',
    })
    expect(record?.logo).toBeNull()
    expect(notes.map(({ field }) => field)).toEqual(['admissionRequirements.applicationDeadline', 'logo'])
  })

  it('keeps markup and formulas as the text they are', () => {
    const text = '<img src=x onerror=alert(1)> =cmd|calc'
    expect(check({ description: text }).record?.description).toBe(text)
  })

  it('takes out marks that turn the direction of a text', () => {
    const { record, cells } = check({
      name: 'Harvard \u202eytisrevinU',
      'campusLife.location': '\u2066Delft\u2069',
    })
    expect(record).toMatchObject({ name: 'Harvard ytisrevinU', campusLife: { location: 'Delft' } })
    expect(cells.name).toBe('Harvard ytisrevinU')
  })
})

it('cleans every cell of a row', () => {
  expect(cleanCells({ name: ' \u200bAlpha ', country: 'nl' })).toEqual({ name: 'Alpha', country: 'nl' })
})
