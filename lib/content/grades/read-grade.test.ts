import { gradeChoices, readGrade } from './read-grade'
import type { GradeWay } from './schema'

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
