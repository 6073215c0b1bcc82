import { findingsSchema, readFindings } from './findings'
import { READING_FIELDS } from './reading-fields'

test('the schema asks for a value, a quote, a level and a year of every field', () => {
  const { properties } = findingsSchema()
  expect(Object.keys(Object(properties))).toEqual(READING_FIELDS.map(({ name }) => name))
  expect(Object(properties).internationalFee.items.required).toEqual(['value', 'quote', 'level', 'year'])
})

test('findings are read in the order of the fields, and what is not one is left out', () => {
  const answer = {
    students: { value: 1200, quote: ' 1,200 students ' },
    name: [{ value: 'A', quote: null, level: 'x', year: 2026 }, { quote: 'no value' }, 'B'],
    unknown: [{ value: 'C' }],
  }
  expect(readFindings(answer)).toEqual([
    { field: 'name', value: 'A', quote: null, level: 'x', year: '2026' },
    { field: 'students', value: '1200', quote: '1,200 students', level: null, year: null },
  ])
  expect(readFindings([1])).toEqual([])
  expect(readFindings(null)).toEqual([])
})
