import { z } from 'zod'
import data from '@/data/grade-scales.json'
import { convertGrade, gradeChoices } from '@/lib/content/grades/convert'
import { GradeScaleSchema, type GradeWay } from '@/lib/content/grades/schema'

const scales = z.array(GradeScaleSchema).parse(data)

test('holds the scales of at least 25 countries, each once, by name', () => {
  const names = scales.map(({ country }) => country)
  expect(names.length).toBeGreaterThanOrEqual(25)
  expect(names).toEqual([...new Set(names)].sort((a, b) => a.localeCompare(b, 'en')))
  expect(new Set(scales.map(({ code }) => code)).size).toBe(scales.length)
})

test('converts the grades of at least 25 countries', () => {
  expect(scales.filter(({ ways }) => ways.length > 0).length).toBeGreaterThanOrEqual(25)
})

/** Grades from the worst that passes to the best. */
function passingGrades(way: GradeWay): (number | string)[] {
  if (way.kind === 'same') return [0, 1, 2.5, 4]
  if (way.kind !== 'linear') return gradeChoices(way) ?? []
  return [0, 0.25, 0.5, 0.75, 1].map((share) => way.passTo + share * (way.best - way.passTo))
}

const ways = scales.flatMap(({ country, ways }) => ways.map((way) => ({ country, label: way.label, way })))

test.each(ways)('$country, $label: better grades never convert to less', ({ way }) => {
  const ranges = passingGrades(way).map((grade) => convertGrade(way, grade))
  ranges.forEach((range, at) => {
    if (!range) throw new Error('A passing grade has no range.')
    expect(range.low).toBeLessThanOrEqual(range.high)
    expect(range.low).toBeGreaterThanOrEqual(ranges[at - 1]?.low ?? 0)
    expect(range.high).toBeGreaterThanOrEqual(ranges[at - 1]?.high ?? 0)
  })
  expect(ranges.at(-1)).toEqual({ low: 4, high: 4 })
})
