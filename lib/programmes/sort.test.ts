import { aProgrammeRow, KNOWN } from '@/tests/fixtures/a-programme-row'
import { byFee, byLength, byTitle } from './sort'

const row = (key: string, months: number | null, isMay = false) => aProgrammeRow({ key, months }, { isMay })
const keys = (rows: ReturnType<typeof byLength>) => rows.map(({ months }) => months)

it('puts the shorter programme first, and an unknown length last', () => {
  expect(keys(byLength([row('a', null), row('b', 36), row('c', 12)]))).toEqual([12, 36, null])
})

it('puts programmes that only may be in the subject after all others, whatever the sort', () => {
  const rows = [row('a', 12, true), row('b', 36), row('c', null)]
  for (const sort of [byLength, byFee, byTitle]) expect(sort(rows).at(-1)?.isMay).toBe(true)
})

it('has one order for equals, whatever order they come in', () => {
  const rows = [row('a', 12), row('b', 24), row('c', 36)]
  expect(byTitle(rows)).toEqual(byTitle(rows.toReversed()))
})

it('puts general knowledge after all that a source names, whatever the sort', () => {
  const known = aProgrammeRow({ months: 1 }, { dataset: KNOWN })
  const may = row('b', null, true)
  for (const sort of [byLength, byFee, byTitle]) expect(sort([known, may])).toEqual([may, known])
})
