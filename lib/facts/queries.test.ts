import {
  getEntryRules,
  getFeeLaws,
  getRoutes,
  getRulesFor,
  getSubjectYears,
  getUsualFees,
  getVisaRules,
} from './queries'

const rulesOf = (id: string, countryCode: string, nation: string | null = null) =>
  getRulesFor({ id, countryCode, nation })

test('a university of Baden-Württemberg has the fee of its state for students from abroad', () => {
  const { fees, usualFees, sector } = rulesOf('heidelberg-university', 'de')
  expect(sector?.value).toBe('public')
  expect(usualFees).toEqual([])
  const abroad = fees.filter(({ value }) => value.status === 'international' && value.level === 'bachelor')
  expect(abroad).toMatchObject([{ kind: 'law', value: { min: 1500, period: 'semester', currency: 'EUR' } }])
})

test('Bavarian universities that charge students from abroad have their sum, and of the others none is only probable', () => {
  const sums = (id: string, level: string, status = 'international') =>
    rulesOf(id, 'de')
      .fees.filter(({ value }) => value.status === status && value.level === level)
      .map(({ value: { min, max }, isUnsure }) => [min, max, isUnsure])
  expect(sums('technische-hochschule-ingolstadt', 'bachelor')).toEqual([[800, null, false]])
  expect(sums('technische-hochschule-ingolstadt', 'master')).toEqual([[1200, null, false]])
  expect(sums('technische-hochschule-nurnberg-georg-simon-ohm', 'master')).toEqual([[1000, null, false]])
  expect(sums('rosenheim-technical-university-of-applied-sciences', 'bachelor')).toEqual([[500, null, false]])
  expect(sums('friedrich-alexander-universitat-erlangen-nurnberg', 'master')).toEqual([[0, 6000, false]])
  expect(sums('technical-university-of-munich', 'bachelor')).toEqual([[2000, 3000, false]])
  expect(sums('university-of-passau', 'bachelor')).toEqual([[0, null, true]])
  expect(sums('university-of-passau', 'bachelor', 'eu-eea')).toEqual([[0, null, false]])
})

test('France charges students from abroad the sums of 2026/27, and Montpellier does now', () => {
  const { fees } = rulesOf('university-of-montpellier', 'fr')
  const abroad = fees.filter(({ value }) => value.status === 'international')
  expect(abroad.map(({ value: { level, min }, year }) => [level, min, year])).toEqual([
    ['bachelor', 2902, '2026/27'],
    ['master', 3950, '2026/27'],
  ])
})

test('a university that teaches medicine alone has no usual price and no usual length of other subjects', () => {
  const { usualFees, entry, isMedical } = rulesOf('medical-university-of-warsaw', 'pl')
  expect([usualFees, isMedical]).toEqual([[], true])
  const lengths = entry.filter(({ value }) => value.topic === 'degree-years')
  expect(lengths.map(({ value }) => value.level)).toEqual(['doctorate'])
  expect(rulesOf('university-of-warsaw', 'pl').usualFees.length).toBeGreaterThan(0)
})

test('medicine, architecture and law last longer than other degrees in Portugal', () => {
  expect(getSubjectYears('pt', 'medicine')).toEqual({ min: 6, max: 6 })
  expect(getSubjectYears('pt', 'architecture')).toEqual({ min: 5, max: 5 })
  expect(getSubjectYears('pt', 'law')).toEqual({ min: 4, max: 4 })
  expect(getSubjectYears('pt', 'history')).toBeNull()
  expect(getSubjectYears('in', 'civil-engineering')).toEqual({ min: 4, max: 4 })
  expect(getSubjectYears('in', 'software-engineering')).toBeNull()
})

test('a usual range is never among what a law fixes', () => {
  const { fees, usualFees } = rulesOf('university-of-oxford', 'gb', 'england')
  expect(fees.map(({ value }) => value.status)).toEqual(['home'])
  expect(usualFees.map(({ kind }) => kind)).toEqual(['usual', 'usual'])
})

test('only UCAS’s own days are sure deadlines in the United Kingdom', () => {
  const dated = getRoutes('gb').flatMap(({ name, rounds }) =>
    rounds.flatMap(({ closes, kind, isUnsure }) =>
      closes && kind === 'main' && !isUnsure ? [[name, closes]] : [],
    ),
  )
  expect(dated).toEqual([
    ['UCAS Undergraduate', { month: 1, day: 13 }],
    ['UCAS Undergraduate', { month: 10, day: 15 }],
    ['UCAS Undergraduate', { month: 10, day: 15 }],
  ])
})

test('a country’s laws, usual fees, entry rules and visa rules are found, and one without has none', () => {
  expect(getFeeLaws('fr').length).toBeGreaterThan(3)
  expect(getUsualFees('us').every(({ isTypical }) => isTypical)).toBe(true)
  expect(getEntryRules('nl').map(({ topic }) => topic)).toContain('english-minimum')
  expect(getVisaRules('nl')).toMatchObject({ funds: { amount: 1131 }, fee: { amount: 254 } })
  expect([getFeeLaws('ls'), getUsualFees('ls'), getRoutes('ls'), getEntryRules('ls')]).toEqual([
    [],
    [],
    [],
    [],
  ])
  expect(getVisaRules('ls')).toBeNull()
})
