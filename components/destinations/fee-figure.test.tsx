import { fireEvent, render, screen, within } from '@testing-library/react'
import { someRates } from '@/tests/fixtures/rates'
import { feePlot } from '@/lib/destinations/fee-plot'
import type { Level, Sector } from '@/lib/facts/vocabulary'
import { aUniversity } from '@/tests/fixtures/a-university'
import { aFact, aTuition, someFacts } from '@/tests/fixtures/facts'
import { aFeeRule } from '@/tests/fixtures/national'
import { fetchFile } from '@/lib/device/fetch-file'
import { FeeFigure } from './fee-figure'

jest.mock('@/lib/device/fetch-file')

const RATES = someRates({ EUR: 0.5 })

const upTo = (many: number, sector: Sector, condition: string | null = null, level: Level = 'bachelor') =>
  Array.from({ length: many }, (_, at) =>
    aUniversity({
      id: `${sector}-${at}`,
      name: `${sector} university ${at}`,
      facts: someFacts({
        sector: aFact(sector),
        fees: [aFact(aTuition({ level, dollars: at * 1000, condition }))],
      }),
    }),
  )
let countries = 0

/** The plot of another country each time: the names of one are loaded once. */
const show = (universities: ReturnType<typeof upTo>, ...rules: object[]) =>
  showAt('bachelor', universities, ...rules)

function showAt(level: Level, universities: ReturnType<typeof upTo>, ...rules: object[]) {
  const plot = feePlot(universities, rules.map(aFeeRule), { level, rates: RATES, today: '2026-11-23' })
  jest.mocked(fetchFile).mockResolvedValue({ json: () => Promise.resolve(plot?.dots) } as Response)
  return render(
    <FeeFigure country={`c${countries++}`} level={level} plot={plot} median={null}>
      <p>In words.</p>
    </FeeFigure>,
  )
}

test('each university is a dot, and the slider names one after the other with its fee', async () => {
  show(upTo(3, 'public'))
  const slider = screen.getByRole('slider', { name: 'University' })
  expect(slider).toHaveAttribute('max', '2')
  expect(slider).toHaveAttribute('aria-valuetext', 'none chosen')
  expect(fetchFile).not.toHaveBeenCalled()
  fireEvent.focus(slider)
  expect(await screen.findByRole('link', { name: 'public university 0' })).toBeVisible()
  expect(slider).toHaveAttribute('aria-valuetext', 'public university 0, No tuition fee')
  fireEvent.change(slider, { target: { value: '2' } })
  expect(screen.getByRole('link', { name: 'public university 2' })).toHaveAttribute(
    'href',
    '/universities/public-2?level=bachelor',
  )
  expect(slider).toHaveAttribute('aria-valuetext', 'public university 2, US$ 2,000')
})

test('a university of the plot of master’s fees leads to its page at that level', async () => {
  showAt('master', upTo(2, 'public', null, 'master'))
  fireEvent.focus(screen.getByRole('slider'))
  const link = await screen.findByRole('link', { name: 'public university 0' })
  expect(link).toHaveAttribute('href', '/universities/public-0?level=master')
  expect(fetchFile).toHaveBeenLastCalledWith(expect.stringMatching(/\/fee-dots\/c\d+\/master$/))
})

test('a fee is told without its name where that could not be loaded, and the next touch tries again', async () => {
  const { container } = show(upTo(3, 'public'))
  jest.mocked(fetchFile).mockRejectedValueOnce(new Error('offline'))
  fireEvent.change(screen.getByRole('slider'), { target: { value: '2' } })
  expect(await screen.findByText(/The name could not be loaded/)).toBeVisible()
  expect(screen.getByText('US$ 2,000 a year')).toBeVisible()
  const plot = container.querySelector('svg')
  if (plot) fireEvent.pointerDown(plot)
  expect(await screen.findByRole('link', { name: /^public university/ })).toBeVisible()
})

test('fees for some programmes alone say so, and a usual range is no university’s price', () => {
  show(upTo(2, 'public', 'programmes taught in Czech'), { max: 2000, appliesTo: 'private universities' })
  const caption = screen.getByText('In words.').parentElement
  expect(caption).toHaveTextContent('Of these, 2 only for programmes taught in Czech.')
  expect(caption).toHaveTextContent('a usual range, not one university’s price (private universities)')
})

test('the numbers are folded with their source, the median only where there is one', () => {
  show([...upTo(10, 'public'), ...upTo(2, 'private')], { max: 2000 })
  const numbers = screen.getByText('The numbers and their sources').closest('details')
  expect(numbers).not.toHaveAttribute('open')
  const folded = within(numbers ?? document.body)
  const rows = folded
    .getAllByRole('row', { hidden: true })
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent))
  expect(rows).toEqual([
    ['Public', '10 of 10', 'No tuition fee', 'US$ 4,500', 'US$ 9,000'],
    ['Private', '2 of 2', 'No tuition fee', 'too few', 'US$ 1,000'],
    ['public universities', 'usual range', 'US$ 6,000', 'none', 'US$ 8,000'],
  ])
  expect(folded.getByText(/^Official register:/).closest('p')).toHaveTextContent('Ministry; 2024')
})

test('where nothing differs the words stand alone', () => {
  const { container } = show([])
  expect(container).toHaveTextContent(/^In words\.$/)
})
