import { render, screen } from '@testing-library/react'
import { NO_UK_SEARCH } from '@/lib/universities/uk/search-params'
import { ClearSearchForm } from './clear-search-form'
import { NoUkUniversities } from './no-uk-universities'

it('says so, and offers to clear, to drop a filter, and the nearest names', () => {
  render(
    <NoUkUniversities
      search={{ ...NO_UK_SEARCH, search: 'oxfrod', city: 'leeds', sort: 'lowest', page: 2 }}
      suggestions={{ names: [{ id: 'oxford', name: 'Oxford' }], drops: [{ key: 'search', total: 3 }] }}
      clear={<ClearSearchForm sort="lowest" />}
    />,
  )
  expect(screen.getByRole('heading', { name: 'No universities found' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Oxford' })).toHaveAttribute('href', '/universities/oxford')
  expect(screen.getByRole('link', { name: 'Without the search text: 3 results' })).toHaveAttribute(
    'href',
    '/uk-universities?city=leeds&sort=lowest',
  )
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Clear Search' })
  expect(button.form).toHaveAttribute('action', '/uk-universities')
  expect(button.form && [...new FormData(button.form)]).toEqual([['sort', 'lowest']])
})
