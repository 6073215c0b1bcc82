import { someRates } from '@/tests/fixtures/rates'
import { render, screen, within } from '@testing-library/react'
import { citeSources } from '@/lib/universities/record/provenance'
import { listUnknown } from '@/lib/universities/profile/known-answers'
import type { University } from '@/lib/universities/record/schema'
import { aSource } from '@/tests/fixtures/a-source'
import { aBasicUniversity, aUniversity } from '@/tests/fixtures/a-university'
import { aFact, anEntryFact, anOutcome, aTaughtSubject, aTuition, someFacts } from '@/tests/fixtures/facts'
import { ProfileBody } from './profile-body'

const RATES = someRates({ EUR: 0.8 })
const AMOUNTS = { bachelor: [...Array(10).keys()].map((at) => at * 1000), master: [], doctorate: [] }

function show(university: University) {
  render(
    <ProfileBody
      rates={RATES}
      university={university}
      sources={citeSources(university, (key) => aSource({ publisher: key }))}
      fees={{ of: 12, amounts: AMOUNTS }}
      requirements={[]}
      prices={aFact(61, { source: { publisher: 'Bank', title: 'Prices', url: 'https://bank.example.org' } })}
    />,
  )
}

const group = (name: string) => within(screen.getByRole('region', { name }))

function answers(name: string): Record<string, string> {
  const terms = group(name).getAllByRole('term')
  return Object.fromEntries(
    terms.map((term) => [term.textContent, term.parentElement?.querySelector('dd')?.textContent ?? '']),
  )
}

it('shows the facts with how they were counted, and what each rests on in one line', () => {
  show(aUniversity({ facts: someFacts({ sector: aFact('public') }) }))
  expect(answers('Facts')).toEqual({
    Established: '1575',
    Sector: 'Public',
    Students: '30,000 · headcount',
    'Acceptance rate': '40% · 2023/24',
    'Students per teacher': '17.5',
    'Research rating': '8.5 of 10',
    'Prices in the country': '61% of those in the United States',
  })
  const [basis] = group('Facts').getAllByText(/official register, 2025/)
  expect(basis?.closest('p')).toHaveTextContent(
    /^official register, 2025 · register; official register, 2025 · statistics; official register, 2024 · Ministry/,
  )
  expect(group('Facts').getByRole('link', { name: /^Ministry/ })).toHaveAttribute(
    'href',
    'https://ministry.example.org',
  )
})

it('shows the students that a register filed with their year, where the record has no number', () => {
  const citedStudents = aFact(
    { count: 20_198, definition: 'headcount' as const, percent: 1.6 },
    { year: '2019/20' },
  )
  const university = aBasicUniversity({ facts: someFacts({ citedStudents }) })
  show(university)
  expect(answers('Facts')).toMatchObject({ 'Students in 2019/20': '20,198 · headcount; 1.6% from abroad' })
  expect(listUnknown({ university })).not.toContain('number of students')
})

it('tells how teaching is rated, and of whom', () => {
  const teaching = aFact({ overall: 'Gold', experience: 'Silver', outcomes: 'Gold' } as const)
  show(aBasicUniversity({ facts: someFacts({ teaching }) }))
  expect(answers('Facts')['Teaching (TEF)']).toBe(
    'Gold · undergraduates; student experience Silver, student outcomes Gold',
  )
})

it('tells the quality index of a Brazilian university, and what it is made of', () => {
  show(aBasicUniversity({ facts: someFacts({ sector: aFact('public'), courseIndex: aFact(4) }) }))
  expect(answers('Facts')['Quality index (IGC)']).toBe(
    '4 of 5 · the state’s, from the grades of bachelor’s courses, national exams among them, and of graduate programmes; 3 is enough',
  )
})

it('draws who studies here, with the shares in words', () => {
  show(aUniversity())
  expect(
    group('Facts').getByRole('img', { name: 'Students by origin: From abroad 20%, From the country 80%' }),
  ).toBeVisible()
})

it('draws where the fee lies among those of the country, with the numbers as a table', () => {
  show(aUniversity({ facts: someFacts({ fees: [aFact(aTuition({ dollars: 9000 }))] }) }))
  const cost = group('Cost')
  expect(
    cost.getByRole('img', { name: 'Fees, Netherlands: 90% charge less than this university' }),
  ).toBeVisible()
  expect(cost.getByText(/10 of 12 universities have a fee from a source/)).toBeVisible()
  expect(cost.getByRole('row', { name: 'Median US$ 4,500', hidden: true })).toBeInTheDocument()
})

it('draws no strip from fewer than ten fees', () => {
  show(aUniversity({ facts: someFacts({ fees: [aFact(aTuition({ level: 'master', dollars: 9000 }))] }) }))
  expect(group('Cost').queryByRole('img')).not.toBeInTheDocument()
})

it('shows what home students pay at each level, with its law', () => {
  const home = aFact(aTuition({ status: 'home', min: null, max: 9790, currency: 'GBP' }), { kind: 'law' })
  show(aUniversity({ facts: someFacts({ fees: [home] }) }))
  expect(group('Cost').getByText('Up to GBP 9,790 a year')).toBeVisible()
  expect(group('Cost').getByText(/law or order, 2024/)).toBeVisible()
  expect(group('Cost').getByText(/US dollars at the rates of 29 September 2026/)).toBeVisible()
})

it('shows scores of admitted students with the share that sent them', () => {
  const admission = aFact({
    applicants: 1000,
    admitted: 400,
    sat: { reading: [660, 730] as [number, number], math: [690, 770] as [number, number], submitted: 23 },
    act: null,
    testPolicy: 'considered, not required',
    englishPolicy: 'required',
    schoolRecordPolicy: null,
    recommendationsPolicy: null,
    essayPolicy: null,
  })
  show(aUniversity({ facts: someFacts({ admission }) }))
  expect(answers('Getting in')).toMatchObject({
    'Minimum GPA': '3.0 of 4.0',
    'Early deadline': '15 January each year · programmes with a limited number of places',
    Admitted: '400 of 1,000',
    'SAT reading': '660–730 · sent by 23%',
    'Admission tests': 'considered, not required',
  })
})

it('shows outcomes with people and year, those by subject as a table', () => {
  const outcomes = [aFact(anOutcome()), aFact(anOutcome({ subject: 'Law', value: 80, people: 40 }))]
  show(aUniversity({ facts: someFacts({ outcomes }) }))
  const after = group('After the degree')
  expect(
    after.getByRole('row', {
      name: /work or further study: mostly home graduates 90% 400 people, 55% answered 2024/,
      hidden: true,
    }),
  ).toBeInTheDocument()
  expect(
    after.getByRole('row', {
      name: 'Law 80% in work or further study · 40 people, 55% answered 2024',
      hidden: true,
    }),
  ).toBeInTheDocument()
})

it('leads from a programme and a facility to the universities that have it', () => {
  const counted = aFact(aTaughtSubject({ counted: 'heads', countsPeople: true }))
  show(aUniversity({ facts: someFacts({ subjects: [counted] }) }))
  expect(screen.getByRole('link', { name: 'Medicine' })).toHaveAttribute(
    'href',
    '/universities?programmes=medicine',
  )
  expect(screen.getByRole('link', { name: 'Observatory' })).toHaveAttribute(
    'href',
    '/universities?facilities=observatory',
  )
})

it('shows campus life without what is not known', () => {
  show(aUniversity({ campusLife: { ...aUniversity().campusLife, clubs: null } }))
  expect(answers('Campus life')).toEqual({
    'Campus location': 'Leiden',
    'Nearest city': 'The Hague',
    Housing: 'Available',
    'Campus size': '35 hectares',
  })
})

it('draws no group of what nobody knows', () => {
  show(aBasicUniversity({ establishedYear: 1950 }))
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['Facts'])
  expect(screen.queryByText('Not reported')).not.toBeInTheDocument()
})

it('repeats no programmes that stand among the answers', () => {
  show(aUniversity())
  expect(screen.queryByRole('link', { name: 'Medicine' })).not.toBeInTheDocument()
})

it('keeps what the university itself asks apart from the rules of its country', () => {
  const entry = [
    anEntryFact('school-certificate', { level: 'master', text: 'a bachelor’s degree', isOwn: true }),
    anEntryFact('grading-scale', { text: '0 to 10' }),
  ]
  show(aBasicUniversity({ facts: someFacts({ entry }) }))
  const titles = screen.getAllByRole('heading', { level: 3, name: /^Rules of/ })
  expect(titles.map(({ textContent }) => textContent)).toEqual([
    'Rules of the university',
    expect.stringMatching(/^Rules of the country: /),
  ])
  const [own, ofCountry] = titles.map(({ nextElementSibling }) => nextElementSibling)
  expect(own).toHaveTextContent(/School or degree.*a bachelor’s degree/)
  expect(ofCountry).toHaveTextContent(/^Grades0 to 10$/)
})
