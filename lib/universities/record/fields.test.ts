import { aRecord } from '@/tests/fixtures/a-record'
import { z } from 'zod'
import { aBasicUniversity, aUniversity } from '@/tests/fixtures/a-university'
import { countKnown, describeFacts, RECORD_FIELDS, isField, isKnown, sharesSourceOf } from './fields'
import { UniversityRecordSchema } from './schema'

/** The catalogue's own, which need no source. */
const OWN = ['id', 'depth', 'logo', 'sources', 'editorial']

const record = (change: object = {}) => aRecord({ depth: 'full', ...change })

/** The path of every value in an object's schema, down to those that hold no object themselves. */
function leavesOf(schema: unknown, path: readonly string[] = []): string[] {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault)
    return leavesOf(schema.unwrap(), path)
  if (!(schema instanceof z.ZodObject)) return [path.join('.')]
  return Object.entries(schema.shape).flatMap(([key, value]) => leavesOf(value, [...path, key]))
}

const leaves = leavesOf(UniversityRecordSchema)
const isWithin = (leaf: string, path: string) => leaf === path || leaf.startsWith(`${path}.`)

test.each(leaves)('%s of the schema belongs to one field, or is the catalogue’s own', (leaf) => {
  const owners = [...OWN, ...RECORD_FIELDS.map(({ path }) => path)].filter((path) => isWithin(leaf, path))
  expect(owners).toHaveLength(1)
})

test('every field is in the schema, and no two share a path or a label', () => {
  expect(RECORD_FIELDS.filter(({ path }) => !leaves.some((leaf) => isWithin(leaf, path)))).toEqual([])
  expect(new Set(RECORD_FIELDS.map(({ path }) => path)).size).toBe(RECORD_FIELDS.length)
  expect(new Set(RECORD_FIELDS.map(({ label }) => label)).size).toBe(RECORD_FIELDS.length)
})

test('a field that belongs to another shares its source', () => {
  expect(sharesSourceOf('acceptanceRateYear')).toBe('acceptanceRate')
  expect(sharesSourceOf('website')).toBe('website')
  expect(RECORD_FIELDS.map(({ path }) => sharesSourceOf(path)).filter((path) => !isField(path))).toEqual([])
})

test('0, false and a known absence are known; null and an empty list are not', () => {
  const filled = record({
    acceptanceRate: 0,
    campusLife: { housing: false },
    admissionRequirements: { requiredTests: [] },
    facilities: [],
  })
  expect(isKnown(filled, 'acceptanceRate')).toBe(true)
  expect(isKnown(filled, 'campusLife.housing')).toBe(true)
  expect(isKnown(filled, 'admissionRequirements.requiredTests')).toBe(true)
  expect(isKnown(filled, 'facilities')).toBe(false)
  expect(isKnown(filled, 'academics.employmentRate')).toBe(false)
})

test.each([
  ['establishedYear', true],
  ['campusLife.clubs', true],
  ['academics.averageSalary', false],
  ['localName', false],
  ['groups', false],
] as const)('tells whether %s of a university is known: %s', (field, known) => {
  expect(isKnown(aUniversity(), field)).toBe(known)
})

test('tells ‘no test is asked’ from ‘not known’', () => {
  expect(isKnown(aUniversity(), 'admissionRequirements.requiredTests')).toBe(true)
  expect(isKnown(aBasicUniversity(), 'admissionRequirements.requiredTests')).toBe(false)
})

test('names fields in plain words, in the order of the profile', () => {
  expect(describeFacts(['studentPopulation', 'website', 'name'])).toEqual([
    'name',
    'website',
    'number of students',
  ])
})

test('coverage counts each depth', () => {
  const records = [record(), record({ website: 'https://a.example' }), record({ depth: 'basic' })]
  const rows = countKnown(records)
  expect(rows.find((row) => row.field === 'name')).toEqual({ field: 'name', full: 2, basic: 1 })
  expect(rows.find((row) => row.field === 'website')).toEqual({ field: 'website', full: 1, basic: 0 })
})

test('a path that is no field is told apart', () => {
  expect(isField('campusLife.clubs')).toBe(true)
  expect(isField('campusLife')).toBe(false)
  expect(isField('nothing.of.the.kind')).toBe(false)
})
