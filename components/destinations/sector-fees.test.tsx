import { someRates } from '@/tests/fixtures/rates'
import { render, screen, within } from '@testing-library/react'
import { sectorFees } from '@/lib/destinations/sector-fees'
import type { Sector } from '@/lib/facts/vocabulary'
import { aUniversity } from '@/tests/fixtures/a-university'
import { aFact, aTuition, someFacts } from '@/tests/fixtures/facts'
import { aFeeRule } from '@/tests/fixtures/national'
import { SectorFees } from './sector-fees'

const RATES = someRates({ EUR: 0.5 })

const upTo = (many: number, sector: Sector, condition: string | null = null) =>
  Array.from({ length: many }, (_, at) =>
    aUniversity({
      facts: someFacts({
        sector: aFact(sector),
        fees: [aFact(aTuition({ dollars: (at + 1) * 1000, condition }))],
      }),
    }),
  )
const show = (universities: ReturnType<typeof upTo>, ...rules: object[]) =>
  render(
    <SectorFees
      fees={sectorFees(universities, rules.map(aFeeRule), { rates: RATES, today: '2026-11-23' })}
    />,
  )

test('ten fees of a sector have a median, and say from how many universities they come', () => {
  show([...upTo(10, 'public'), aUniversity({ facts: someFacts({ sector: aFact('public') }) })])
  expect(screen.getByRole('listitem')).toHaveTextContent(
    'Public, from 10 of 11: US$ 1,000 to US$ 10,000; the dashed line is the median, US$ 5,500.',
  )
  expect(screen.getByText(/^What students from abroad/)).toHaveTextContent('A dot is a university')
})

test('fewer have dots alone, and the sentence that says why', () => {
  const { container } = show(upTo(9, 'private'))
  expect(screen.getByRole('listitem')).toHaveTextContent(
    'Private, from 9 of 9: fewer than 10 are too few for a median.',
  )
  // The line under the dots, and the dots.
  expect(container.querySelectorAll('path')).toHaveLength(2)
})

test('a sum of nothing is told in words', () => {
  const free = aUniversity({
    facts: someFacts({ sector: aFact('public'), fees: [aFact(aTuition({ dollars: 0 }))] }),
  })
  show([...Array.from({ length: 10 }, () => free), ...upTo(2, 'public')])
  expect(screen.getByRole('listitem')).toHaveTextContent(
    'no tuition fee to US$ 2,000; the dashed line is the median, no tuition fee.',
  )
})

test('one sum at all of them is told once', () => {
  const same = (dollars: number, sector: Sector) =>
    upTo(10, sector).map((university) => ({
      ...university,
      facts: { ...university.facts, fees: [aFact(aTuition({ dollars }))] },
    }))
  show([...same(0, 'public'), ...same(3000, 'private')])
  const [free, paid] = screen.getAllByRole('listitem')
  expect(free).toHaveTextContent('Public, from 10 of 10: none charges tuition.')
  expect(paid).toHaveTextContent('Private, from 10 of 10: US$ 3,000 at each.')
})

test('fees for some programmes alone say so', () => {
  show(upTo(2, 'public', 'programmes taught in Czech'))
  expect(screen.getByRole('listitem')).toHaveTextContent('Of these, 2 only for programmes taught in Czech.')
})

test('a usual range is named so and framed, and no dot', () => {
  const { container } = show(upTo(2, 'public'), { max: 2000, appliesTo: 'private universities' })
  const [, range] = screen.getAllByRole('listitem')
  expect(range).toHaveTextContent('Usual range, private universities: about US$ 6,000 to US$ 8,000')
  expect(screen.getByText(/A dashed frame is a usual range, not one university’s price/)).toBeVisible()
  expect(container.querySelectorAll('rect')).toHaveLength(1)
})

test('the source of the fees is linked with its kind and year', () => {
  show(upTo(2, 'public'))
  expect(screen.getByRole('link', { name: /^Register/ })).toHaveAttribute(
    'href',
    'https://ministry.example.org',
  )
  expect(screen.getByText(/^Official register:/).closest('p')).toHaveTextContent('Ministry; 2024')
})

test('the numbers are folded, the median only where there is one', () => {
  show([...upTo(10, 'public'), ...upTo(2, 'private')], { max: 2000 })
  const numbers = screen.getByText('The numbers and their sources').closest('details')
  expect(numbers).not.toHaveAttribute('open')
  const rows = within(numbers ?? document.body)
    .getAllByRole('row', { hidden: true })
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent))
  expect(rows).toEqual([
    ['Public', '10 of 10', 'US$ 1,000', 'US$ 5,500', 'US$ 10,000'],
    ['Private', '2 of 2', 'US$ 1,000', 'too few', 'US$ 2,000'],
    ['public universities', 'usual range', 'US$ 6,000', 'none', 'US$ 8,000'],
  ])
})

test('nothing is drawn where no fee is known', () => {
  const { container } = show([])
  expect(container).toBeEmptyDOMElement()
})
