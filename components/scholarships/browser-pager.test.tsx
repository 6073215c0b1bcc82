import { render, screen } from '@testing-library/react'
import { withNuqsTestingAdapter } from 'nuqs/adapters/testing'
import { aRow } from '@/tests/fixtures/scholarship'
import { aServerAnswer } from '@/tests/fixtures/scholarship-answer'
import { Pager } from './browser-pager'

const rows = Array.from({ length: 100 }, () => aRow())

/** The server's answer to page 3, at the address given, while the catalogue is still on its way. */
function show(query: string) {
  global.fetch = jest.fn(() => new Promise<Response>(() => {}))
  const answer = aServerAnswer(rows, { page: 3 })
  render(<Pager answer={answer} />, { wrapper: withNuqsTestingAdapter({ searchParams: query }) })
}

it('goes on from the page that is shown', () => {
  show('?page=3')
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/scholarships?page=4')
})

it('goes on from the page that is asked for while that of another search is still shown', () => {
  show('?sort=deadline')
  expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute(
    'href',
    '/scholarships?sort=deadline&page=2',
  )
})
