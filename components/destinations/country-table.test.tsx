import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aDestinationEntry } from '@/tests/fixtures/a-destination-row'
import { keepLevel, readLevel } from '@/lib/facts/chosen-level'
import { CountryTable } from './country-table'

const ROWS = [
  aDestinationEntry('Brazil', {
    universities: 70,
    scholarships: 1,
    tuition: 0,
    reporting: 30,
    languages: 'Portuguese',
    region: 'latin-america',
  }),
  aDestinationEntry('Switzerland', {
    code: 'ch',
    universities: 13,
    scholarships: 5,
    reporting: 2,
    languages: 'German',
    living: 21_000,
    workAfter: '6 months',
    workMonths: 6,
  }),
  aDestinationEntry('Andorra', { code: 'ad', universities: 2, languages: 'Catalan' }),
]

beforeEach(() => {
  localStorage.clear()
  history.replaceState(null, '', '/resources/countries')
})

const names = () =>
  within(screen.getAllByRole('rowgroup')[1] ?? document.body)
    .getAllByRole('rowheader')
    .map((cell) => within(cell).getByRole('link').textContent)

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
  render(<CountryTable entries={ROWS} caption="3 destinations" />)
  const brazil = screen.getByRole('link', { name: 'Brazil' }).firstElementChild as HTMLElement
  expect(waiting).toHaveLength(3)
  expect(brazil.style.getPropertyValue('--flag')).toBe('url(/flags/br.svg)')
  expect(brazil).not.toHaveAttribute('data-seen')
  const seen = { isIntersecting: true, target: brazil } as unknown as IntersectionObserverEntry
  tell([seen], {} as IntersectionObserver)
  expect(brazil).toHaveAttribute('data-seen')
})

it('lists every destination with a link, and says what is not reported', () => {
  render(<CountryTable entries={ROWS} caption="3 destinations" />)
  expect(screen.getByRole('table', { name: '3 destinations' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Andorra' })).toHaveAttribute('href', '/resources/countries/ad')
  expect(screen.getByRole('cell', { name: 'No tuition fee (from 30 of 70)' })).toBeVisible()
  expect(screen.getByRole('cell', { name: 'Not reported' })).toBeVisible()
  expect(screen.getByRole('cell', { name: 'Too few (2 of 13)' })).toBeVisible()
})

it('sorts by a column, and the other way at the second press', async () => {
  const user = userEvent.setup()
  render(<CountryTable entries={ROWS} caption="3 destinations" />)
  const universities = screen.getByRole('columnheader', { name: 'Universities' })
  expect(universities).toHaveAttribute('aria-sort', 'descending')
  await user.click(screen.getByRole('button', { name: 'Destination' }))
  expect(names()).toEqual(['Andorra', 'Brazil', 'Switzerland'])
  expect(universities).not.toHaveAttribute('aria-sort')
  await user.click(screen.getByRole('button', { name: 'Destination' }))
  expect(names()).toEqual(['Switzerland', 'Brazil', 'Andorra'])
  expect(screen.getByRole('columnheader', { name: 'Destination' })).toHaveAttribute('aria-sort', 'descending')
})

it('filters by region, language, cost and work, and keeps what is not known apart', async () => {
  const user = userEvent.setup()
  render(<CountryTable entries={ROWS} caption="3 destinations" />)
  await user.selectOptions(screen.getByLabelText('Region'), 'Europe')
  expect(names()).toEqual(['Switzerland', 'Andorra'])
  await user.click(screen.getByRole('checkbox', { name: 'Work after study' }))
  expect(names()).toEqual(['Switzerland'])
  expect(screen.getByText('1 destination found.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show 1 more of which it is not known' }))
  expect(names()).toEqual(['Switzerland', 'Andorra'])
})

it('comes back as it was sorted and filtered, where Back leads to it', async () => {
  const user = userEvent.setup()
  const left = render(<CountryTable entries={ROWS} caption="3 destinations" />)
  await user.selectOptions(screen.getByLabelText('Region'), 'Europe')
  await user.click(screen.getByRole('button', { name: 'Destination' }))
  await user.click(screen.getByRole('checkbox', { name: 'Work after study' }))
  await user.click(screen.getByRole('button', { name: 'Show 1 more of which it is not known' }))
  left.unmount()
  render(<CountryTable entries={ROWS} caption="3 destinations" />)
  expect(names()).toEqual(['Andorra', 'Switzerland'])
  expect(screen.getByLabelText('Region')).toHaveDisplayValue('Europe')
  expect(screen.getByRole('checkbox', { name: 'Work after study' })).toBeChecked()
  expect(screen.getByText('1 destination found.')).toBeVisible()
})

it('says no number where nothing is left out', async () => {
  const user = userEvent.setup()
  const left = render(<CountryTable entries={ROWS} caption="3 destinations" />)
  await user.click(screen.getByRole('button', { name: 'Destination' }))
  left.unmount()
  render(<CountryTable entries={ROWS} caption="3 destinations" />)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

it('says that a sum for living is that of universities, where no official one is known', () => {
  const row = aDestinationEntry('United States', { living: 16_539, isLivingReported: true })
  render(<CountryTable entries={[row]} caption="1 destination" />)
  expect(screen.getByText('(universities report)')).toBeInTheDocument()
})

it('writes thousands with a comma', () => {
  const row = aDestinationEntry('United States', {
    universities: 1371,
    scholarships: 1002,
    tuition: 30_000,
    reporting: 1084,
  })
  render(<CountryTable entries={[row]} caption="1 destination" />)
  expect(screen.getByRole('cell', { name: '1,371' })).toBeInTheDocument()
  expect(screen.getByRole('cell', { name: '1,002' })).toBeInTheDocument()
  expect(screen.getByText('(from 1,084 of 1,371)')).toBeInTheDocument()
})

describe('what goes by level', () => {
  const BRITAIN = aDestinationEntry(
    'United Kingdom',
    { aYear: 50_100 },
    { master: { aYear: 57_300, tuition: 25_000, reporting: 12 } },
  )
  const show = () => render(<CountryTable entries={[BRITAIN, ...ROWS]} caption="4 destinations" />)
  const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)

  it('is that of a bachelor’s degree until the visitor names a level, and then is that of theirs', async () => {
    const user = userEvent.setup()
    show()
    expect(heads()).toEqual(expect.arrayContaining(['A usual year, bachelor’s', 'Tuition, bachelor’s']))
    expect(screen.getByRole('cell', { name: 'US$ 50,100' })).toBeVisible()
    await user.click(screen.getByRole('radio', { name: 'Master’s' }))
    expect(heads()).toEqual(expect.arrayContaining(['A usual year, master’s', 'Tuition, master’s']))
    expect(screen.getByRole('cell', { name: 'US$ 57,300' })).toBeVisible()
    expect(screen.getByRole('cell', { name: 'US$ 25,000 (from 12 of 1)' })).toBeVisible()
    expect(readLevel()).toBe('master')
  })

  it('is that of the kept profile, and before it that of the address, which a choice changes', async () => {
    const user = userEvent.setup()
    keepLevel('master')
    const left = show()
    expect(heads()).toContain('A usual year, master’s')
    left.unmount()
    history.replaceState(null, '', '/resources/countries?level=doctorate')
    show()
    expect(heads()).toContain('A usual year, PhD')
    await user.click(screen.getByRole('radio', { name: 'Bachelor’s' }))
    expect(heads()).toContain('A usual year, bachelor’s')
    expect(location.search).toBe('?level=bachelor')
  })
})

it('sorts and filters by what a year costs', async () => {
  const user = userEvent.setup()
  const costing = (name: string, aYear: number | null) => aDestinationEntry(name, { aYear })
  const entries = [costing('Canada', 47_500), costing('Peru', null), costing('Netherlands', 35_000)]
  render(<CountryTable entries={entries} caption="3 destinations" />)
  await user.selectOptions(screen.getByLabelText('Sort by'), 'A usual year, lowest first')
  expect(names()).toEqual(['Netherlands', 'Canada', 'Peru'])
  await user.selectOptions(screen.getByLabelText('A year up to'), 'US$ 35,000')
  expect(names()).toEqual(['Netherlands'])
  expect(screen.getByRole('button', { name: 'Show 1 more of which it is not known' })).toBeVisible()
})

it('is sorted from the keyboard by the list of orders, so that no button of a column comes before the first row', async () => {
  const user = userEvent.setup()
  render(<CountryTable entries={ROWS} caption="3 destinations" />)
  screen.getByLabelText('Sort by').focus()
  await user.tab()
  expect(screen.getByRole('group', { name: 'Table of destinations' })).toHaveFocus()
  await user.tab()
  expect(screen.getByRole('link', { name: 'Brazil' })).toHaveFocus()
})
