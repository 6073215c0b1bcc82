import { render, screen } from '@testing-library/react'
import { feeStrip } from '@/lib/universities/profile/fee-strip'
import { FeeStrip } from './fee-strip'

function show(fees: number[], own: number) {
  const strip = feeStrip(fees, own)
  if (!strip) throw new Error('These fees have no picture.')
  render(<FeeStrip strip={strip} country="Japan" of={20} degree="bachelor’s degree" />)
}

const FEES = [3400, 3400, 3400, 5000, 9000, 9000, 9000, 9000, 9000, 9000]

it('says how much of the country charges less', () => {
  show(FEES, 5000)
  expect(screen.getByText(/^▼ This university charges about/)).toHaveTextContent(
    'about US$ 5,000 a year for a bachelor’s degree, more than 30% of those in the country;',
  )
})

it('says in words that none charges less', () => {
  show(FEES, 3400)
  expect(screen.getByText(/^▼ This university charges about/)).toHaveTextContent(
    'about US$ 3,400 a year for a bachelor’s degree, as little as any in the country;',
  )
})
