import { NOT_REPORTED } from '../../text/not-reported'
import type { CsvColumn } from '../../text/write-csv'
import { withReasons } from './missing'

type Row = { fee: number | null; year: string }

const COLUMNS: readonly CsvColumn<Row>[] = [
  { head: 'Name', read: () => '' },
  { head: 'Fee', read: ({ fee }) => fee, why: () => 'No page names it' },
  { head: 'Fee, to', read: () => null },
  { head: 'Fee, year', read: ({ fee, year }) => (fee === null ? null : year) },
]

it('gives what stands beside an unknown figure the reason of the figure', () => {
  const why = 'No page names it'
  expect(withReasons(COLUMNS, { fee: null, year: '2026' })).toEqual({
    cells: { Name: null, Fee: null, 'Fee, to': null, 'Fee, year': null },
    missing: { Name: NOT_REPORTED, Fee: why, 'Fee, to': why, 'Fee, year': why },
  })
})

it('says what a known figure has not, and gives no reason for what it has; 0 is known', () => {
  const { missing } = withReasons(COLUMNS, { fee: 0, year: '2026' })
  expect(missing).toEqual({ Name: NOT_REPORTED, 'Fee, to': 'It is one figure and no range' })
})
