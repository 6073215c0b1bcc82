import { GradeScaleSchema, GradeWaySchema } from './schema'

const linear = { kind: 'linear', label: 'Average', min: 0, max: 20, best: 20, passFrom: 10, passTo: 12 }

test('takes a scale of numbers in either direction', () => {
  expect(GradeWaySchema.safeParse(linear).success).toBe(true)
  const lowIsGood = { ...linear, min: 1, max: 5, best: 1, passFrom: 4, passTo: 4 }
  expect(GradeWaySchema.safeParse(lowIsGood).success).toBe(true)
})

test('refuses a best grade in the middle and passes in the wrong order', () => {
  expect(GradeWaySchema.safeParse({ ...linear, best: 15 }).success).toBe(false)
  expect(GradeWaySchema.safeParse({ ...linear, passFrom: 12, passTo: 10 }).success).toBe(false)
})

test('refuses a published table without its source', () => {
  const grades = [
    { label: 'Second', gpa: [3, 3.3] },
    { label: 'First', gpa: [4, 4] },
  ]
  expect(GradeWaySchema.safeParse({ kind: 'published', label: 'Class', grades }).success).toBe(false)
})

test('lets a country have no way at all', () => {
  const canada = {
    code: 'ca',
    country: 'Canada',
    scale: 'Letters',
    best: 'A+',
    lowestPass: '50',
    note: 'Differs',
  }
  expect(GradeScaleSchema.safeParse({ ...canada, ways: [] }).success).toBe(true)
})
