import { render, screen } from '@testing-library/react'
import { aCompared, aFigure } from '@/tests/fixtures/a-compared'
import { CostFigure } from './cost-figure'

const cost = {
  unit: 'USD',
  years: 1.5,
  tuition: 10,
  living: 20,
  once: 0,
  isUsual: false,
  inAll: 'about 30',
  ends: { low: 30, high: 30 },
  kind: 'worked out',
}

test('a degree of a year and a half is not one of two', () => {
  render(<CostFigure columns={[aCompared({ cost, aYear: aFigure(20) })]} isOwn={false} />)
  expect(screen.getByText('Bachelor’s · 1.5 years')).toBeVisible()
})

test('what is not known at all is drawn as such, and nothing where no cost is known', () => {
  const none = aCompared({ id: 'none' })
  const { container, unmount } = render(
    <CostFigure columns={[aCompared({ cost, aYear: aFigure(20) }), none]} isOwn={false} />,
  )
  expect(container.querySelectorAll('li [data-part=unknown]')).toHaveLength(1)
  expect(screen.getAllByText('not known')).toHaveLength(2)
  unmount()
  render(<CostFigure columns={[none]} isOwn={false} />)
  expect(screen.queryByText('What it costs')).not.toBeInTheDocument()
})
