import { render, screen } from '@testing-library/react'
import { ResultsCount } from './results-count'

it('heads the results, and announces in words how many there are', () => {
  render(<ResultsCount id="results" text="Results: 10-18 of 3,330" announcement="3,330 universities found" />)
  expect(screen.getByRole('heading', { level: 2, name: 'Results: 10-18 of 3,330' })).toHaveAttribute(
    'id',
    'results',
  )
  expect(screen.getByRole('status')).toHaveTextContent('3,330 universities found')
})
