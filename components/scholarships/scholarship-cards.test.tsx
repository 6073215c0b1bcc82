import { render, screen, within } from '@testing-library/react'
import { drawCard, drawRow } from '@/lib/scholarships/drawn-card'
import { aRow } from '@/tests/fixtures/scholarship'
import { ScholarshipCards } from './scholarship-cards'

type Fields = Parameters<typeof aRow>[0]

function show(fields: Fields = {}) {
  render(<ScholarshipCards cards={[drawCard(aRow(fields), '2026-11-21')]} />)
  return within(screen.getByRole('article'))
}

it('leads to the award’s page and to the provider', () => {
  const card = show()
  expect(card.getByRole('heading', { name: 'Plain Award' })).toHaveAttribute('translate', 'no')
  expect(card.getByRole('link', { name: 'Plain Award' })).toHaveAttribute('href', '/scholarships/plain-award')
  expect(card.getByRole('link', { name: 'Details of Plain Award' })).toHaveAttribute(
    'href',
    '/scholarships/plain-award',
  )
  const provider = card.getByRole('link', { name: 'Provider of Plain Award' })
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

it('tells the deadline before what the award is worth', () => {
  const card = show({ dates: { status: 'open-all-year' } })
  expect(card.getByText('Open all year').compareDocumentPosition(card.getByText('Part of the fees'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
})

describe('the verdict for a nationality', () => {
  const showFor = (code: string) => {
    const row = aRow({ openTo: new Set(['ke']), mayBeOpenTo: new Set(['in']) })
    render(<ScholarshipCards hasVerdicts cards={[drawRow(row, null, { code, country: 'Kenya' })]} />)
  }

  it.each([
    ['ke', '✓ Kenya: your nationality fits'],
    ['in', '? Kenya: check the rule on nationality'],
    ['us', '✕ Kenya: not eligible'],
  ])('of %s comes with a sign and words', (code, text) => {
    showFor(code)
    expect(screen.getByText(/^Kenya: |Kenya: /).parentElement?.textContent).toBe(text)
  })

  it('is not there where no nationality is known', () => {
    render(<ScholarshipCards hasVerdicts cards={[drawCard(aRow(), null)]} />)
    expect(screen.queryByText(/nationality|eligible/)).not.toBeInTheDocument()
  })
})
