import { render, screen } from '@testing-library/react'
import { PageLink } from './page-link'

test('a link that leaves the site does not tell where from', () => {
  render(<PageLink href="https://www.gov.uk/student-visa">Student visa</PageLink>)
  expect(screen.getByRole('link', { name: 'Student visa' })).toHaveAttribute('rel', 'noopener noreferrer')
})

test('a link within the site, or within the page, carries no rel', () => {
  render(
    <>
      <PageLink href="/guides/living">Living</PageLink>
      <PageLink href="#rent">Rent</PageLink>
    </>,
  )
  expect(screen.getByRole('link', { name: 'Living' })).not.toHaveAttribute('rel')
  expect(screen.getByRole('link', { name: 'Rent' })).toHaveAttribute('href', '#rent')
})
