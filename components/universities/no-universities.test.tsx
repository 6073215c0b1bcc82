import { render, screen } from '@testing-library/react'
import { NO_SEARCH, type UniversitySearch } from '@/lib/universities/search-params'
import { NoUniversities } from './no-universities'

type Given = Partial<Parameters<typeof NoUniversities>[0]['suggestions']>
const empty = (search: Partial<UniversitySearch>, given: Given = {}) =>
  render(
    <NoUniversities search={{ ...NO_SEARCH, ...search }} suggestions={{ names: [], drops: [], ...given }} />,
  )

it('says that nothing was found and what to do', () => {
  empty({ search: 'qqq' })
  expect(screen.getByRole('heading', { name: 'No universities found' })).toBeVisible()
  expect(screen.getByText('Try adjusting your search criteria or filters')).toBeVisible()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

it.each([
  [['A'], 'Did you mean A?'],
  [['A', 'B'], 'Did you mean A or B?'],
  [['A', 'B', 'C'], 'Did you mean A, B or C?'],
])('offers the nearest names %j', (names, sentence) => {
  empty({ search: 'x' }, { names: names.map((name) => ({ id: name.toLowerCase(), name })) })
  expect(screen.getByText(/^Did you mean/)).toHaveTextContent(sentence)
  expect(screen.getByRole('link', { name: 'A' })).toHaveAttribute('href', '/universities/a')
})

it('links the search without the filter that stands in the way', () => {
  empty(
    { search: 'law', region: 'asia', page: 3 },
    {
      drops: [
        { key: 'region', total: 1200 },
        { key: 'search', total: 1 },
      ],
    },
  )
  expect(screen.getByRole('link', { name: 'Without the region: 1,200 results' })).toHaveAttribute(
    'href',
    '/universities?search=law',
  )
  expect(screen.getByRole('link', { name: 'Without the search text: 1 result' })).toHaveAttribute(
    'href',
    '/universities?region=asia',
  )
})

it('does not offer to drop the only filter there is: Clear Filters says that already', () => {
  empty({ search: 'qqq' }, { drops: [{ key: 'search', total: 3330 }] })
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})
