import { getOtherVisas, getVisa } from './queries'

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

test('the other countries stand by name, each with its own rules', () => {
  const others = getOtherVisas()
  expect(others.map(({ name }) => name)).toEqual(others.map(({ name }) => name).toSorted())
  expect(others.find(({ name }) => name === 'Sweden')?.visa.funds).toMatchObject({ amount: 10656 })
  expect(others.map(({ visa }) => visa.country)).not.toContain('gb')
})
