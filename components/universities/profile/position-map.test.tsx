import { render, screen } from '@testing-library/react'
import { aUniversity } from '@/tests/fixtures/a-university'
import { PositionMap } from './position-map'

const MAP = {
  viewBox: '0 0 320 240',
  width: 320,
  height: 240,
  paths: { graticule: 'M0 0l9 9', land: 'M0 0l9 0 0 9z', country: 'M1 1l2 0 0 2z' },
  point: { x: 100, y: 80 },
  others: [],
}

it('says in words what the map shows, and how exact the point is', () => {
  render(<PositionMap university={aUniversity()} map={MAP} />)
  expect(screen.getByRole('img', { name: 'Map with a point at Leiden, Netherlands' })).toBeVisible()
  expect(screen.getByText(/The point marks the town, not the campus/)).toBeVisible()
})

it('draws nothing for a university whose position is not known', () => {
  render(<PositionMap university={aUniversity({ coordinates: null })} map={MAP} />)
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
})
