import { getVisa } from './queries'

test('a country has its rules, with the links and the glossary’s words in them', () => {
  const visa = getVisa('gb')
  expect(visa?.rules[0]).toEqual({
    question: 'Visa',
    rule: [{ text: 'Student visa', href: 'https://www.gov.uk/student-visa' }],
    knownFrom: '2025',
  })
  expect(visa?.rules[2]?.rule).toContainEqual({ text: 'health surcharge', term: 'health-surcharge' })
})

test('a country whose rules nobody has checked has none', () => {
  expect(getVisa('pe')).toBeNull()
  expect(getVisa('')).toBeNull()
})
