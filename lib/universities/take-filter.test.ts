import { aRow } from '@/tests/fixtures/a-row'
import type { Verdict } from '../eligibility/verdict'
import { keepUniversityVerdicts } from './kept-verdicts'
import { WORLD } from './list'

const ROWS = (['eligible', 'almost', 'check', 'not-eligible'] as const).map((id) => aRow({ id, name: id }))
const own = aRow({ id: 'added-own', name: 'Own' })
const ask = (query: string, rows = ROWS) => {
  const { found, unknown, folded } = WORLD.split(rows, { search: WORLD.parse(query) })
  return [found, unknown, folded].map((part) => part.map(({ id }) => id))
}

afterEach(() => keepUniversityVerdicts(null))

it('leaves every university open without a profile, as on the server, and folds none', () => {
  expect(ask('?takes=eligible')).toEqual([[], ['almost', 'check', 'eligible', 'not-eligible'], []])
  expect(ask('')[2]).toEqual([])
})

it('finds those of the word that is chosen, leaves open what has to be checked, and folds who can’t take the visitor', () => {
  keepUniversityVerdicts(({ id }) => id as Verdict)
  expect(ask('')).toEqual([['almost', 'check', 'eligible'], [], ['not-eligible']])
  expect(ask('?takes=eligible')).toEqual([['eligible'], ['check'], []])
  expect(WORLD.browse(ROWS, { search: WORLD.untouched }).count('takes')).toMatchObject({
    values: { eligible: 1, almost: 1 },
    notKnown: { eligible: 1, almost: 1 },
  })
})

it('answers for the level of the search', () => {
  keepUniversityVerdicts((_, level) => (level === 'master' ? 'not-eligible' : 'eligible'))
  expect(ask('?takes=eligible')[0]).toHaveLength(4)
  expect(ask('?level=master')[2]).toHaveLength(4)
})

it('neither folds nor judges the visitor’s own universities', () => {
  keepUniversityVerdicts(() => 'not-eligible')
  expect(ask('', [own])).toEqual([['added-own'], [], []])
  expect(ask('?takes=eligible', [own])).toEqual([[], ['added-own'], []])
})

it('sorts by the verdict: Eligible, Almost, then those to check, equals by rank, and names the last as not known', () => {
  keepUniversityVerdicts(({ id }) => id.split('-')[0] as Verdict)
  const rows = ['check-1', 'almost-2', 'eligible-4', 'eligible-3'].map((id) =>
    aRow({ id, name: id, rank: Number(id.split('-')[1]) }),
  )
  expect(ask('?sort=takes', rows)[0]).toEqual(['eligible-3', 'eligible-4', 'almost-2', 'check-1'])
  const { unsorted } = WORLD.browse(rows, { search: WORLD.parse('?sort=takes') })
  expect(unsorted).toEqual({ total: 1, by: 'answer for your profile' })
})

it('keeps the order of ranks under that sort where no profile is kept', () => {
  expect(ask('?sort=takes')).toEqual(ask(''))
})
