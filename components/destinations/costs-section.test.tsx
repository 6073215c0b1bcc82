import { render, screen } from '@testing-library/react'
import { keepLevel } from '@/lib/facts/chosen-level'
import { listFees } from '@/lib/destinations/fees'
import type { LevelFees } from '@/lib/destinations/fees-by-level'
import type { Destination } from '@/lib/destinations/queries'
import { aDestination, NO_FEES } from '@/tests/fixtures/a-destination'
import { aBasicUniversity } from '@/tests/fixtures/a-university'
import { aFeeRule } from '@/tests/fixtures/national'
import { RATES } from '@/tests/fixtures/choice'
import { aFact } from '@/tests/fixtures/facts'
import { CostsSection } from './costs-section'

afterEach(() => localStorage.clear())

const universities = Array.from({ length: 20 }, () => aBasicUniversity())
const usual = listFees(
  [aFeeRule({ id: 'abroad', min: 12_000, max: 40_000, period: 'year', isUnsure: true })],
  RATES,
  '2026-11-23',
)
const reports = (count: number) => ({
  count,
  min: 39_900,
  median: 50_000,
  max: 66_300,
  years: { first: '2024/25', last: '2025/26' },
})

/** With these fees for a bachelor's degree. */
const show = (
  { tuition, floors, usual = [], ...given }: Partial<LevelFees> & Partial<Destination>,
  ...others: LevelFees[]
) => {
  const own = {
    level: 'bachelor' as const,
    ...NO_FEES,
    usual,
    ...(tuition && { tuition }),
    ...(floors && { floors }),
  }
  const destination = aDestination({ universities, ...given, fees: [own, ...others] })
  return render(<CostsSection destination={destination} ratesDate="2026-09-29" />)
}
const region = () => screen.getByRole('region', { name: 'Tuition and cost of living' })

test('where few universities report a fee, what is usual in the country comes first', () => {
  show({ tuition: reports(3), usual })
  expect(region()).toHaveTextContent(
    /^Tuition and cost of livingUS dollars at the rates of 29 September 2026\.Is this wrong\?Tuition for international students, for a bachelor’s degreeAbout EUR 12,000–40,000 a year.* \(Bachelor’s, international students\)Usual in the country, not one university’s price\. Of 20 universities, 3 report a fee: US\$ 39,900 to US\$ 66,300 a year\./,
  )
})

test('where enough report one, their fees come first', () => {
  show({ tuition: reports(12), usual })
  expect(region()).toHaveTextContent(
    /degreeUS\$ 39,900 to US\$ 66,300 a yearHalf of those that report it charge US\$ 50,000 or less\./,
  )
})

test('where half or more charge nothing, it says so in words', () => {
  show({ tuition: { ...reports(12), min: 0, median: 0 } })
  expect(region()).toHaveTextContent(
    /degreeFrom no tuition fee to US\$ 66,300 a yearAt least half of those that report it charge no tuition fee\. From/,
  )
})

test('where none charges anything, no sum a year is named', () => {
  show({ tuition: { ...reports(12), min: 0, median: 0, max: 0 } })
  expect(region()).toHaveTextContent(/degreeNo tuition feeAt least half/)
})

test('where none reports one and nothing is usual, it says so', () => {
  show({})
  expect(region()).toHaveTextContent('None of the 20 universities here reports a fee')
})

test('where only lowest fees are known, it says so and never that none reports a fee', () => {
  const floors = { count: 14, min: 8000, median: 12_000, max: 27_000 }
  const words =
    'Of 14 of 20 universities only the lowest fee is known, with dearer programmes above it: US$ 8,000 to US$ 27,000 a year.'
  const { unmount } = show({ floors })
  expect(region()).toHaveTextContent(`degree${words}`)
  unmount()
  show({ floors, usual })
  expect(region()).toHaveTextContent(`not one university’s price. ${words}`)
})

test('leads to what a whole degree costs there', () => {
  show({})
  expect(
    screen.getByRole('link', { name: 'What a whole degree would cost me in the Netherlands' }),
  ).toHaveAttribute('href', '/cost?country=nl')
})

test('where no official sum for living is known, what universities report stands with its basis', () => {
  const aCost = (what: 'room-and-board' | 'books', min: number, reports: number) => ({
    cost: aFact(
      { level: null, what, min, max: null, currency: 'USD' },
      { kind: 'register', year: '2021/22', age: 'old' },
    ),
    reports,
  })
  const costs = [aCost('room-and-board', 12_207, 15), aCost('books', 1200, 16)]
  show({ reportedLiving: { usdAYear: 13_407, costs } })
  expect(region()).toHaveTextContent(
    /About US\$ 13,400 a year, as universities reportWe know of no official sum\. The middle of what universities report for a bachelor’s student: room and board USD 12,207 \(from 15 of 20\) and books USD 1,200 \(from 16 of 20\)\. Official register, 2021\/22, may be out of date\./,
  )
})

test('who keeps another level reads that the fees are for a bachelor’s degree, with the way to those of the level', () => {
  const line = 'These are for a bachelor’s degree.'
  const { unmount } = show({})
  expect(screen.queryByText(line)).not.toBeInTheDocument()
  unmount()
  keepLevel('master')
  show({})
  expect(screen.getByText(line)).toBeVisible()
  expect(screen.getByRole('link', { name: 'What a master’s costs here' })).toHaveAttribute(
    'href',
    '/cost?country=nl&level=master',
  )
})

describe('where fees of another level are known', () => {
  const master: LevelFees = { level: 'master', ...NO_FEES, tuition: { ...reports(11), max: 70_100 } }
  const level = (name: string) => screen.getByRole('radio', { name })

  test('each level is chosen by a button, and its fees stand under its name', () => {
    show({ tuition: reports(12) }, master)
    expect(level('Bachelor’s')).toBeChecked()
    expect(screen.getAllByRole('radio')).toHaveLength(2)
    const heading = screen.getByRole('heading', {
      name: 'Tuition for international students, for a master’s degree',
    })
    expect(heading.parentElement).toHaveAttribute('data-for', 'master')
    expect(heading.parentElement).toHaveTextContent('to US$ 70,100 a year')
    expect(heading.parentElement).toHaveTextContent('From 11 of 20 universities')
  })

  test('what is usual at each stands under the name of its own level', () => {
    const ofMaster = listFees(
      [aFeeRule({ level: 'master', min: 14_000, max: 41_000, period: 'year' })],
      RATES,
      '2026-11-23',
    )
    show({ usual }, { level: 'master', ...NO_FEES, usual: ofMaster })
    const partOf = (degree: string) =>
      screen.getByRole('heading', { name: `Tuition for international students, for a ${degree} degree` })
        .parentElement
    expect(partOf('bachelor’s')).toHaveTextContent('EUR 12,000–40,000 a year')
    expect(partOf('bachelor’s')).not.toHaveTextContent('Master’s')
    expect(partOf('master’s')).toHaveTextContent('(Master’s, international students)')
    expect(partOf('master’s')).not.toHaveTextContent('12,000')
  })

  test('the kept level is chosen, and nothing says that its fees are elsewhere', () => {
    keepLevel('master')
    show({ tuition: reports(12) }, master)
    expect(level('Master’s')).toBeChecked()
    expect(screen.queryByText(/^These are for/)).not.toBeInTheDocument()
  })

  test('who keeps a level that is not among them sees a bachelor’s fees, with the way to those of the level', () => {
    keepLevel('doctorate')
    show({ tuition: reports(12) }, master)
    expect(level('Bachelor’s')).toBeChecked()
    const line = screen.getByText('These are for a bachelor’s degree.')
    expect(line.closest('[data-for]')).toHaveAttribute('data-for', 'bachelor')
    expect(screen.getByRole('link', { name: 'What a PhD costs here' })).toHaveAttribute(
      'href',
      '/cost?country=nl&level=doctorate',
    )
  })
})

test('where no other level is known well enough, there is nothing to choose', () => {
  show({ tuition: reports(12) })
  expect(screen.queryByRole('radio')).not.toBeInTheDocument()
})
