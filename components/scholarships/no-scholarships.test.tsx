import { render, screen } from '@testing-library/react'
import { NO_SEARCH } from '@/lib/scholarships/search-params'
import { NoScholarships } from './no-scholarships'

it('offers names, and what dropping a filter would bring', () => {
  render(
    <NoScholarships
      search={{ ...NO_SEARCH, search: 'chevenign', type: ['university'] }}
      suggestions={{ names: [{ id: 'chevening', name: 'Chevening' }], drops: [{ key: 'type', total: 1 }] }}
    />,
  )
  expect(screen.getByRole('heading', { name: 'No scholarships found' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Chevening' })).toHaveAttribute('href', '/scholarships/chevening')
  expect(screen.getByRole('link', { name: 'Without the type: 1 result' })).toHaveAttribute(
    'href',
    '/scholarships?search=chevenign',
  )
})

it('offers nothing to drop where there is only one filter', () => {
  render(
    <NoScholarships
      search={{ ...NO_SEARCH, search: 'zzz' }}
      suggestions={{ names: [], drops: [{ key: 'search', total: 262 }] }}
    />,
  )
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})
