import { act, render, screen, waitFor, within } from '@testing-library/react'
import { keepLevel } from '@/lib/facts/chosen-level'
import { readCurrency } from '@/lib/money/chosen-currency'
import userEvent from '@testing-library/user-event'
import { fetchFile } from '@/lib/device/fetch-file'
import type { ChoiceFile } from '@/lib/study/choice'
import { aChoice, aWorth, RATES, someRules } from '@/tests/fixtures/choice'
import { aFact, aTuition } from '@/tests/fixtures/facts'
import { ChoiceCost } from './choice-cost'
import { ChoiceList } from './choice-list'
import { LateCost } from './late-cost'
import { WholeDegree } from './whole-degree'

jest.mock('@/lib/device/fetch-file')

function fileOf(id: string, name: string, min: number | null): ChoiceFile {
  const at = { ...aChoice(), fees: min === null ? [] : [aFact(aTuition({ min }))] }
  return { ...aChoice(), id, name, levels: { bachelor: at, master: at, doctorate: at } }
}

const FILES: Record<string, unknown> = {
  '/catalogue/v1/rates.json': { rates: RATES, currencies: { ng: 'NGN' } },
  '/catalogue/v1/matcher.json': { scholarships: [], groups: [], notices: [], countries: [] },
  '/catalogue/v1/awards.json': [aWorth()],
  '/catalogue/v1/rules/nl': someRules(),
  '/catalogue/v1/university/dear': fileOf('dear', 'Dear University', 20_000),
  '/catalogue/v1/university/cheap': fileOf('cheap', 'Cheap University', 1000),
  '/catalogue/v1/university/dark': fileOf('dark', 'Dark University', null),
  '/catalogue/v1/university/gone': null,
}

const choice = (id: string) => ({
  kind: 'university' as const,
  id,
  universityId: id,
  name: `${id} name`,
  university: `${id} name`,
  level: 'bachelor' as const,
})

beforeEach(() => {
  localStorage.clear()
  jest
    .mocked(fetchFile)
    .mockImplementation((address) =>
      address in FILES
        ? Promise.resolve({ json: () => Promise.resolve(FILES[address]) } as Response)
        : Promise.reject(new Error(address)),
    )
})

it('tells what a choice costs in one line, and all of it below', async () => {
  render(<ChoiceCost choice={choice('cheap')} />)
  const summary = await screen.findByText('At least about USD 82,100 (EUR 41,100) for 3 years', {
    selector: 'summary',
  })
  expect(summary.closest('details')).toHaveTextContent('3 years × EUR 1,000')
})

it('says nothing of a choice that is gone, and that what fails could not be loaded', async () => {
  const { container } = render(<ChoiceCost choice={choice('gone')} />)
  await waitFor(() => expect(container).toBeEmptyDOMElement())
  render(<ChoiceCost choice={choice('broken')} />)
  expect(await screen.findByText('The cost could not be loaded.')).toBeVisible()
})

describe('the list of choices', () => {
  const open = async () => {
    render(
      <ChoiceList choices={['dark', 'dear', 'cheap'].map((id) => ({ ...choice(id), key: id }))}>
        {({ key, name }) => <li key={key}>{name}</li>}
      </ChoiceList>,
    )
    expect(names()).toEqual(['dark name', 'dear name', 'cheap name'])
    await waitFor(() => expect(screen.getByLabelText('Order')).toBeEnabled())
  }
  const names = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

  it('tells each sum once, in the card of its choice, and below what the parts of the bars are', async () => {
    render(
      <ChoiceList choices={['dear', 'cheap'].map((id) => ({ ...choice(id), key: id }))}>
        {(each) => (
          <li key={each.key}>
            <ChoiceCost choice={each} />
          </li>
        )}
      </ChoiceList>,
    )
    await waitFor(() =>
      expect(screen.getAllByText(/^At least about/, { selector: 'summary' })).toHaveLength(2),
    )
    const scale = screen.getByText('For the whole degree, on one scale. The flight is left out.')
    expect(scale.closest('figure')).toHaveTextContent(/^tuition and charges.*living/)
  })

  it('has the currency also of a single choice, and keeps it', async () => {
    render(
      <ChoiceList choices={[{ ...choice('cheap'), key: 'cheap' }]}>
        {(each) => (
          <li key={each.key}>
            <ChoiceCost choice={each} />
          </li>
        )}
      </ChoiceList>,
    )
    await userEvent.selectOptions(await screen.findByLabelText('My currency'), 'NGN')
    expect(await screen.findByText(/^At least about NGN 41,100,000/, { selector: 'summary' })).toBeVisible()
    expect(readCurrency()).toBe('NGN')
  })

  it('is as it was saved, or the cheapest first, in any currency', async () => {
    await open()
    await userEvent.selectOptions(screen.getByLabelText('Order'), 'Total, cheapest first')
    expect(names()).toEqual(['cheap name', 'dear name', 'dark name'])
    await userEvent.selectOptions(screen.getByLabelText('My currency'), 'NGN')
    expect(names()).toEqual(['cheap name', 'dear name', 'dark name'])
    await userEvent.selectOptions(screen.getByLabelText('Order'), 'As I saved them')
    expect(names()).toEqual(['dark name', 'dear name', 'cheap name'])
  })

  it('is parted by what a year costs all in, and what is not known is folded and never dropped', async () => {
    await open()
    const bound = screen.getByLabelText('At most, a year in USD')
    await userEvent.type(bound, '30,000')
    expect(screen.getByRole('status')).toHaveTextContent('1 of 3 choices cost at most that in total.')
    const fold = (name: string) => within(screen.getByText(name).closest('details') as HTMLElement)
    expect(fold('Not known (1)').getByText('dark name')).toBeInTheDocument()
    expect(fold('More than that (1)').getByText('dear name')).toBeInTheDocument()
    await userEvent.selectOptions(screen.getByLabelText('My currency'), 'NGN')
    expect(screen.getByLabelText('At most, a year in NGN')).toHaveValue('15,000,000')
    expect(screen.getByRole('status')).toHaveTextContent('1 of 3 choices')
    await userEvent.clear(screen.getByLabelText('At most, a year in NGN'))
    expect(names()).toHaveLength(3)
    expect(screen.queryByText(/^Not known/)).toBeNull()
    await userEvent.type(screen.getByLabelText('At most, a year in NGN'), 'much')
    expect(screen.getByRole('status')).toHaveTextContent('That is no sum that we can read')
  })

  it('stays as it is while what changed is worked out', async () => {
    const listOf = (level: 'bachelor' | 'master') => (
      <ChoiceList choices={['dear', 'cheap'].map((id) => ({ ...choice(id), level, key: id }))}>
        {({ key, name }) => <li key={key}>{name}</li>}
      </ChoiceList>
    )
    const { rerender } = render(listOf('bachelor'))
    await waitFor(() => expect(screen.getByLabelText('Order')).toBeEnabled())
    await userEvent.type(screen.getByLabelText('At most, a year in USD'), '30000')
    const before = names()
    rerender(listOf('master'))
    expect(names()).toEqual(before)
    expect(screen.getByRole('status')).toHaveTextContent('1 of 2 choices')
    await act(async () => {})
    expect(screen.getByRole('status')).toHaveTextContent('1 of 2 choices')
  })
})

it('loads nothing until it is asked, and then all of it', async () => {
  render(
    <LateCost choice={choice('cheap')}>
      <p>About a lot</p>
    </LateCost>,
  )
  expect(screen.getByText('About a lot')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Year by year, in my currency' }))
  expect(document.body).not.toHaveFocus()
  expect(await screen.findByRole('table')).toBeVisible()
})

it('a profile tells the degree of the level that the visitor chose', async () => {
  keepLevel('master')
  render(<WholeDegree id="dear" levels={['bachelor', 'master', 'doctorate']} />)
  await userEvent.click(screen.getByRole('button', { name: 'What would the whole degree cost me?' }))
  expect(screen.getByRole('heading', { name: 'The whole degree' })).toHaveFocus()
  expect(await screen.findByText('3 years × EUR 20,000', { exact: false })).toBeInTheDocument()
  expect(screen.getByText('For a master’s degree.')).toBeVisible()
})
