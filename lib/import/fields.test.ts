import { RECORD_FIELDS } from '../universities/record/fields'
import { fieldLabel, fieldOf, IMPORT_FIELDS } from './fields'

describe('fieldOf', () => {
  it.each([
    ['name', 'name'],
    ['countryCode', 'country'],
    ['campusLife.location', 'campusLife.location'],
    ['Location', 'campusLife.location'],
    ['Tuition, international', 'tuitionFees.international'],
    ['tuitionFees.domesticNumeric', 'tuitionFees.domesticNumeric'],
    ['student_population', 'studentPopulation'],
    ['Acceptance Rate (%)', 'acceptanceRate'],
    ['region', 'derived'],
    ['nationalRanking', 'derived'],
    ['international', null],
    ['mascot', null],
    ['__proto__', null],
    ['constructor', null],
    ['toString', null],
    ['', null],
  ])('takes %j as %j', (heading, key) => {
    expect(fieldOf(heading)).toBe(key)
  })
})

describe('the columns', () => {
  /** Fields whose column has another name: a visitor may write the country's name as well as its code. */
  const RENAMED: Partial<Record<string, string>> = { countryCode: 'country' }
  /** Columns of no field: the logo needs no source, and a fee may be given in dollars instead of its currency. */
  const COLUMNS_ALONE = ['logo', 'tuitionFees.domesticNumeric', 'tuitionFees.internationalNumeric']
  /** Fields of a record that cannot be imported, each with the reason why. */
  const WITHOUT_COLUMN: Partial<Record<string, string>> = {}

  it('are one for each field of a record that has no reason to lack one', () => {
    const expected = RECORD_FIELDS.map(({ path }) => path)
      .filter((path) => !WITHOUT_COLUMN[path])
      .map((path) => RENAMED[path] ?? path)
    expect(IMPORT_FIELDS.map(({ key }) => key).sort()).toEqual([...expected, ...COLUMNS_ALONE].sort())
  })
})

describe('fieldLabel', () => {
  it('is what the form calls the field', () => {
    expect(fieldLabel('campusLife.location')).toBe('City or place')
  })
})
