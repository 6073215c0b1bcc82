import { someRates } from '@/tests/fixtures/rates'
import type { Fact, Tuition } from '@/lib/facts/fact'
import type { Sector } from '@/lib/facts/vocabulary'
import { aFact, aTuition, someFacts } from '@/tests/fixtures/facts'
import { aUniversity } from '@/tests/fixtures/a-university'
import { aFeeRule } from '@/tests/fixtures/national'
import { feePlot } from './fee-plot'

const RATES = someRates({ EUR: 0.5 })

type Given = { tuition?: Partial<Tuition>; fact?: Partial<Fact<Tuition>> }

const charging = (sector: Sector | null, dollars: number | null, { tuition, fact }: Given = {}) =>
  aUniversity({
    facts: someFacts({
      sector: sector && aFact(sector),
      fees: dollars === null ? [] : [aFact(aTuition({ dollars, ...tuition }), fact)],
    }),
  })
const upTo = (many: number, sector: Sector) =>
  Array.from({ length: many }, (_, at) => charging(sector, (at + 1) * 1000))
const draw = (universities: ReturnType<typeof charging>[], ...rules: object[]) =>
  feePlot(universities, rules.map(aFeeRule), { level: 'bachelor', rates: RATES, today: '2026-11-23' })

test('each sector has its fees, from as many of its universities as have one', () => {
  const fees = draw([...upTo(10, 'public'), charging('public', null), ...upTo(2, 'private')])
  expect(fees?.high).toBe(10_000)
  expect(fees?.sectors).toMatchObject([
    { label: 'Public', count: 10, of: 11, min: 1000, max: 10_000, median: 5500 },
    { label: 'Private', count: 2, of: 2, min: 1000, max: 2000 },
  ])
})

test('fewer than ten fees have no median', () => {
  const [few] = draw(upTo(9, 'public'))?.sectors ?? []
  expect(few).toMatchObject({ count: 9, median: null })
})

test('a sector without a fee has no strip, and one that nobody tells is named so', () => {
  const fees = draw([charging('public', null), charging(null, 500), charging('private', 900)])
  expect(fees?.sectors.map(({ label, of }) => [label, of])).toEqual([
    ['Private', 1],
    ['Sector not known', 1],
  ])
})

test('general knowledge, other levels, home fees and sums without a year are no dots', () => {
  const others: Given[] = [
    { fact: { kind: 'general' } },
    { tuition: { level: 'master' } },
    { tuition: { status: 'home' } },
    { tuition: { dollars: null } },
  ]
  const fees = draw([...upTo(2, 'public'), ...others.map((given) => charging('public', 9000, given))])
  expect(fees?.sectors).toMatchObject([{ count: 2, of: 6, max: 2000 }])
})

test('a usual range lies at the same scale, apart from the dots', () => {
  const fees = draw(upTo(2, 'public'), {
    id: 'usual',
    min: 1000,
    max: 2000,
    appliesTo: 'private universities',
  })
  expect(fees?.high).toBe(8000)
  expect(fees?.sectors).toMatchObject([{ count: 2, max: 2000 }])
  expect(fees?.ranges).toEqual([{ id: 'usual', label: 'private universities', min: 4000, max: 8000 }])
})

test('a range of another level, for home students or with an open end is not drawn', () => {
  const rules = [{ level: 'master' }, { status: 'home' }, { status: 'eu-eea' }, { max: null }]
  expect(draw(upTo(2, 'public'), ...rules)?.ranges).toEqual([])
  expect(draw(upTo(2, 'public'), { level: 'all', status: 'all' })?.ranges).toHaveLength(1)
})

test('nothing is drawn where there is nothing to compare', () => {
  expect(draw([])).toBeNull()
  expect(draw([charging('public', null)], { max: 2000 })).toBeNull()
  expect(draw([charging('public', 0), charging('private', 0)])).toBeNull()
  expect(draw([], { max: 2000 }, { sector: 'private', max: 3000 })?.ranges).toHaveLength(2)
})

test('the fees say what they leave open', () => {
  const fees = draw([
    charging('public', 0, { tuition: { condition: 'programmes taught in Czech' } }),
    charging('public', 100, { tuition: { isFloor: true } }),
    charging('public', 100, { fact: { isUnsure: true } }),
  ])
  expect(fees?.limits).toEqual([
    '1 only for programmes taught in Czech',
    '1 a lowest sum, with dearer programmes above it',
    '1 probable and not confirmed',
  ])
})

test('a source stands once with its years, and a law that is old may have changed', () => {
  const law = (year: string): Given => ({ fact: { kind: 'law', year } })
  const fees = draw([
    charging('public', 100, law('since 2005')),
    charging('public', 200, law('2026/27')),
    charging('private', 300),
    charging('private', 400, { fact: { kind: 'reported', year: '2026/27' } }),
  ])
  expect(fees?.bases).toMatchObject([
    { kind: 'law or order', validFor: 'since 2005, 2026/27', mayHaveChanged: true },
    { kind: 'official register', validFor: '2024', mayHaveChanged: false, source: { publisher: 'Ministry' } },
    { kind: 'reported by the university', validFor: '2026/27', source: null },
  ])
})

test('a dot names its university, and its id only where the name does not make it', () => {
  const alike = { ...charging('public', 300), id: 'alpha', name: 'Alpha' }
  const other = { ...charging('public', 200), id: 'beta-2', name: 'Beta' }
  expect(draw([alike, other])?.dots).toEqual([
    ['Beta', 200, 'beta-2'],
    ['Alpha', 300],
  ])
})
