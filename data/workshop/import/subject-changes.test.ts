import { aTable } from './a-table'
import { applyChanges, readChanges } from './subject-changes'
import type { SubjectFiles } from './subjects'

const FILES: SubjectFiles = {
  subjects: [
    {
      ...{ slug: 'law', name: 'Law', broad: '04', narrow: '042', description: 'Rules' },
      ...{ synonyms: ['llb'], inTitles: [], ordinary: [], otherNames: [], neighbours: [], covers: [] },
    },
  ],
  schemes: [{ scheme: 'in', title: 'India', codes: [{ code: 'Law', subjects: ['law'] }] }],
}

const apply = (...rows: [place: string, of: string, change: string, values: string][]) =>
  applyChanges(
    FILES,
    readChanges(
      aTable(
        'subject-changes',
        rows.map(([place, of, change, values]) => ({ place, of, change, values, why: 'a reason' })),
      ),
    ),
  )

it('adds, takes out and replaces words of a subject', () => {
  const { subjects, rejects } = apply(
    ['subjects', 'law', 'synonyms+', 'jd|laws'],
    ['subjects', 'law', 'synonyms-', 'llb'],
    ['subjects', 'law', 'narrow=', '031'],
  )
  expect(rejects).toEqual([])
  expect(subjects[0]).toMatchObject({ synonyms: ['jd', 'laws'], narrow: '031', broad: '03' })
  expect(FILES.subjects[0]?.synonyms).toEqual(['llb'])
})

it('adds a subject, and leads codes to it', () => {
  const { subjects, schemes } = apply(
    ['subjects', 'art', 'new', 'Art|021|Painting'],
    ['in', 'Law', 'subjects=', 'art|law'],
    ['in', 'Law', 'holds=', 'law'],
    ['in', 'Design', 'new', 'art'],
  )
  expect(subjects[1]).toMatchObject({ slug: 'art', name: 'Art', broad: '02' })
  expect(schemes[0]?.codes).toEqual([
    { code: 'Law', subjects: ['art', 'law'], holds: ['law'] },
    { code: 'Design', subjects: ['art'] },
  ])
})

it('rejects what changes nothing', () => {
  const { rejects } = apply(
    ['subjects', 'law', 'synonyms+', 'llb'],
    ['subjects', 'law', 'synonyms-', 'jd'],
    ['subjects', 'gone', 'synonyms+', 'jd'],
    ['in', 'Law', 'subjects=', 'law'],
    ['in', 'Gone', 'subjects=', 'law'],
    ['in', 'Law', 'rename=', 'law'],
  )
  expect(rejects.map(({ row }) => row)).toEqual([2, 3, 4, 5, 6, 7])
})
