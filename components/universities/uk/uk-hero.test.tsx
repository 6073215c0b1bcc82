import { render, screen } from '@testing-library/react'
import { UK } from '@/lib/universities/uk/list'
import { UkHero } from './uk-hero'
import { UkTabs } from './uk-tabs'

it('counts universities and cities, and says which four are meant', () => {
  render(<UkHero universities={170} cities={80} />)
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['170', '80', '4'])
  expect(screen.getByText(/St Andrews, Glasgow, Aberdeen and Edinburgh/)).toBeVisible()
})

it('has two tabs, which keep the search', () => {
  render(<UkTabs search={{ ...UK.untouched, city: 'leeds' }} />)
  expect(screen.getByRole('link', { name: 'Browse UK Universities' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('link', { name: 'Add More Universities' })).toHaveAttribute(
    'href',
    '/uk-universities?tab=add&city=leeds',
  )
})
