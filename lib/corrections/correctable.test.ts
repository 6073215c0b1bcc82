import { aScholarship } from '@/tests/fixtures/scholarship'
import { correctableAward } from './award'
import { changesOf, factInWords } from './correctable'
import { correctionIssue } from './issue'
import { PatchSchema } from './patch'
import { citationOf } from './said'

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

test('a fact is cited with its value, year, publisher, page and the day on which it was read', () => {
  const students = factInWords({
    key: 'students',
    label: 'Number of students',
    shown: '37,410',
    source: 'HESA: Who’s studying',
    year: '2022/23',
    address: 'https://hesa.example',
  })
  const site = { name: 'Site', url: 'https://site.example' }
  const record = { name: 'Leeds', href: '/universities/leeds' }
  expect(citationOf(record, students, site, '2026-11-27')).toBe(
    'Leeds: Number of students: 37,410 (2022/23). HESA: Who’s studying, https://hesa.example. In: Site, https://site.example/universities/leeds, read on 27 November 2026.',
  )
  expect(citationOf(record, { ...students, source: null }, site, '2026-11-27')).toBeNull()
})

test('an issue keeps the words of a reader', () => {
  const address = new URL(
    correctionIssue({ id: 'a', title: 'A', parts: ['x & y'] }, 'https://github.com/a/b'),
  )
  expect(address.searchParams.get('body')).toBe('x & y')
})
