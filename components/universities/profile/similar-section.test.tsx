import { render, screen, within } from '@testing-library/react'
import { aUniversity } from '@/tests/fixtures/a-university'
import { SimilarSection } from './similar-section'

it('lists similar universities with the reasons, and says how they are found', () => {
  const university = aUniversity({ id: 'other', name: 'Other University' })
  render(
    <SimilarSection level="master" similar={[{ university, reasons: ['same country', 'similar size'] }]} />,
  )
  const item = within(screen.getByRole('listitem'))
  expect(item.getByRole('link', { name: 'Other University' })).toHaveAttribute(
    'href',
    '/universities/other?level=master',
  )
  expect(item.getByText(/ · same country · similar size$/)).toBeVisible()
  expect(screen.getByText(/Mostly by country, world ranking and programmes/)).toBeVisible()
})

it('draws nothing when there is no other university', () => {
  render(<SimilarSection level="bachelor" similar={[]} />)
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
})
