import { render, screen, within } from '@testing-library/react'
import { citeSources, type ProfileAward } from '@/lib/universities/record/provenance'
import type { University } from '@/lib/universities/record/schema'
import { aSource } from '@/tests/fixtures/a-source'
import { aBasicUniversity, aUniversity } from '@/tests/fixtures/a-university'
import { ProfileBody } from './profile-body'

const RATES = {
  date: '2026-09-29',
  base: 'USD' as const,
  source: { title: 'Daily rates', url: 'https://rates.example.org' },
  rates: { EUR: 0.8 },
}

function show(university: University, awards: readonly ProfileAward[] = []) {
  render(
    <ProfileBody
      university={university}
      sources={citeSources(university, (key) => aSource({ publisher: key }))}
      awards={awards}
      rates={RATES}
    />,
  )
}

const group = (name: string) => within(screen.getByRole('region', { name }))

function answers(name: string): Record<string, string> {
  const terms = group(name).getAllByRole('term')
  const entries = terms.map((term) => [
    term.textContent,
    term.parentElement?.querySelector('dd')?.textContent,
  ])
  return Object.fromEntries(entries)
}

it('shows the facts with how they were counted and in which year', () => {
  show(aUniversity())
  expect(answers('Facts')).toEqual({
    Established: '1575',
    Students: '30,000',
    'International students': '20%',
    'Acceptance rate': '40%',
  })
  expect(group('Facts').getByText('headcount')).toBeInTheDocument()
  expect(group('Facts').getByText('about 6,000')).toBeInTheDocument()
  expect(group('Facts').getByText('2023/24')).toBeInTheDocument()
})

it('shows fees in local currency, and in dollars with the date and table of the rates', () => {
  show(aUniversity())
  const cost = group('Cost')
  expect(answers('Cost')).toEqual({
    'International students': 'EUR 12,000–20,000 a year',
    'Domestic students': 'EUR 2,600 a year',
  })
  expect(cost.getByText('about US$ 18,600, the middle of the range')).toBeInTheDocument()
  expect(cost.getByText('about US$ 3,000')).toBeInTheDocument()
  expect(cost.getByText('Academic year 2025–26; set by law')).toBeInTheDocument()
  expect(cost.getByText(/US dollars at the rates of 29 September 2026/)).toBeInTheDocument()
  expect(cost.getByRole('link', { name: /^Daily rates/ })).toHaveAttribute(
    'href',
    'https://rates.example.org',
  )
})

it('says which of two fees is general knowledge, and cites the other', () => {
  show(aUniversity())
  const cost = group('Cost')
  expect(cost.getByText(/^Domestic tuition: Written from general knowledge/)).toBeInTheDocument()
  expect(cost.getByRole('link', { name: 'statistics 2025' })).toHaveAttribute('href', '#source-statistics')
})

it('calls a fee of nothing “No tuition fee”, and converts neither it nor dollars', () => {
  const fee = { min: 0, max: null, period: 'year', academicYear: '2025/26', note: null } as const
  show(
    aUniversity({
      tuitionFees: {
        domestic: { ...fee, currency: 'EUR' },
        international: { ...fee, min: 9000, currency: 'USD' },
        domesticNumeric: 0,
        internationalNumeric: 9000,
      },
    }),
  )
  expect(answers('Cost')).toEqual({
    'International students': 'USD 9,000 a year',
    'Domestic students': 'No tuition fee',
  })
  expect(group('Cost').queryByText(/US\$/)).not.toBeInTheDocument()
  expect(group('Cost').queryByText(/at the rates of/)).not.toBeInTheDocument()
})

it('shows entry requirements with deadlines as dates of every year', () => {
  show(aUniversity())
  expect(answers('Entry requirements')).toEqual({
    'Minimum GPA': '3.0 of 4.0',
    'English test': 'IELTS 6.5',
    'Required tests': 'No admission test',
    'Application deadline': '1 April each year · bachelor’s programmes',
    'Early deadline': '15 January each year · programmes with a limited number of places',
  })
})

it('leads from a programme and a facility to the universities that have it', () => {
  show(aUniversity())
  expect(screen.getByRole('link', { name: 'Medicine' })).toHaveAttribute(
    'href',
    '/universities?programmes=medicine',
  )
  expect(screen.getByRole('link', { name: 'Observatory' })).toHaveAttribute(
    'href',
    '/universities?facilities=observatory',
  )
})

it('shows campus and academics, with one missing figure as “Not reported”', () => {
  show(aUniversity())
  expect(answers('Campus life')).toEqual({
    'Campus location': 'Leiden',
    'Nearest city': 'The Hague',
    Housing: 'Available',
    Clubs: '120+ active',
    'Campus size': '35 hectares',
  })
  expect(answers('Academics')).toEqual({
    'Students per teacher': '17.5 : 1',
    'Research rating': '8.5 of 10',
    'Employment rate': '88%',
    'Average salary': 'Not reported',
  })
})

it('replaces a group of which a full record knows nothing by one honest line', () => {
  show(aUniversity({ academics: null }))
  expect(group('Academics').getByText(/no source that we can cite reports them/)).toBeInTheDocument()
  expect(group('Academics').queryByRole('term')).not.toBeInTheDocument()
})

it('leaves the groups and figures out that a basic record does not know', () => {
  show(aBasicUniversity({ establishedYear: 1950 }))
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['Facts'])
  expect(answers('Facts')).toEqual({ Established: '1950' })
})

it('links the awards of our catalogue and names the others once, below them', () => {
  show(aUniversity({ availableScholarships: ['Clarendon Fund', 'Old Members’ Bursary'] }), [
    { id: 'clarendon', name: 'Clarendon Fund', value: 'Tuition and a living grant', isUnsure: false },
    { id: 'rumour', name: 'Rumoured Award', value: 'Part of the tuition', isUnsure: true },
  ])
  const scholarships = group('Available scholarships')
  expect(scholarships.getByRole('link', { name: 'Clarendon Fund' })).toHaveAttribute(
    'href',
    '/scholarships/clarendon',
  )
  expect(scholarships.getByText('Tuition and a living grant')).toBeVisible()
  expect(scholarships.getAllByText('Check first')).toHaveLength(1)
  expect(scholarships.getAllByText('Clarendon Fund')).toHaveLength(1)
  expect(scholarships.getByText('Old Members’ Bursary')).toBeVisible()
})
