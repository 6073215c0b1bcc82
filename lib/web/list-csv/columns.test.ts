import { aProgrammeRow } from '@/tests/fixtures/a-programme-row'
import { aRow as anAwardRow, aScholarship } from '@/tests/fixtures/scholarship'
import type { Dates } from '../../scholarships/deadline-status'
import { DeadlineSchema } from '../../scholarships/record/schema'
import { aRow as aUniversityRow } from '@/tests/fixtures/a-row'
import { AWARD_COLUMNS, programmeColumns, universityColumns } from './columns'

const whyNot = () => ''

describe('the next deadline of an award', () => {
  const told = (dates: Partial<Dates>) => {
    const row = anAwardRow({ dates })
    const listed = { row, award: aScholarship(), today: '2026-11-28', site: '' }
    const read = (head: string) => AWARD_COLUMNS.find((column) => column.head === head)?.read(listed)
    return [read('Next Deadline'), read('Next Deadline, unit')]
  }
  const closing = (day: number | null, year?: number) => [DeadlineSchema.parse({ month: 3, day, year })]

  it('is stated where the round to come was published', () => {
    expect(told({ deadlines: closing(12, 2027) })).toEqual(['2027-03-12', 'next day, stated'])
  })

  it.each([
    ['day', 12, '2027-03-12', null],
    ['day', 12, '2027-03-12', 2],
    ['month', null, '2027-03', null],
  ])('says that the %s %s is that of other years', (unit, day, date, opensMonth) => {
    for (const deadlines of [closing(day, 2026), closing(day)])
      expect(told({ deadlines, opensMonth })).toEqual([date, `next ${unit}, by that of other years`])
  })

  it('is nothing, and rests on nothing, where none is known', () => {
    expect(told({})).toEqual([null, null])
  })
})

it('names a sum of tuition and living so: the total of a comparison holds charges and what is paid once as well', () => {
  for (const columns of [universityColumns('2026-11-28', 'USD'), programmeColumns('USD')]) {
    const heads = columns.map(({ head }) => head)
    expect(heads).toContain('Tuition and Living a Year')
    expect(heads).not.toContain('Total a Year')
  }
})

it.each([
  ['reported', 'university'],
  ['usual', 'country'],
] as const)('says of a %s fee that it is that of the %s', (kind, whose) => {
  const fee = { value: 12_000, to: 36_000, unit: 'year', currency: 'EUR', year: '2026', kind, source: null }
  const listed = { row: aProgrammeRow(), fee, source: null, whyNot, site: '' }
  expect(
    programmeColumns('USD')
      .find(({ head }) => head === 'Fee, whose')
      ?.read(listed),
  ).toBe(whose)
})

it('sums tuition and living up in the currency of the list', () => {
  const named = ['Tuition and Living a Year', 'Tuition and Living a Year, currency']
  const university = {
    figures: {},
    closing: null,
    website: null,
    whyNot,
    site: '',
    level: 'bachelor' as const,
  }
  const row = aUniversityRow({ tuition: 3000, living: 2000, rates: { NGN: 1000 } })
  const cells = universityColumns('2026-11-28', 'NGN').filter(({ head }) => named.includes(head))
  expect(cells.map(({ read }) => read({ ...university, row }))).toEqual([5_000_000, 'NGN'])
})

it('names the options that tell two programmes of one title apart', () => {
  const listed = {
    row: aProgrammeRow({ options: ['with foundation year'] }),
    fee: null,
    source: null,
    whyNot,
    site: '',
  }
  const options = programmeColumns('USD').find(({ head }) => head === 'Options')
  expect(options?.read(listed)).toBe('with foundation year')
})

it('says in words of the site what an award rests on', () => {
  const kind = AWARD_COLUMNS.find(({ head }) => head === 'Kind')
  const listed = { row: anAwardRow(), today: '2026-11-26', site: '' }
  expect(kind?.read({ ...listed, award: aScholarship({ basis: 'editorial' }) })).toBe(
    'From general knowledge',
  )
})
