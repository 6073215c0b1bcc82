import { aDeadline } from '@/tests/fixtures/matcher'
import { aRow } from '@/tests/fixtures/scholarship'
import { drawCard, drawRow } from './drawn-card'
import { DeadlineSchema } from './record/schema'

const TODAY = '2026-11-21'
const january = { deadlines: [DeadlineSchema.parse({ month: 1, day: 31 })], opensMonth: 10 }

it('tells the deadline for the day', () => {
  const { deadline } = drawCard(aRow({ dates: january }), TODAY)
  expect(deadline).toBe('Usually due about 31 January 2027, in 71 days')
})

it('tells the usual date on a page that is made once', () => {
  expect(drawCard(aRow({ dates: january }), null).deadline).toBe('31 January')
  expect(drawCard(aRow({ dates: { status: 'open-all-year' } }), null).deadline).toBe('Open all year')
})

it('tells a note where no date is published', () => {
  const { deadline } = drawCard(aRow({ dates: { deadlineNote: 'Varies by country' } }), TODAY)
  expect(deadline).toBe('Varies by country')
})

it('says that an award has ended', () => {
  const card = drawCard(aRow({ dates: { status: 'ended' } }), TODAY)
  expect(card).toMatchObject({ deadline: 'No longer awarded', marks: ['Ended'], isEnded: true })
})

it('leaves out what there is none of', () => {
  expect(drawCard(aRow({ card: { link: null } }), TODAY)).toEqual({
    id: 'plain-award',
    name: 'Plain Award',
    provider: 'A foundation',
    type: 'External',
    value: 'Part of the fees',
    hosts: [{ code: 'multiple', name: 'Several countries' }],
    degrees: "Master's",
    marks: [],
    deadline: 'No date published',
  })
})

it('names its marks in the order they are drawn', () => {
  const card = { isFull: true, isPrestigious: true, isUnsure: true, moreHosts: 2 }
  expect(drawCard(aRow({ card }), TODAY)).toMatchObject({
    marks: ['Check first', 'Fully funded', 'Prestigious'],
    moreHosts: 2,
    link: 'https://award.example.org/',
  })
})

it('has the dates of a nationality that has rounds of its own', () => {
  const [october, january] = [
    aDeadline({ month: 10, day: 14, passports: ['us'] }),
    aDeadline({ month: 1, day: 7 }),
  ]
  const row = aRow({ dates: { deadlines: [october, january] } })
  const deadlineFor = (code: string) => drawRow(row, '2026-11-27', { code, country: 'A' }).deadline
  expect(deadlineFor('us')).toContain('October')
  expect(deadlineFor('ke')).toContain('January')
})

it('tells what the rules say of a nationality, where one is known', () => {
  const row = aRow({ openTo: new Set(['ke']), mayBeOpenTo: new Set(['in']) })
  const kindFor = (code: string) => drawRow(row, TODAY, { code, country: 'A' }).verdict?.kind
  expect(['ke', 'in', 'us'].map(kindFor)).toEqual(['met', 'check', 'unmet'])
  expect(drawRow(row, TODAY, null)).not.toHaveProperty('verdict')
})
