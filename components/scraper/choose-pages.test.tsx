import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { startRun } from '@/lib/scraper/browser/run-actions'
import { ChoosePages } from './choose-pages'

const readCredits = jest.fn()
jest.mock('@/lib/scraper/browser/api-client', () => ({
  scraperApi: () => ({ readCredits: () => readCredits() as unknown }),
}))
jest.mock('@/lib/scraper/browser/run-actions', () => ({ startRun: jest.fn() }))

const target = 'https://a.example.com/'
const link = (path: string) => ({ url: `${target}${path}`, title: null, description: null })
const LINKS = [
  link('privacy'),
  ...Array.from({ length: 30 }, (_, at) => link(`fees/faculty-${at}`)),
  link('apply/deadlines'),
]

test('twelve pages at most are chosen, and the price says what the account has', async () => {
  readCredits.mockResolvedValue({ remaining: 940 })
  render(<ChoosePages links={LINKS} target={target} reads="university" />)
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(12)
  expect(await screen.findByText('12 pages, about 60 credits; your account has 940.')).toBeVisible()
  await userEvent.click(screen.getByRole('checkbox', { name: /deadlines/ }))
  expect(screen.getByText('11 pages, about 55 credits; your account has 940.')).toBeVisible()
  await userEvent.type(screen.getByRole('searchbox', { name: 'Filter' }), 'privacy')
  await userEvent.click(screen.getByRole('checkbox', { name: /privacy/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Read 12 pages' }))
  const asked = jest.mocked(startRun).mock.calls[0]?.[0]
  expect(asked).toMatchObject({ mode: 'reading-pages', kind: 'batch', target })
  expect(asked?.urls).toContain(`${target}privacy`)
  expect(asked?.urls).not.toContain(`${target}apply/deadlines`)
})

test('a service that does not say what the account has is named', async () => {
  readCredits.mockResolvedValue({ remaining: null })
  render(<ChoosePages links={LINKS.slice(-1)} target={target} reads="university" />)
  expect(
    await screen.findByText('1 page, about 5 credits; Firecrawl does not say how many your account has.'),
  ).toBeVisible()
})
