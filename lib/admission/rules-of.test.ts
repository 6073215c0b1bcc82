import { someRules } from '@/tests/fixtures/choice'
import { anEntryRule } from '@/tests/fixtures/national'
import { toPlaceRules } from './rules-of'

const rulesWith = (...entry: ReturnType<typeof anEntryRule>[]) =>
  toPlaceRules({ rules: someRules(), entry, notice: null, isChecked: false, rates: { USD: 1 } })

const english = (given: object) => rulesWith(anEntryRule({ topic: 'english-minimum', ...given })).english

it('names the English that everybody needs, where that is sure', () => {
  expect(english({ floor: { ielts: 6 } })?.ielts).toBe(6)
  expect(english({ floor: { cefr: 'B2' } })?.ielts).toBe(5.5)
  expect(english({ floor: { ielts: 6 }, isUnsure: true })).not.toHaveProperty('ielts')
  expect(english({ text: 'student visa: IELTS 6.0', floor: null })).not.toHaveProperty('ielts')
})

it('says of a certificate only where the rule takes some and not others', () => {
  const certificate = (takesOnlySome: boolean) =>
    rulesWith(anEntryRule({ topic: 'school-certificate', takesOnlySome })).certificate
  expect(certificate(true)?.takesOnlySome).toBe(true)
  expect(certificate(false)).not.toHaveProperty('takesOnlySome')
  expect(rulesWith().certificate).toBeNull()
})
