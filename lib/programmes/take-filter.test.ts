import { aRow } from '@/tests/fixtures/a-row'
import { aProgrammeRow } from '@/tests/fixtures/a-programme-row'
import type { Verdict } from '../eligibility/verdict'
import { keepVerdicts } from './kept-verdicts'
import { PROGRAMMES } from './list'

const ROWS = (['eligible', 'almost', 'check', 'not-eligible'] as const).map((id) =>
  aProgrammeRow({}, { university: aRow({ id, name: id, nameKey: id, text: id }) }),
)
const ids = (query: string) => {
  const { found, unknown } = PROGRAMMES.split(ROWS, { search: PROGRAMMES.parse(query) })
  const idsOf = (rows: typeof found) => rows.map(({ university }) => university.id).sort()
  return [idsOf(found), idsOf(unknown)]
}

afterEach(() => keepVerdicts(null))

it('leaves every row open without a profile, as on the server', () => {
  expect(ids('?takes=eligible')).toEqual([[], ['almost', 'check', 'eligible', 'not-eligible']])
})

it('finds those of the word that is chosen, leaves out who is not eligible, and what has to be checked open', () => {
  keepVerdicts(({ university }) => university.id as Verdict)
  expect(ids('')).toEqual([['almost', 'check', 'eligible'], []])
  expect(ids('?takes=eligible')).toEqual([['eligible'], ['check']])
  expect(ids('?takes=eligible,almost')).toEqual([['almost', 'eligible'], ['check']])
})

it('counts both beside each option', () => {
  keepVerdicts(({ university }) => university.id as Verdict)
  const counts = PROGRAMMES.browse(ROWS, { search: PROGRAMMES.parse('') }).count('takes')
  expect(counts.values).toEqual({ eligible: 1, almost: 1 })
  expect(counts.notKnown).toEqual({ eligible: 1, almost: 1 })
})

it('leaves a row open that tells the subject at another level alone', () => {
  keepVerdicts(() => 'eligible')
  const [row] = ROWS
  if (!row) throw new Error('no row')
  const elsewhere = [{ ...row, levels: 0 }]
  expect(PROGRAMMES.split(elsewhere, { search: PROGRAMMES.parse('?takes=eligible') }).found).toEqual([])
})

it('folds who can’t take the visitor, whatever the sort, and counts them nowhere', () => {
  keepVerdicts(({ university }) => university.id as Verdict)
  for (const sort of ['ranking', 'fee', 'name']) {
    const { total, folded, rows, count } = PROGRAMMES.browse(ROWS, {
      search: PROGRAMMES.parse(`?sort=${sort}`),
    })
    expect(folded.map(({ university }) => university.id)).toEqual(['not-eligible'])
    expect([total, rows.length, count('country').any]).toEqual([3, 3, 3])
  }
  const one = PROGRAMMES.parse('?search=not-eligible&takes=almost')
  expect(PROGRAMMES.browse(ROWS, { search: one }).suggestions?.drops).toEqual([{ key: 'search', total: 1 }])
})

it('sorts by the verdict: Eligible, Almost, then those to check, equals by rank; by rank alone without a profile', () => {
  const rows = ['check-1', 'almost-2', 'eligible-4', 'eligible-3'].map((id) =>
    aProgrammeRow({}, { university: aRow({ id, rank: Number(id.split('-')[1]) }) }),
  )
  const sorted = () =>
    PROGRAMMES.filter([...rows], { search: PROGRAMMES.parse('?sort=takes') }).map(
      ({ university }) => university.id,
    )
  expect(sorted()).toEqual(['check-1', 'almost-2', 'eligible-3', 'eligible-4'])
  keepVerdicts(({ university }) => university.id.split('-')[0] as Verdict)
  expect(sorted()).toEqual(['eligible-3', 'eligible-4', 'almost-2', 'check-1'])
})
