import { someRates } from '@/tests/fixtures/rates'
import { render, screen, within } from '@testing-library/react'
import type { Similar } from '@/lib/universities/similar'
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

const show = (university: University, similar: Similar[] = []) =>
  render(
    <UniversityProfile
      level="bachelor"
      profile={{ university, sources: [] }}
      context={CONTEXT}
      rates={RATES}
      map={MAP}
      similar={similar}
    />,
  )

it('of a basic record tells what is known, what to ask, the official pages and the nearest researched universities', () => {
  const facts = someFacts({ fees: [aFact(aTuition())] })
  const { coordinates } = aUniversity()
  show(aBasicUniversity({ facts, coordinates, establishedYear: 1950, website: 'https://www.example.edu' }), [
    { university: aUniversity({ id: 'near' }), reasons: ['about 20 km'] },
  ])
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'What is known',
    'Position',
    'What to ask',
    'Official pages',
    'Facts',
    'Cost',
    'Nearest researched universities',
    'Sources and dates',
  ])
  expect(screen.getByRole('region', { name: 'What to ask' })).toHaveTextContent(/Number of students/)
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link')
  for (const link of links)
    expect(document.getElementById(link.getAttribute('href')?.slice(1) ?? '')).toHaveTextContent(
      link.textContent ?? '',
    )
  expect(links).toHaveLength(6)
})

it('of a basic record without a position calls no university the nearest', () => {
  show(aBasicUniversity({ coordinates: null }), [{ university: aUniversity(), reasons: ['same country'] }])
  expect(screen.getByRole('heading', { name: 'Similar universities' })).toBeVisible()
  expect(screen.queryByText(/nearest/i)).not.toBeInTheDocument()
})

it('answers what decides of a researched university before everything else, and tells in a line what is not known', () => {
  show(aUniversity({ facts: someFacts({ fees: [aFact(aTuition())] }), establishedYear: null }))
  const [first, second] = screen.getAllByRole('heading', { level: 2 })
  expect([first?.textContent, second?.textContent]).toEqual(['What decides', 'Position'])
  expect(screen.getByText('Not known here:').parentElement).toHaveTextContent(/year of foundation/)
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
