import { render, screen, within } from '@testing-library/react'
import { countBases } from '@/lib/coverage/counts'
import { CountryCoverage } from './country-coverage'
import { StudentCoverage } from './student-coverage'

const NOTHING = { which: null, cost: null, need: null, when: null, awards: null }
const cells = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

it('tells on what the answers to typical students rest, with general knowledge of one and of two as one', () => {
  const counts = countBases([
    { ...NOTHING, which: 'recent' },
    { ...NOTHING, which: 'twice' },
    { ...NOTHING, which: 'once' },
    NOTHING,
  ])
  render(<StudentCoverage students={[{ name: 'From Nigeria to Germany', counts }]} />)
  expect(cells(/^Which offer it/)).toEqual(['25%', '0%', '50%', '25%'])
  expect(cells(/^All five/)).toEqual(['5%', '0%', '10%', '85%'])
  expect(screen.getByText('From Nigeria to Germany')).toBeInTheDocument()
})

it('leads from a country to what is known there, and from several together nowhere', () => {
  const line = { universities: 1200, shares: ['1%', '2%', '3%', '4%', '5%'], missing: 'Fees' }
  render(
    <CountryCoverage
      label="What is known"
      lines={[
        { ...line, code: 'de', name: 'Germany' },
        { ...line, code: null, name: '9 other countries' },
      ]}
    />,
  )
  expect(screen.getAllByRole('link')).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'Germany' })).toHaveAttribute(
    'href',
    '/resources/countries/de#known',
  )
  expect(cells(/^9 other/)).toEqual(['1,200', '1%', '2%', '3%', '4%', '5%', 'Fees'])
})
