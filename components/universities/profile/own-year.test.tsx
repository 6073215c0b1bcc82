import { render, screen } from '@testing-library/react'
import { fetchFile } from '@/lib/device/fetch-file'
import { PROFILE_KEY } from '@/lib/device/profile-entry'
import { OwnYear } from './own-year'

jest.mock('@/lib/device/fetch-file')

const FEE = { dollars: 20_000, currency: 'EUR', period: 'semester', min: 8000, max: null } as const
const DOLLARS = { ...FEE, currency: 'USD', period: 'year' } as const

const keepCurrency = (currency: string) =>
  localStorage.setItem(PROFILE_KEY, JSON.stringify({ state: { profile: { currency } }, version: 1 }))

const rates = { rates: { base: 'USD', date: '2026-09-29', rates: { USD: 1, NGN: 1500 } } }

beforeEach(() => {
  localStorage.clear()
  jest.mocked(fetchFile).mockResolvedValue({ json: () => Promise.resolve(rates) } as Response)
})

it('is in US dollars where no currency was chosen, and asks for no rates', () => {
  const { container } = render(<OwnYear {...FEE} max={12_000} />)
  expect(screen.getByText('about US$ 20,000 a year, mid-range')).toBeVisible()
  expect(fetchFile).not.toHaveBeenCalled()
  render(<OwnYear {...DOLLARS} />)
  expect(container.parentElement?.textContent).toBe('about US$ 20,000 a year, mid-range')
})

it('is in the chosen currency, also for a price in US dollars', async () => {
  keepCurrency('NGN')
  render(<OwnYear {...DOLLARS} />)
  expect(await screen.findByText('about NGN 30,000,000 a year')).toBeVisible()
})
