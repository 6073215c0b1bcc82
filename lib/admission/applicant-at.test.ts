import { aProfile } from '@/tests/fixtures/matcher'
import { aPlace, somePlaceRules } from '@/tests/fixtures/a-place'
import { isRuleFor } from './applicant-at'
import type { RuleOfSome } from './place'

const rule = (fields: Partial<RuleOfSome> = {}): RuleOfSome => ({
  text: 'a test',
  isSure: true,
  source: null,
  level: 'bachelor',
  askedOf: 'all',
  ...fields,
})

const isFor = (fields: Partial<RuleOfSome>, nationality = 'ng', place = {}) =>
  isRuleFor(rule(fields), aProfile({ nationality }), aPlace({ subject: null, ...place }), somePlaceRules())

it('is a rule of the level, for the applicants of whom it is asked', () => {
  expect(isFor({})).toBe(true)
  expect(isFor({}, 'ng', { level: 'master' })).toBe(false)
  expect(isFor({ askedOf: 'international' })).toBe(true)
  expect(isFor({ askedOf: 'international' }, 'nz')).toBe(false)
  expect(isFor({ askedOf: 'home' })).toBe(false)
  expect(isFor({ askedOf: 'nobody' })).toBe(false)
})

it('is told to those who name no subject, and else to those of its subjects', () => {
  const fields = ['medicine']
  expect(isFor({ fields })).toBe(true)
  expect(isFor({ fields }, 'ng', { subject: 'medicine' })).toBe(true)
  expect(isFor({ fields }, 'ng', { subject: 'law' })).toBe(false)
})
