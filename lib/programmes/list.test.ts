import { aRow } from '@/tests/fixtures/a-row'
import { aProgrammeRow, KNOWN } from '@/tests/fixtures/a-programme-row'
import { PROGRAMMES } from './list'

const at = (id: string, fields: Parameters<typeof aRow>[0] = {}) =>
  aRow({ id, name: id, nameKey: id, text: id, ...fields })
const ROWS = [
  aProgrammeRow(
    { months: 36, language: 'en' },
    { university: at('alpha', { rank: 50, ielts: 6.5, tuition: 9000, living: 8000 }) },
  ),
  aProgrammeRow({ months: 12, mode: 'distance' }, { university: at('beta', { rank: 7, tuition: 20_000 }) }),
  aProgrammeRow({ months: null }, { university: at('gamma', { ielts: 7.5, rank: null, tuition: null }) }),
  aProgrammeRow({ months: 6 }, { university: at('delta', { rank: 1, tuition: 1 }), isMay: true }),
]
const found = (query: string) =>
  PROGRAMMES.filter(ROWS, { search: PROGRAMMES.parse(query) }).map(({ university }) => university.id)
const unsure = (query: string) =>
  PROGRAMMES.split(ROWS, { search: PROGRAMMES.parse(query) }).unknown.map(({ university }) => university.id)

it.each([
  ['', ['beta', 'alpha', 'gamma', 'delta']],
  ['?sort=fee', ['alpha', 'beta', 'delta', 'gamma']],
  ['?sort=total', ['alpha', 'beta', 'gamma', 'delta']],
  ['?sort=name', ['alpha', 'beta', 'gamma', 'delta']],
  ['?sort=length', ['beta', 'alpha', 'delta', 'gamma']],
])(
  '%s has those that only may be in the subject after the others, and what does not report the figure last',
  (query, ids) => {
    expect(found(query)).toEqual(ids)
  },
)

it('has no row of several levels, or of none, among the results of one', () => {
  const levels = ['bachelor', 'master', 'doctorate'] as const
  const rows = [0, 1, 2, 3].map((count) =>
    aProgrammeRow({ levels: levels.slice(0, count) }, { university: at(`of-${count}`) }),
  )
  const { found, unknown } = PROGRAMMES.split(rows, { search: PROGRAMMES.parse('?level=master') })
  expect(found.map(({ university: { id } }) => id)).toEqual(['of-1'])
  expect(unknown.map(({ university: { id } }) => id)).toEqual(['of-2', 'of-3', 'of-0'])
})

it('counts the universities of programmes, and apart those of general knowledge alone', () => {
  const known = [at('alpha'), at('epsilon')].map((university) =>
    aProgrammeRow({}, { university, dataset: KNOWN }),
  )
  expect(PROGRAMMES.browse(ROWS, { search: PROGRAMMES.untouched }).apart).toBeUndefined()
  expect(PROGRAMMES.browse([...ROWS, ...known], { search: PROGRAMMES.untouched })).toMatchObject({
    total: 6,
    apart: { rows: 2, places: 4, more: 1 },
  })
})

it.each([
  ['?feeMax=10000', ['alpha', 'delta'], ['gamma']],
  ['?feeMax=10000000&currency=NGN', ['alpha', 'delta'], ['gamma']],
  ['?totalMax=20000', ['alpha'], ['beta', 'gamma', 'delta']],
  // The fee of beta alone is more.
  ['?totalMax=30000&currency=AUD', [], ['gamma', 'delta']],
  ['?feeMin=10000&currency=AUD', ['beta', 'alpha'], ['gamma']],
  ['?ielts=6.5', ['alpha'], ['beta', 'delta']],
  ['?ielts=6.0', [], ['beta', 'delta']],
  ['?length=1', ['beta', 'delta'], ['gamma']],
  ['?length=3', ['alpha'], ['gamma']],
  ['?language=en', ['alpha'], ['beta', 'gamma', 'delta']],
  ['?mode=distance', ['beta'], ['alpha', 'gamma', 'delta']],
  ['?search=alpha+nursing', ['alpha'], []],
])('%s finds what is known to match, and tells apart what is not known', (query, ids, open) => {
  expect([found(query), unsure(query)]).toEqual([ids, open])
})

it.each([
  '?subject=public-health&level=master&country=au,gb&feeMin=100&feeMax=20000&currency=EUR&language=en&ielts=6.5&sort=fee&page=3',
  '?search=data&length=1,longer&sector=public&mode=campus,distance',
])('%s is read as it is written', (query) => {
  expect(PROGRAMMES.query(PROGRAMMES.parse(query))).toBe(query)
})

it.each([
  '?ielts=6.7',
  '?currency=euros',
  '?feeMax=much',
  '?level=all',
  '?length=6',
  '?page=-1',
  '?country=zzz',
])('%s asks for nothing', (query) => {
  expect(PROGRAMMES.query(PROGRAMMES.parse(query))).toBe('')
})

it('bounds fees in turn, and says their currency in the chip', () => {
  const search = PROGRAMMES.parse('?feeMin=9000&feeMax=100&currency=gbp')
  expect(search).toMatchObject({ feeMin: 100, feeMax: 9000, currency: 'GBP' })
  expect(PROGRAMMES.chips(search, String).map(({ label }) => label)).toEqual(['Fee: GBP 100–9,000'])
  expect(PROGRAMMES.chips(PROGRAMMES.parse('?currency=EUR'), String)).toEqual([])
})

it('keeps the subject and the level when filters are cleared', () => {
  const cleared = PROGRAMMES.cleared(PROGRAMMES.parse('?subject=law&level=master&country=de&feeMax=1'))
  expect(PROGRAMMES.query(cleared)).toBe('?subject=law&level=master')
})

it('sorts a master’s in medicine by the date of its university, and a first degree, which closes earlier, after dates', () => {
  const medicine = (level: 'bachelor' | 'master') => {
    const rows = ['Nursing', 'Medicine'].map((subject) => {
      const deadlines = subject === 'Medicine' ? 115 : 501
      const university = at(subject, { deadline: deadlines, deadlineMaster: deadlines })
      return aProgrammeRow({ levels: [level] }, { university, level, subject })
    })
    const search = PROGRAMMES.parse(`?sort=deadline&level=${level}`)
    const { found } = PROGRAMMES.split(rows, { search }, '2026-11-27')
    return found.map(({ subject }) => subject)
  }
  expect(medicine('master')).toEqual(['Medicine', 'Nursing'])
  expect(medicine('bachelor')).toEqual(['Nursing', 'Medicine'])
})
