import { aProgrammeRow, KNOWN } from '@/tests/fixtures/a-programme-row'
import type { ProgrammeListRow } from './row'
import { byRank, byTitle, ofFigure } from './sort'

const byLength = (rows: readonly ProgrammeListRow[]) =>
  ofFigure('length', (row) => row.months).order(rows, '', {})
const row = (key: string, months: number | null, isMay = false) => aProgrammeRow({ key, months }, { isMay })

it('puts the smaller figure first, what only may be in the subject after it, and an unknown figure last', () => {
  const rows = [row('a', null), row('b', 36), row('c', 12), row('d', 6, true), row('e', null, true)]
  expect(byLength(rows).map(({ months, isMay }) => [months, isMay])).toEqual([
    [12, false],
    [36, false],
    [6, true],
    [null, false],
    [null, true],
  ])
})

it('keeps what does not report the figure in the order of ranks, unranked last', () => {
  const of = (id: string, rank: number | null) => {
    const one = row(id, null)
    return { ...one, university: { ...one.university, nameKey: id, rank } }
  }
  const rows = [of('a', null), of('b', 90), of('c', 7)]
  expect(byLength(rows).map(({ university }) => university.rank)).toEqual([7, 90, null])
})

it('puts programmes that only may be in the subject after all others by rank and name', () => {
  const rows = [row('a', 12, true), row('b', 36), row('c', null)]
  for (const sort of [byRank, byTitle]) expect(sort(rows).at(-1)?.isMay).toBe(true)
})

it('has one order for equals, whatever order they come in', () => {
  const rows = [row('a', 12), row('b', 24), row('c', 36)]
  expect(byTitle(rows)).toEqual(byTitle(rows.toReversed()))
})

it('puts general knowledge after all that a source names, among those that report as much', () => {
  const known = aProgrammeRow({ months: 1 }, { dataset: KNOWN })
  const [may, long] = [row('b', null, true), row('b', 60, true)]
  for (const sort of [byRank, byTitle]) expect(sort([known, may])).toEqual([may, known])
  expect(byLength([known, may, long])).toEqual([long, known, may])
})
