import { aPlace, somePlaceRules } from '@/tests/fixtures/a-place'
import { aProfile } from '@/tests/fixtures/matcher'
import { checkCertificate, checkDegreeForLevel, checkEntranceTest, checkSubject } from './earlier-education'

const TODAY = '2026-11-23'
const person = aProfile({ nationality: 'ng', degreeHeld: 'secondary' })
const master = aPlace({ level: 'master' })
const rule = { text: 'twelve years of schooling', isSure: true, source: null }

it('names what a profile without a degree leaves open, and what is missing for a later degree', () => {
  expect(checkDegreeForLevel(aProfile(), master, null, TODAY)?.missing).toBe(
    'The degree you hold or are finishing, in your profile',
  )
  expect(checkDegreeForLevel(person, master, null, TODAY)).toMatchObject({
    outcome: 'unmet',
    missing: 'A bachelor’s degree',
  })
})

it('asks for a certificate only of people from abroad without a degree, for a first degree', () => {
  const rules = somePlaceRules({ certificate: { ...rule, takesOnlySome: true } })
  const of = (fields: Parameters<typeof aProfile>[0], place = aPlace()) =>
    checkCertificate(aProfile({ nationality: 'ng', ...fields }), place, rules, TODAY)
  expect(of({})?.outcome).toBe('check')
  expect(of({ degreeHeld: 'bachelors' })).toBeNull()
  expect(of({ nationality: 'au' })).toBeNull()
  expect(of({}, master)).toBeNull()
})

it('shows a rule that takes every certificate, and decides nothing by it', () => {
  const rules = somePlaceRules({ certificate: { ...rule, isSure: false } })
  expect(checkCertificate(person, aPlace(), rules, TODAY)).toMatchObject({
    outcome: 'open',
    why: 'As far as we know: Twelve years of schooling.',
    missing: null,
  })
})

it('decides nothing by subjects and entrance tests', () => {
  const rules = somePlaceRules({ entranceTest: { ...rule, level: 'bachelor' } })
  expect(checkSubject(person, master, rules, TODAY)?.outcome).toBe('open')
  expect(checkEntranceTest(person, aPlace(), rules, TODAY)?.outcome).toBe('open')
  expect(checkEntranceTest(person, master, rules, TODAY)).toBeNull()
})
