import { aDataset, aProgramme } from '@/tests/fixtures/a-programme'
import { getBroadFields, getSubjects } from '../subjects/queries'
import { largestSubjects, offeredFields } from './of-university'

const context = { subjects: getSubjects(), broadFields: getBroadFields(), datasetOf: () => aDataset() }
const fieldsOf = (...programmes: Parameters<typeof aProgramme>[0][]) =>
  offeredFields(programmes.map(aProgramme), context)

const nursing = { subject: 'nursing', key: 'n', count: null, hasPage: true } as const
const law = { subject: 'law', key: 'l', count: 40, hasPage: false } as const

it('groups programmes by broad field and subject, and lists those with pages', () => {
  const subjects = fieldsOf(nursing, law).flatMap((field) => field.subjects)
  expect(subjects.map(({ slug, programmes }) => [slug, programmes.length]).sort()).toEqual([
    ['law', 0],
    ['nursing', 1],
  ])
})

it('puts programmes without a subject last, under a heading of their own', () => {
  expect(fieldsOf({ subject: null, key: 'x' }, nursing).at(-1)).toMatchObject({
    label: 'Others',
    subjects: [{ slug: '', name: 'Of no one subject' }],
  })
})

it('takes the largest subjects first, and never those without a subject', () => {
  const fields = fieldsOf(nursing, law, { subject: null, key: 'x', count: 900 })
  expect(largestSubjects(fields, 5).map(({ slug }) => slug)).toEqual(['law', 'nursing'])
  expect(largestSubjects(fields, 1)).toHaveLength(1)
  const staff = { ...nursing, grain: 'research', count: 900 } as const
  expect(largestSubjects(fieldsOf(staff, law), 1)[0]?.slug).toBe('law')
})
