import { CountryVisaSchema, RulePartSchema, VISA_QUESTIONS, VisaRuleSchema } from './schema'

const RULE = { question: 'Fee', rule: ['€75'], knownFrom: '2025' }
const rules = VISA_QUESTIONS.map((question) => ({ ...RULE, question }))

test.each(['2025', '2025-04', '2025-04-09'])('a rule may be known from %s', (knownFrom) => {
  expect(VisaRuleSchema.safeParse({ ...RULE, knownFrom }).success).toBe(true)
})

test.each(['', 'April 2025', '2025-13', '2025-02-30', '25'])('%j is no date', (knownFrom) => {
  expect(VisaRuleSchema.safeParse({ ...RULE, knownFrom }).success).toBe(false)
})

test.each([
  'plain words ',
  { text: 'Entry visa', href: 'https://ind.nl/en' },
  { text: 'deposit', term: 'deposit' },
])('%j is a part of a rule', (part) => {
  expect(RulePartSchema.parse(part)).toEqual(part)
})

test.each([
  '',
  { text: 'Entry visa' },
  { text: 'Entry visa', href: 'http://ind.nl' },
  { text: 'Entry visa', href: 'https://ind.nl/en', term: 'deposit' },
])('%j is none', (part) => {
  expect(RulePartSchema.safeParse(part).success).toBe(false)
})

test('a country answers every question once, in the order of the table', () => {
  const answers = (given: unknown[]) =>
    CountryVisaSchema.safeParse({ country: 'nl', sources: [], rules: given }).success
  expect(answers(rules)).toBe(true)
  expect(answers(rules.slice(1))).toBe(false)
  expect(answers(rules.toReversed())).toBe(false)
  expect(answers([...rules, RULE])).toBe(false)
})
