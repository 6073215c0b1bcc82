import { render, screen, within } from '@testing-library/react'
import { Breadcrumbs } from './breadcrumbs'

it('links every step but the last, which is this page', () => {
  render(
    <Breadcrumbs
      crumbs={[
        { label: 'Home', href: '/' },
        { label: 'Netherlands', href: '/universities?country=nl' },
        { label: 'University of Example', href: '/universities/university-of-example', isName: true },
      ]}
    />,
  )
  const way = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
  expect(way.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/universities?country=nl',
  ])
  expect(way.getByText('University of Example')).toHaveAttribute('aria-current', 'page')
  expect(way.getAllByRole('listitem').map((item) => item.getAttribute('translate'))).toEqual([
    null,
    null,
    'no',
  ])
})
