import { aRow } from '@/tests/fixtures/a-row'
import { aProgramme } from '@/tests/fixtures/a-programme'
import { COURSES, RATES } from '@/tests/fixtures/a-programme-row'
import { formatCurve } from './curve'
import { measurePoint, multiply } from './programme-curve'

const source = {
  subject: 'nursing',
  level: 'bachelor',
  covers: [],
  stated: [aProgramme(), aProgramme({ title: null })],
  also: [],
  positionOf: () => 0,
  datasetOf: () => COURSES,
  nameOf: (slug: string) => slug,
  awards: { any: 0, of: {}, more: {} },
} as const

it('copies programmes with titles and codes of their own', () => {
  const copies = multiply(source.stated, 3)
  expect(new Set(copies.map(({ key }) => key)).size).toBe(3)
  expect(copies.map(({ title }) => title)).toEqual([
    ...['Bachelor of Nursing', null],
    ...['Bachelor of Nursing 1', null],
    ...['Bachelor of Nursing 2', null],
  ])
})

it('measures as many rows as there are copies', () => {
  const points = [1, 10].map((times) => measurePoint(source, [aRow()], RATES, times))
  expect(points.map(({ rows, shards }) => [rows, shards])).toEqual([
    [2, 1],
    [20, 1],
  ])
  expect(formatCurve(points)).toMatch(/10 times/)
})
