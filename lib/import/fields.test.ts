import { fieldLabel, fieldOf } from './fields'

describe('fieldOf', () => {
  it.each([
    ['name', 'name'],
    ['University', 'name'],
    ['countryCode', 'country'],
    ['campusLife.location', 'campusLife.location'],
    ['City', 'campusLife.location'],
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

describe('fieldLabel', () => {
  it('is what the form calls the field', () => {
    expect(fieldLabel('campusLife.location')).toBe('City or place')
  })
})
