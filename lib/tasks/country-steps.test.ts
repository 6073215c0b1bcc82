import { someRules, STEPS } from '@/tests/fixtures/tasks'
import { basisOf, needsVisa, stepOf } from './country-steps'

const row = STEPS.steps.find(({ country, source }) => country !== null && source !== null)

it('finds a country’s own row beside the advice for all', () => {
  expect(stepOf(STEPS, row?.step ?? 'visa', row?.country ?? '').own).toEqual(row)
  expect(stepOf(STEPS, 'visa', 'xx')).toMatchObject({ own: null, advice: { country: null, step: 'visa' } })
})

it('names the source of a row, and says where it is advice', () => {
  expect(row && basisOf(row)).toMatchObject({ kind: 'source', publisher: row?.source?.publisher })
  expect(row && basisOf({ ...row, source: null })).toEqual({ kind: 'advice' })
})

it('needs no visa with one passport of the country or one that is free of it', () => {
  const rules = someRules()
  expect(needsVisa(rules, { nationalities: ['ng', 'ie'], sender: null }, 'gb')).toBe(false)
  expect(needsVisa(null, { nationalities: ['gb'], sender: null }, 'gb')).toBe(false)
  expect(needsVisa(rules, { nationalities: ['ng'], sender: null }, 'gb')).toBe(true)
  expect(needsVisa(rules, { nationalities: [], sender: null }, 'gb')).toBeNull()
})

it('tells the reader of a plan about the sender’s visa only by what the sender told', () => {
  const standing = {
    applies: 'international',
    pays: 'international',
    isVisaFree: false,
    livesInside: true,
  } as const
  const needed = (requirements: Record<string, 'yes'> | null, isVisaFree = false) =>
    needsVisa(
      someRules(),
      { nationalities: [], sender: { standings: { gb: { ...standing, isVisaFree } }, requirements } },
      'gb',
    )
  expect([needed({}), needed(null), needed(null, true)]).toEqual([true, null, false])
})
