import { render, screen, within } from '@testing-library/react'
import { drawCard } from '@/lib/scholarships/drawn-card'
import { aRow } from '@/tests/fixtures/scholarship'
import { ScholarshipCard } from './scholarship-card'

type Fields = Parameters<typeof aRow>[0]

function show(fields: Fields = {}) {
  render(<ScholarshipCard card={drawCard(aRow(fields), '2026-11-21')} />)
  return within(screen.getByRole('article'))
}

it('leads to the award’s page and to the provider', () => {
  const card = show()
  expect(card.getByRole('link', { name: 'Plain Award' })).toHaveAttribute('href', '/scholarships/plain-award')
  expect(card.getByRole('link', { name: 'Details' })).toHaveAttribute('href', '/scholarships/plain-award')
  const provider = card.getByRole('link', { name: /^Provider/ })
  expect(provider).toHaveAttribute('href', 'https://award.example.org/')
  expect(provider).toHaveAttribute('rel', expect.stringContaining('noopener'))
})

it('has no provider link where none is confirmed, and says to check first', () => {
  const card = show({ card: { link: null, isUnsure: true } })
  expect(card.queryByRole('link', { name: /^Provider/ })).not.toBeInTheDocument()
  expect(card.getByText('Check first')).toBeVisible()
})

it('says in words what it is', () => {
  const card = show({ card: { isFull: true, isPrestigious: true, type: 'Government' } })
  for (const badge of ['Fully funded', 'Prestigious', 'Government'])
    expect(card.getByText(badge)).toBeVisible()
})

it('tells the deadline', () => {
  expect(show({ dates: { status: 'open-all-year' } }).getByText('Open all year')).toBeVisible()
})

it('marks an award that has ended', () => {
  const card = show({ dates: { status: 'ended' } })
  expect(card.getByText('Ended')).toBeVisible()
  expect(card.getByText('No longer awarded')).toBeVisible()
})
