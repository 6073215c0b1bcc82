import { unknownShare, MOST_UNKNOWN } from './coverage-share'
import { STUDENTS } from './coverage-students'

it.each(STUDENTS)('shows a student from $from to $to at most 27 percent that nobody reports', (student) => {
  for (const level of ['bachelor', 'master', 'doctorate'] as const) {
    const { shown, all } = unknownShare(student, level)
    expect(shown).toBeLessThanOrEqual(MOST_UNKNOWN)
    expect(all).toBeGreaterThanOrEqual(shown)
  }
})

it('names a university that the catalogue lacks', () => {
  expect(() => unknownShare({ from: 'A', to: 'B', choices: ['nowhere'] }, 'master')).toThrow('“nowhere”')
})
