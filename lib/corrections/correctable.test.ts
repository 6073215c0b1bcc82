import { aScholarship } from '@/tests/fixtures/scholarship'
import { correctableAward } from './award'
import { changesOf } from './correctable'
import { correctionIssue } from './issue'
import { PatchSchema } from './patch'

const AWARD = correctableAward(
  aScholarship({
    id: 'an-award',
    value: 'EUR 900 a month',
    deadlines: [
      {
        month: 1,
        day: 15,
        lastMonth: null,
        year: 2027,
        timeZone: null,
        time: null,
        variesBy: null,
        note: null,
      },
    ],
  }),
)
const SAID = {
  value: '2027-01-31',
  page: 'https://example.org/call',
  words: 'Deadline: 31 January 2027',
  year: '2027',
}
const fieldOf = (key: string) => {
  const field = AWARD.parts.flatMap(({ fields }) => fields).find((each) => each.key === key)
  if (!field) throw new Error(key)
  return field
}

test('a correction of a day is a patch that the command for patches takes', () => {
  const changes = changesOf(fieldOf('deadline-1'), SAID, '2026-11-26')
  expect(PatchSchema.parse({ changes }).changes[0]).toMatchObject({
    path: ['an-award', 'deadlines', 0],
    from: { month: 1, day: 15, year: 2027 },
    to: { month: 1, day: 31, year: 2027 },
    page: 'https://example.org/call',
  })
})

test('a day that no calendar has, and rules in words, make no patch', () => {
  expect(changesOf(fieldOf('deadline-1'), { ...SAID, value: '2027-02-31' }, '2026-11-26')).toEqual([])
  expect(changesOf(fieldOf('eligibility'), SAID, '2026-11-26')).toEqual([])
  expect(changesOf(fieldOf('value'), { ...SAID, value: '' }, '2026-11-26')).toEqual([])
})

test('an issue keeps the words of a reader', () => {
  const address = new URL(
    correctionIssue({ id: 'a', title: 'A', parts: ['x & y'] }, 'https://github.com/a/b'),
  )
  expect(address.searchParams.get('body')).toBe('x & y')
})
