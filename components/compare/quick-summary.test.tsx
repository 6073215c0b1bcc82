import { render, screen } from '@testing-library/react'
import { aCompared, aFigure } from '@/tests/fixtures/a-compared'
import { QuickSummary } from './quick-summary'

it('names winners, ties, lone reporters, and what nobody reports', () => {
  render(
    <QuickSummary
      columns={[
        aCompared({ name: 'Alpha', rank: aFigure(5), tuition: aFigure(0) }),
        aCompared({ name: 'Beta', rank: aFigure(5) }),
      ]}
    />,
  )
  expect(screen.getByRole('heading', { name: 'Quick Summary' })).toBeVisible()
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Highest Ranked',
    'Most Affordable',
    'Highest Acceptance Rate',
  ])
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual([
    'Alpha and Beta#5',
    'AlphaNo tuition fee, the only one that reports it',
    'Not reported',
  ])
})
