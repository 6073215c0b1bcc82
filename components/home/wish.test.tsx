import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { keepAnswer, keepAnswers, PROFILE_KEY, readAnswers } from '@/lib/device/profile-entry'
import { SUBJECTS } from '@/lib/eligibility/subjects-file'
import { RATES } from '@/lib/study/files'
import { Wish } from './wish'

jest.mock('next/navigation', () => ({ useRouter: () => ({ replace: jest.fn() }) }))

// What reads and fills the blanks is there at once then.
beforeAll(() => Promise.all([import('@/lib/matcher/budget-fields'), import('@/lib/study/files')]))
beforeEach(() => {
  localStorage.removeItem(PROFILE_KEY)
  jest.spyOn(SUBJECTS, 'load').mockResolvedValue({ broad: [], subjects: [] })
  const rates = { rates: { USD: 1, NGN: 1500, EUR: 0.9 } }
  jest.spyOn(RATES, 'load').mockResolvedValue({ rates, currencies: {} } as never)
})

const NAIRA = { budget: 6000, budgetSum: 9_000_000, budgetCurrency: 'NGN', currency: 'NGN' }
const sum = () => screen.getByLabelText('The most that I can pay a year')
const currency = () => screen.getByLabelText('Currency')

/** What the form sends: the passport is in no address. */
const sent = () => Object.fromEntries(new FormData(screen.getByRole<HTMLFormElement>('form')))

it('asks the list for the subject by its name, once', async () => {
  render(<Wish />)
  await userEvent.type(screen.getByLabelText('Subject'), 'nursing')
  expect(sent()).toMatchObject({ level: 'master', subject: 'nursing' })
  expect(sent()).not.toHaveProperty('search')
})

it('asks no money of whom the profile knows it, and filters by the total', async () => {
  keepAnswers(NAIRA)
  render(<Wish />)
  await waitFor(() => expect(sum()).toHaveValue(9_000_000))
  expect(sent()).toMatchObject({ totalMax: '9000000', currency: 'NGN' })
  expect(sent()).not.toHaveProperty('feeMax')
})

it('has the sum in the currency in which sums are shown, and leaves the profile as it is', async () => {
  keepAnswers({ ...NAIRA, currency: 'EUR' })
  render(<Wish />)
  await waitFor(() => expect(sum()).toHaveValue(5400))
  await userEvent.selectOptions(currency(), 'USD')
  await waitFor(() => expect(sum()).toHaveValue(6000))
  await userEvent.click(sum())
  await userEvent.tab()
  expect(readAnswers()).toMatchObject({ ...NAIRA, currency: 'USD' })
})

it('knows the profile also when somebody comes back', async () => {
  keepAnswers(NAIRA)
  const { unmount } = render(<Wish />)
  unmount()
  render(<Wish />)
  await waitFor(() => expect(sum()).toHaveValue(9_000_000))
  expect(currency()).toHaveValue('NGN')
})

it('has the visitor’s currency, also one that few have', async () => {
  keepAnswer('currency', 'XOF')
  render(<Wish />)
  await waitFor(() => expect(currency()).toHaveValue('XOF'))
})

it('keeps a sum that is typed, in the currency that is chosen before or after it', async () => {
  render(<Wish />)
  await userEvent.type(sum(), '9000')
  await userEvent.tab()
  await waitFor(() =>
    expect(readAnswers()).toMatchObject({ budget: 9000, budgetSum: null, budgetCurrency: '' }),
  )
  await userEvent.selectOptions(currency(), 'EUR')
  await waitFor(() =>
    expect(readAnswers()).toMatchObject({ budget: 10_000, budgetSum: 9000, budgetCurrency: 'EUR' }),
  )
  act(() => keepAnswer('currency', 'NGN'))
  expect([sum(), currency()].map((field) => (field as HTMLInputElement).value)).toEqual(['9000', 'EUR'])
})

it('follows the profile, which is chosen above it, until somebody types or takes out a sum', async () => {
  render(<Wish />)
  act(() => keepAnswers(NAIRA))
  await waitFor(() => expect(sum()).toHaveValue(9_000_000))
  expect(currency()).toHaveValue('NGN')
  await userEvent.clear(sum())
  act(() => keepAnswers({ ...NAIRA, budgetSum: 8_000_000 }))
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(sum()).toHaveValue(null)
})
