import { aUniversity } from '@/tests/fixtures/a-university'
import { aFact, aRound, aRoute, someFacts } from '@/tests/fixtures/facts'
import { mainDeadline } from '../../facts/deadline'
import type { Fact, Route } from '../../facts/fact'
import type { Level } from '../../facts/vocabulary'
import type { YearlyDate } from '../record/schema'
import { deadlinesAt } from './deadline'

const service = (fields: Partial<Route> = {}) => aFact(aRoute({ name: 'UCAS', ...fields }))

function mainAt(level: Level, own: YearlyDate | null, routes: readonly Fact<Route>[]) {
  const { admissionRequirements } = aUniversity()
  const university = aUniversity({
    facts: someFacts({ routes }),
    admissionRequirements: { ...admissionRequirements, applicationDeadline: own, earlyDeadline: null },
  })
  const main = mainDeadline(deadlinesAt(university, level))
  return main && `${main.day ?? ''} ${main.month} ${main.route ?? 'own'}`
}

const OCTOBER = { month: 10, day: 15, note: null }

it('is the university’s own for a bachelor’s degree, and that of its way to apply without one', () => {
  expect(mainAt('bachelor', OCTOBER, [service()])).toBe('15 10 own')
  expect(mainAt('bachelor', null, [service()])).toBe('13 1 UCAS')
})

it('is never that of another level', () => {
  expect(mainAt('master', OCTOBER, [service()])).toBeNull()
  expect(mainAt('master', OCTOBER, [service({ level: 'all', name: 'Direct' })])).toBe('13 1 Direct')
  expect(mainAt('doctorate', null, [service({ level: 'master' })])).toBeNull()
})

it('is the exact day of a service before a month alone of the university’s own', () => {
  const january = { month: 1, day: null, note: null }
  expect(mainAt('bachelor', january, [service()])).toBe('13 1 UCAS')
  expect(mainAt('bachelor', january, [service({ rounds: [aRound({}, { isUnsure: true })] })])).toBe(' 1 own')
})

it('is a sure day of all levels before a usual one of the level', () => {
  const rounds = [aRound({ closes: { month: 3, day: 1 } }, { isUnsure: true })]
  const unsure = service({ level: 'master', rounds })
  expect(mainAt('master', null, [unsure, service({ level: 'all' })])).toBe('13 1 UCAS')
})

it('of a subject that the university sets apart is neither its own day nor the usual one of the country', () => {
  const { admissionRequirements } = aUniversity()
  const own = { ...OCTOBER, notFor: ['art'] }
  const usual = service({ rounds: [aFact(aRound({ isOfCountry: true }).value, { isUnsure: true })] })
  const university = aUniversity({
    facts: someFacts({ routes: [usual] }),
    admissionRequirements: { ...admissionRequirements, applicationDeadline: own, earlyDeadline: null },
  })
  const of = (subject: string) =>
    mainDeadline(deadlinesAt(university, 'bachelor'), { status: 'international', subject })?.day ?? null
  expect([of('law'), of('art')]).toEqual([15, null])
})
