import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Counts } from '@/lib/list/count-facet'
import type { SearchValues } from '@/lib/list/filter'
import { filtersOf } from '@/lib/list/filters'
import { CountryFilter } from './country-filter'
import { FilterControl } from './filter-control'
import { FilterGroup } from './filter-group'
import type { Loaded } from './list-source'

const kinds = filtersOf<never>()
const named = { label: 'Colour', drop: 'the colour' }
const COLOURS = [
  { value: 'red', label: 'Red' },
  { value: 'blue', label: 'Blue' },
] as const
const BOUNDS = { min: 0, max: 10, step: 1 }
const read = () => null

const change = jest.fn()
const onOpen = jest.fn()
beforeEach(() => {
  change.mockClear()
  onOpen.mockClear()
})

type Given = {
  search: SearchValues
  typed?: SearchValues
  counts?: Counts | null
  count?: (key: string) => Counts
  countries?: Loaded<never>['countries']
}

/** The props of a control besides its filter. */
const shared = ({ search, typed = search, counts = null, count, countries }: Given) => ({
  search,
  typed,
  counts,
  count: count ?? null,
  countBeyond: () => null,
  CountryControl: CountryFilter,
  countries: countries ?? null,
  nameOf: (value: string) => `the name of ${value}`,
  onOpen,
  change,
})

describe('radios', () => {
  const filter = kinds.oneOf({ ...named, anyLabel: 'Any colour', options: COLOURS, read })('colour')
  const draw = (given: Given) => render(<FilterControl filter={filter} {...shared(given)} />)

  it('stand with their counts, what stands for none first', () => {
    draw({ search: { colour: 'blue' }, counts: { any: 9, values: { red: 2, blue: 7 } } })
    expect(screen.getAllByRole('radio').map(({ parentElement }) => parentElement?.textContent)).toEqual([
      'Any colour9',
      'Red2',
      'Blue7',
    ])
    expect(screen.getByRole('radio', { name: 'Blue 7' })).toBeChecked()
  })

  it('choose one, or none', async () => {
    draw({ search: { colour: 'blue' } })
    await userEvent.click(screen.getByRole('radio', { name: /^Red/ }))
    expect(change).toHaveBeenLastCalledWith({ colour: 'red' })
    await userEvent.click(screen.getByRole('radio', { name: /^Any/ }))
    expect(change).toHaveBeenLastCalledWith({ colour: null })
  })

  it('can all be chosen while no count is known', () => {
    draw({ search: { colour: null } })
    for (const radio of screen.getAllByRole('radio')) expect(radio).toBeEnabled()
  })
})

describe('a select', () => {
  const filter = kinds.oneOf({ ...named, anyLabel: 'Any', options: COLOURS, isSelect: true, read })('colour')
  const town = kinds.named({ ...named, label: 'Town', anyLabel: 'All towns', read })('town')
  const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent)

  it('offers every option of its table in its order', async () => {
    render(
      <FilterControl
        filter={filter}
        {...shared({ search: { colour: null }, counts: { any: 3, values: { blue: 2 } } })}
      />,
    )
    expect(options()).toEqual(['Any (3)', 'Red (0)', 'Blue (2)'])
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Colour' }), 'blue')
    expect(change).toHaveBeenLastCalledWith({ colour: 'blue' })
  })

  it('offers no option that no row says anything of, but the chosen one', () => {
    const counts = { any: 90, said: 0, values: { red: 0, blue: 0 }, notKnown: { red: 90, blue: 90 } }
    const draw = (colour: string | null) => (
      <FilterControl filter={filter} {...shared({ search: { colour }, counts })} />
    )
    const { rerender } = render(draw(null))
    expect(options()).toEqual(['Any (90)'])
    rerender(draw('blue'))
    expect(options()).toEqual(['Any (90)', 'Blue (90 not known)'])
  })

  it('offers the names that the rows have, sorted, without those that have no results', async () => {
    const counts = { any: 6, values: { York: 1, 'St Ives': 5, Bath: 0 } }
    render(<FilterControl filter={town} {...shared({ search: { town: 'york' }, counts })} />)
    expect(options()).toEqual(['All towns (6)', 'St Ives (5)', 'York (1)'])
    expect(screen.getByRole('combobox', { name: 'Town' })).toHaveValue('york')
    await userEvent.selectOptions(screen.getByRole('combobox'), 'st-ives')
    expect(change).toHaveBeenLastCalledWith({ town: 'st-ives' })
    await userEvent.selectOptions(screen.getByRole('combobox'), '')
    expect(change).toHaveBeenLastCalledWith({ town: null })
  })

  it('names what is chosen though no row has it, or none has results', () => {
    const counts = { any: 6, values: { York: 6, Bath: 0 } }
    const { rerender } = render(
      <FilterControl filter={town} {...shared({ search: { town: 'ely' }, counts })} />,
    )
    expect(options()).toEqual(['All towns (6)', 'York (6)', 'the name of ely (0)'])
    expect(screen.getByRole('combobox')).toHaveValue('ely')
    rerender(<FilterControl filter={town} {...shared({ search: { town: 'bath' }, counts })} />)
    expect(options()).toEqual(['All towns (6)', 'Bath (0)', 'York (6)'])
  })
})

describe('boxes to tick', () => {
  const filter = kinds.set({ ...named, options: COLOURS, match: 'any', read })('colours')
  const flag = kinds.flag({ ...named, option: { value: 'now', label: 'Open now' }, read: () => true })('open')

  it('give the whole choice whether one is added or let go, and leave out what is no option', async () => {
    const counts = { any: 8, values: { red: 5, blue: 3 } }
    render(<FilterControl filter={filter} {...shared({ search: { colours: ['blue', 'mud'] }, counts })} />)
    await userEvent.click(screen.getByRole('checkbox', { name: 'Red 5' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Blue 3' }))
    expect(change.mock.calls).toEqual([[{ colours: ['red', 'blue'] }], [{ colours: [] }]])
  })

  it('are all open while the numbers are not known', () => {
    render(<FilterControl filter={filter} {...shared({ search: { colours: [] } })} />)
    for (const { label } of COLOURS) expect(screen.getByRole('checkbox', { name: label })).toBeEnabled()
  })

  it('report a click on the label, once', async () => {
    render(<FilterControl filter={filter} {...shared({ search: { colours: [] } })} />)
    await userEvent.click(screen.getByText('Red'))
    expect(change.mock.calls).toEqual([[{ colours: ['red'] }]])
  })

  it('close what would find nothing, but always let go of what is on', async () => {
    const counts = { any: 0, values: { red: 0, blue: 0 } }
    render(<FilterControl filter={filter} {...shared({ search: { colours: ['blue'] }, counts })} />)
    expect(screen.getByRole('checkbox', { name: 'Red 0' })).toBeDisabled()
    expect(screen.getByRole('checkbox', { name: 'Blue 0' })).toBeEnabled()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Blue 0' }))
    expect(change).toHaveBeenLastCalledWith({ colours: [] })
  })

  it('turn a flag on and off', async () => {
    const { rerender } = render(<FilterControl filter={flag} {...shared({ search: { open: null } })} />)
    await userEvent.click(screen.getByRole('checkbox', { name: /^Open now/ }))
    expect(change).toHaveBeenLastCalledWith({ open: 'now' })
    rerender(<FilterControl filter={flag} {...shared({ search: { open: 'now' } })} />)
    expect(screen.getByRole('checkbox')).toBeChecked()
    await userEvent.click(screen.getByRole('checkbox'))
    expect(change).toHaveBeenLastCalledWith({ open: null })
  })
})

describe('numbers', () => {
  const range = kinds.range({ ...named, ...BOUNDS, unit: 'cm', words: String, read })('size')

  it('show a range as it was typed, and change it as typing', async () => {
    const search = { sizeMin: 2, sizeMax: 5 }
    render(<FilterControl filter={range} {...shared({ search, typed: { sizeMin: 5, sizeMax: null } })} />)
    expect(screen.getByRole('textbox', { name: 'From' })).toHaveValue('5')
    await userEvent.type(screen.getByRole('textbox', { name: 'To' }), '9')
    expect(change).toHaveBeenLastCalledWith({ sizeMin: 5, sizeMax: 9 }, true)
  })
})

describe('countries', () => {
  const entry = { ...named, label: 'Host', anyLabel: 'Any host', max: 10, read: () => null }
  const filter = kinds.countries({ ...entry, extra: [{ value: 'multiple', label: 'Several countries' }] })(
    'host',
  )
  const countries = [
    { code: 'fr', name: 'France', aliases: '' },
    { code: 'de', name: 'Germany', aliases: 'Deutschland' },
    { code: 'it', name: 'Italy', aliases: '' },
  ]
  const count = jest.fn(() => ({ any: 9, values: { fr: 4, it: 0, multiple: 2 } }))

  // cmdk measures and scrolls its list, which jsdom cannot.
  beforeAll(() => {
    Element.prototype.scrollIntoView = () => {}
    globalThis.ResizeObserver = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    }
  })

  it('names what is chosen', () => {
    render(<FilterControl filter={filter} {...shared({ search: { host: ['de', 'multiple'] } })} />)
    expect(screen.getByRole('button')).toHaveTextContent('Host: the name of de, Several countries')
  })

  it('are counted once they are opened, and offered where they have results or are chosen', async () => {
    count.mockClear()
    render(<FilterControl filter={filter} {...shared({ search: { host: ['de'] }, count, countries })} />)
    expect(count).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button'))
    expect(onOpen).toHaveBeenCalled()
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'Any host9',
      'France4',
      '✓Germany0',
      'Several countries2',
    ])
    expect(screen.getByRole('option', { name: /Germany/ })).toHaveAttribute('aria-checked', 'true')
    await userEvent.click(screen.getByRole('option', { name: /^France/ }))
    expect(change).toHaveBeenLastCalledWith({ host: ['de', 'fr'] })
  })
})

describe('a group', () => {
  it('is named by its filter, with the unit, and has its note below', () => {
    const filter = kinds.range({
      ...named,
      ...BOUNDS,
      note: 'Mind the gap.',
      unit: 'cm',
      words: String,
      read,
    })('size')
    render(
      <FilterGroup filter={filter} {...shared({ search: { sizeMin: null, sizeMax: null } })}>
        <p>Below</p>
      </FilterGroup>,
    )
    expect(screen.getByRole('group', { name: 'Colour (cm)' })).toBeVisible()
    expect(screen.getByText('Mind the gap.')).toBeVisible()
    expect(screen.getByText('Below')).toBeVisible()
  })

  it('opens and shuts a long list of options behind More filters, and is open where one is chosen', async () => {
    const filter = kinds.set({ ...named, more: true, options: COLOURS, match: 'any', read })('colours')
    const { rerender } = render(<FilterGroup filter={filter} {...shared({ search: { colours: [] } })} />)
    expect(screen.getByText('Red')).not.toBeVisible()
    await userEvent.click(screen.getByText('Colour', { selector: 'summary' }))
    expect(screen.getByText('Red')).toBeVisible()
    await userEvent.click(screen.getByText('Colour', { selector: 'summary' }))
    expect(screen.getByText('Red')).not.toBeVisible()
    rerender(<FilterGroup filter={filter} {...shared({ search: { colours: ['red'] } })} />)
    expect(screen.getByText('Red')).toBeVisible()
  })
})

it('a filter that few results answer says so', () => {
  const filter = kinds.range({ ...named, ...BOUNDS, unit: 'of 4.0', words: String, read })('gpa')
  const draw = (counts: Counts | null) => (
    <FilterGroup filter={filter} {...shared({ search: { gpaMin: null, gpaMax: null }, counts })} />
  )
  const { rerender } = render(draw({ any: 230, said: 12, values: {} }))
  expect(screen.getByText('12 of 230 say it')).toBeVisible()
  rerender(draw({ any: 3557, said: 1, values: {} }))
  expect(screen.getByText('1 of 3,557 says it')).toBeVisible()
  rerender(draw({ any: 230, said: 0, values: {} }))
  expect(screen.getByText('None of 230 say it')).toBeVisible()
  rerender(draw({ any: 3, values: {} }))
  expect(screen.queryByText(/it$/)).not.toBeInTheDocument()
})
