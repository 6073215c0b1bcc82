import { countFilled, FIELDS, isField, isFilled } from './fields'
import { UniversityRecordSchema } from './schema'

const OWN = ['id', 'depth', 'logo', 'sources', 'editorial']

const record = (change: object = {}) =>
  UniversityRecordSchema.parse({
    id: 'a',
    depth: 'full',
    name: 'A',
    countryCode: 'nl',
    sources: [{ source: 'register', checkedOn: '2026-05-01', fields: ['name'] }],
    ...change,
  })

test('every key of the schema is a field or the catalogue’s own', () => {
  const known = new Set([...OWN, ...FIELDS.map((field) => field.split('.')[0])])
  expect(Object.keys(UniversityRecordSchema.shape).filter((key) => !known.has(key))).toEqual([])
})

test('0, false and a known absence are filled; null and an empty list are not', () => {
  const filled = record({
    acceptanceRate: 0,
    campusLife: { housing: false },
    admissionRequirements: { requiredTests: [] },
    facilities: [],
  })
  expect(isFilled(filled, 'acceptanceRate')).toBe(true)
  expect(isFilled(filled, 'campusLife.housing')).toBe(true)
  expect(isFilled(filled, 'admissionRequirements.requiredTests')).toBe(true)
  expect(isFilled(filled, 'facilities')).toBe(false)
  expect(isFilled(filled, 'academics.employmentRate')).toBe(false)
})

test('coverage counts each depth', () => {
  const records = [record(), record({ website: 'https://a.example' }), record({ depth: 'basic' })]
  const rows = countFilled(records)
  expect(rows.find((row) => row.field === 'name')).toEqual({ field: 'name', full: 2, basic: 1 })
  expect(rows.find((row) => row.field === 'website')).toEqual({ field: 'website', full: 1, basic: 0 })
})

test('a path that is no field is told apart', () => {
  expect(isField('campusLife.clubs')).toBe(true)
  expect(isField('campusLife')).toBe(false)
})
