import { render, screen } from '@testing-library/react'
import { UK } from '@/lib/universities/uk/list'
import { UkHead, UkNote } from './uk-head'

it('counts universities and cities', () => {
  render(<UkHead search={UK.untouched} universities={170} cities={80} />)
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['170', '80', '4'])
})

it('says which four are meant', () => {
  render(<UkNote />)
  expect(screen.getByText(/St Andrews, Glasgow, Aberdeen and Edinburgh/)).toBeVisible()
})

it('has two tabs, which keep the search', () => {
  render(<UkHead search={{ ...UK.untouched, city: 'leeds' }} universities={170} cities={80} />)
  expect(screen.getByRole('link', { name: 'Browse UK Universities' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('link', { name: 'Add More Universities' })).toHaveAttribute(
    'href',
    '/uk-universities?tab=add&city=leeds',
  )
})
