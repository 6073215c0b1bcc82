import { render, screen, within } from '@testing-library/react'
import { DeadlineSchema } from '@/lib/scholarships/schema'
import { aRow } from '@/tests/fixtures/scholarship'
import { ScholarshipCard } from './scholarship-card'

const TODAY = '2026-11-21'
type Fields = Parameters<typeof aRow>[0]

function show(fields: Fields = {}, today: string | null = TODAY) {
  const { card, dates } = aRow(fields)
  render(<ScholarshipCard card={card} dates={dates} today={today} />)
  return within(screen.getByRole('article'))
}

const january = { deadlines: [DeadlineSchema.parse({ month: 1, day: 31 })], opensMonth: 10 }

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

it('tells the deadline for the day', () => {
  expect(show({ dates: january }).getByText('Usually due about 31 January 2027, in 71 days')).toBeVisible()
})

it('tells the usual date on a page that is made once', () => {
  expect(show({ dates: january }, null).getByText('31 January')).toBeVisible()
})

it('tells a note where no date is published', () => {
  expect(show({ dates: { deadlineNote: 'Varies by country' } }).getByText('Varies by country')).toBeVisible()
})

it('marks an award that has ended', () => {
  const card = show({ dates: { status: 'ended' } })
  expect(card.getByText('Ended')).toBeVisible()
  expect(card.getByText('No longer awarded')).toBeVisible()
})
