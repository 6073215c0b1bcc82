import { render, screen } from '@testing-library/react'
import { ExternalLink } from './external-link'

it('opens in a new tab and says so', () => {
  render(<ExternalLink href="https://example.edu">The site</ExternalLink>)
  const link = screen.getByRole('link', { name: 'The site (opens in a new tab)' })
  expect(link).toHaveAttribute('rel', 'noopener noreferrer external')
})

it.each(['http://example.edu', 'javascript:alert(1)', '//example.edu'])('makes no link of %s', (href) => {
  render(<ExternalLink href={href}>The site</ExternalLink>)
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  expect(screen.getByText('The site')).toBeVisible()
})
