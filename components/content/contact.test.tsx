import { render, screen } from '@testing-library/react'
import { Contact } from './contact'

const values = () => screen.getAllByRole('definition').map((value) => value.textContent)

it('says that the operator has not set an address, and shows no braces (fault 21)', () => {
  render(<Contact />)
  expect(values()).toEqual([
    'The operator of this site has not set an address.',
    'The operator of this site has not set a number.',
  ])
  expect(screen.queryByRole('link')).toBeNull()
})

it('links an address and a number that are set', () => {
  const site = { email: 'help@example.org', phone: '+44 20 7946 0000' }
  render(<Contact site={site} />)
  expect(screen.getByRole('link', { name: site.email })).toHaveAttribute('href', 'mailto:help@example.org')
  expect(screen.getByRole('link', { name: site.phone })).toHaveAttribute('href', 'tel:+442079460000')
})
