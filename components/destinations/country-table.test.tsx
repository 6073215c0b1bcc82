import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { DestinationRow } from '@/lib/destinations/rows'
import { CountryTable } from './country-table'

const ROWS: DestinationRow[] = [
  {
    code: 'br',
    name: 'Brazil',
    universities: 70,
    scholarships: 1,
    tuition: 0,
    reporting: 30,
    languages: 'Portuguese',
  },
  {
    code: 'ch',
    name: 'Switzerland',
    universities: 13,
    scholarships: 5,
    tuition: null,
    reporting: 2,
    languages: 'German',
  },
  {
    code: 'ad',
    name: 'Andorra',
    universities: 2,
    scholarships: 0,
    tuition: null,
    reporting: 0,
    languages: 'Catalan',
  },
]

const names = () =>
  within(screen.getAllByRole('rowgroup')[1] ?? document.body)
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent)

/** The flags that wait for their rows, and what tells that they came into view. */
let waiting: Element[] = []
let tell: IntersectionObserverCallback = () => {}

beforeEach(() => {
  waiting = []
  globalThis.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      tell = callback
    }
    observe = (flag: Element) => void waiting.push(flag)
    disconnect = () => {}
  } as unknown as typeof IntersectionObserver
})

it('loads a flag when its row comes into view', () => {
  render(<CountryTable rows={ROWS} caption="3 destinations" />)
  const brazil = screen.getByRole('link', { name: 'Brazil' }).firstElementChild as HTMLElement
  expect(waiting).toHaveLength(3)
  expect(brazil.style.getPropertyValue('--flag')).toBe('url(/flags/br.svg)')
  expect(brazil).not.toHaveAttribute('data-seen')
  const seen = { isIntersecting: true, target: brazil } as unknown as IntersectionObserverEntry
  tell([seen], {} as IntersectionObserver)
  expect(brazil).toHaveAttribute('data-seen')
})

it('lists every destination with a link, and says what is not reported', () => {
  render(<CountryTable rows={ROWS} caption="3 destinations" />)
  expect(screen.getByRole('table', { name: '3 destinations' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Andorra' })).toHaveAttribute('href', '/resources/countries/ad')
  expect(screen.getByRole('cell', { name: 'No tuition fee (from 30 of 70)' })).toBeVisible()
  expect(screen.getByRole('cell', { name: 'Not reported' })).toBeVisible()
  expect(screen.getByRole('cell', { name: 'Too few (2 of 13)' })).toBeVisible()
})

it('sorts by a column, and the other way at the second press', async () => {
  const user = userEvent.setup()
  render(<CountryTable rows={ROWS} caption="3 destinations" />)
  const universities = screen.getByRole('columnheader', { name: 'Universities' })
  expect(universities).toHaveAttribute('aria-sort', 'descending')
  await user.click(screen.getByRole('button', { name: 'Destination' }))
  expect(names()).toEqual(['Andorra', 'Brazil', 'Switzerland'])
  expect(universities).not.toHaveAttribute('aria-sort')
  await user.click(screen.getByRole('button', { name: 'Destination' }))
  expect(names()).toEqual(['Switzerland', 'Brazil', 'Andorra'])
  expect(screen.getByRole('columnheader', { name: 'Destination' })).toHaveAttribute('aria-sort', 'descending')
})
