import { render, screen } from '@testing-library/react'
import { ResultsCount } from './results-count'

const NOUN = { one: 'university', many: 'universities' }

it.each([
  [10, 18, 3330, 'Results: 10-18 of 3,330', '3,330 universities found'],
  [1, 1, 1, 'Results: 1-1 of 1', '1 university found'],
  [0, 0, 0, 'Results: 0-0 of 0', '0 universities found'],
])('heads %s to %s of %s, and announces how many there are', (from, to, total, heading, announcement) => {
  render(<ResultsCount from={from} to={to} total={total} noun={NOUN} />)
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(heading)
  expect(screen.getByRole('status')).toHaveTextContent(announcement)
})
