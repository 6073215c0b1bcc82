import { render, screen } from '@testing-library/react'
import { getVisa } from '@/lib/destinations/visa/queries'
import { aDestination, NOTHING_NATIONAL } from '@/tests/fixtures/a-destination'
import { aVisa } from '@/tests/fixtures/a-visa'
import { VisaSection } from './visa-section'

const headings = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
const visa = aVisa({ isUnsure: true, healthInsurance: 'private insurance' })
const national = { ...NOTHING_NATIONAL, visa }

test('a country without checked rules has those of the national table, marked as probable', () => {
  render(<VisaSection destination={aDestination({ national })} />)
  expect(headings()).toEqual([
    'Visa',
    'Funds to show',
    'Fee',
    'Work during study',
    'Work after',
    'Health insurance',
    'Usual wait',
  ])
  expect(screen.getByText(/^Probable and not confirmed/).closest('p')).toHaveTextContent(
    'Migration Agency; 2026',
  )
})

test('checked rules stand with their dates, and the national table adds only what they lack', () => {
  const rules = getVisa('nl')?.rules ?? []
  const sources = [{ title: 'Visas', publisher: 'IND', url: 'https://ind.nl', checkedOn: '2026-11-01' }]
  render(<VisaSection destination={aDestination({ national, visa: { rules, sources } })} />)
  expect(headings()).toEqual([...rules.map(({ question }) => question), 'Health insurance', 'Usual wait'])
  // The second table goes on with the first: nothing stands between them.
  const kept = screen.getByText('Where these rules are kept')
  for (const table of screen.getAllByRole('table'))
    expect(kept.compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
})

test('where nothing is known it says whom to ask', () => {
  render(<VisaSection destination={aDestination()} />)
  expect(screen.getByText(/^We have no checked visa facts for the Netherlands yet/)).toBeVisible()
  expect(screen.queryByRole('table')).toBeNull()
})
