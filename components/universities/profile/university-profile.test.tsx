import { someRates } from '@/tests/fixtures/rates'
import { render, screen } from '@testing-library/react'
import type { University } from '@/lib/universities/record/schema'
import { aBasicUniversity, aUniversity } from '@/tests/fixtures/a-university'
import { aFact, aTuition, someFacts } from '@/tests/fixtures/facts'
import { UniversityProfile } from './university-profile'

const RATES = someRates({ EUR: 0.8 })

const MAP = {
  viewBox: '0 0 320 240',
  width: 320,
  height: 240,
  paths: { graticule: 'M0 0l9 9', land: 'M0 0l9 0 0 9z', country: 'M1 1l2 0 0 2z' },
  point: { x: 100, y: 80 },
  others: [],
}

const CONTEXT = {
  fees: { of: 1, amounts: { bachelor: [], master: [], doctorate: [] } },
  prices: null,
  requirements: [],
}

const show = (university: University) =>
  render(
    <UniversityProfile
      level="bachelor"
      profile={{ university, sources: [] }}
      context={CONTEXT}
      rates={RATES}
      map={MAP}
      similar={[]}
    />,
  )

it('answers what decides before everything else, and ends a basic record with what is not known', () => {
  const facts = someFacts({ fees: [aFact(aTuition())] })
  show(aBasicUniversity({ facts, establishedYear: 1950 }))
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'What decides',
    'Facts',
    'Cost',
    'Sources and dates',
  ])
  expect(screen.getByText('Not known here:').parentElement).toHaveTextContent(/number of students/)
})

it('tells first what is written of a basic record, which is what one has to know before anything else', () => {
  show(aBasicUniversity({ description: 'Not accredited, says the ministry.' }))
  expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('About')
})

it('tells whose word the description is', () => {
  show(aUniversity())
  const description = screen.getByText('A university that stands in for all others.')
  expect(description.parentElement).toHaveTextContent(/general knowledge, November 2026 · check it/)
})

describe('the map', () => {
  it('says in words what it shows, and how exact the point is', () => {
    show(aUniversity())
    expect(screen.getByRole('img', { name: 'Map with a point at Leiden, Netherlands' })).toBeVisible()
    expect(screen.getByText(/The point marks the town, not the campus/)).toBeVisible()
  })

  it('is left out for a university whose position is not known', () => {
    show(aUniversity({ coordinates: null }))
    expect(screen.queryByRole('img', { name: /^Map/ })).not.toBeInTheDocument()
  })
})
