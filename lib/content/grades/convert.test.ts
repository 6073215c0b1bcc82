import { convertGrade, formatGpaRange, middleOf, gradeChoices, readGrade } from './convert'
import type { GradeWay } from './schema'

const germany: GradeWay = {
  kind: 'linear',
  label: 'Average',
  min: 1,
  max: 5,
  best: 1,
  passFrom: 4,
  passTo: 4,
}
const france = {
  kind: 'linear',
  label: 'Average',
  min: 0,
  max: 20,
  best: 20,
  usualBest: 16,
  passFrom: 10,
  passTo: 10,
} satisfies GradeWay
const india: GradeWay = { ...france, max: 100, best: 100, usualBest: 75, passFrom: 35, passTo: 50 }
const classes = { kind: 'steps', label: 'Class', grades: ['Third', '2:2', '2:1', 'First'] } satisfies GradeWay
const britain: GradeWay = {
  kind: 'published',
  label: 'Class',
  source: { title: 'T', publisher: 'P', url: 'https://example.org', year: 2025, checkedOn: '2025-01-31' },
  grades: [
    { label: '2:1', gpa: [3.3, 3.7] },
    { label: 'First', gpa: [4, 4] },
  ],
}

test.each([
  [1, { low: 4, high: 4 }],
  [1.3, { low: 3.7, high: 3.8 }],
  [2, { low: 3, high: 3.4 }],
  [4, { low: 1, high: 2 }],
])('a German %d, where low is good, mirrors the Bavarian formula at its low end', (grade, range) => {
  expect(convertGrade(germany, grade)).toEqual(range)
})

test('reads the usual best as 4.0 at the high end where the top is hardly given', () => {
  expect(convertGrade(france, 14)).toEqual({ low: 2.2, high: 3.4 })
  expect(convertGrade(france, 16)).toEqual({ low: 2.8, high: 4 })
  expect(convertGrade(france, 18)).toEqual({ low: 3.4, high: 4 })
})

test('spans the passes of universities that differ; a pass for some is no grade point for others', () => {
  expect(convertGrade(india, 60)).toEqual({ low: 1.6, high: 3.3 })
  expect(convertGrade(india, 40)).toEqual({ low: 0, high: 2.3 })
})

test('has nothing for a fail', () => {
  expect(convertGrade(india, 34)).toBeNull()
  expect(convertGrade(germany, 4.1)).toBeNull()
  expect(convertGrade(classes, 'Fail')).toBeNull()
  expect(convertGrade(britain, 'Fail')).toBeNull()
})

test('takes letters and classes as equal steps', () => {
  expect(classes.grades.map((grade) => convertGrade(classes, grade))).toEqual([
    { low: 1, high: 2 },
    { low: 2, high: 2.7 },
    { low: 3, high: 3.4 },
    { low: 4, high: 4 },
  ])
})

test('takes a published table as it is, and a scale that ends at 4.0 to its tenths', () => {
  expect(convertGrade(britain, '2:1')).toEqual({ low: 3.3, high: 3.7 })
  expect(convertGrade({ kind: 'same', label: 'GPA' }, 3.45)).toEqual({ low: 3.4, high: 3.5 })
  expect(convertGrade({ kind: 'same', label: 'GPA' }, 3.4)).toEqual({ low: 3.4, high: 3.4 })
})

test('names the middle and writes the range', () => {
  expect(middleOf({ low: 2.2, high: 3.4 })).toBe(2.8)
  expect(middleOf({ low: 3.3, high: 3.8 })).toBe(3.5)
  expect(formatGpaRange({ low: 3, high: 3.4 })).toBe('3.0–3.4')
  expect(formatGpaRange({ low: 4, high: 4 })).toBe('4.0')
})

const denmark: GradeWay = {
  kind: 'linear',
  label: 'Average',
  min: -3,
  max: 12,
  best: 12,
  passFrom: 2,
  passTo: 2,
}
const letters: GradeWay = { kind: 'steps', label: 'Grade', grades: ['C', 'B', 'A'] }

test.each([
  ['8.5', 8.5],
  [' 8,5 ', 8.5],
  ['−3', -3],
  ['12', 12],
])('takes %s', (text, grade) => {
  expect(readGrade(denmark, text)).toEqual({ grade })
})

test.each(['', '12.1', '-4', 'A', '1e1', '7/10'])('says what the scale is to "%s"', (text) => {
  expect(readGrade(denmark, text)).toEqual({ problem: 'This scale runs from -3 to 12.' })
})

test('knows the ends of the 4.0 scale', () => {
  expect(readGrade({ kind: 'same', label: 'GPA' }, '4.3')).toEqual({
    problem: 'This scale runs from 0 to 4.',
  })
})

test('takes a letter that the scale has', () => {
  expect(gradeChoices(letters)).toEqual(['C', 'B', 'A'])
  expect(gradeChoices(denmark)).toBeNull()
  expect(readGrade(letters, 'B')).toEqual({ grade: 'B' })
  expect(readGrade(letters, '')).toEqual({ problem: 'Choose a grade.' })
})
