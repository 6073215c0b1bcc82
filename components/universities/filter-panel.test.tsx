import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { countFacets } from '@/lib/universities/facets'
import { splitUniversities } from '@/lib/universities/filter'
import { NO_SEARCH, type UniversitySearch } from '@/lib/universities/search-params'
import { aRow } from '@/tests/fixtures/a-row'
import { FilterPanel } from './filter-panel'

const ROWS = [
  aRow({ id: 'a', programmes: ['law'], facilities: ['library'], size: 'compact', deadline: '1' }),
  aRow({ id: 'b', region: 'asia', programmes: ['law', 'music'] }),
]
const onChange = jest.fn()
beforeEach(() => onChange.mockClear())

const panel = (given: Partial<UniversitySearch> = {}, total = 2) => {
  const search = { ...NO_SEARCH, ...given }
  const facets = countFacets(splitUniversities(ROWS, search), search)
  return (
    <FilterPanel
      id="filters"
      search={search}
      typed={search}
      facets={facets}
      countMore={facets.opened?.more}
      total={total}
      countries={null}
      countryName={(code) => code.toUpperCase()}
      onOpenCountries={() => {}}
      onOpenMore={() => {}}
      onChange={onChange}
    />
  )
}

// jsdom knows no popover and hides nothing of it; visibility on a phone is for the browser's tests.
const form = () => within(screen.getByRole('form', { name: 'Filters', hidden: true }))
const sent = () => new FormData(screen.getByRole<HTMLFormElement>('form', { name: 'Filters', hidden: true }))
const openAll = async () => {
  for (const title of ['More filters', 'Programmes', 'Facilities', 'Campus size', 'Application deadline'])
    await userEvent.click(await form().findByText(title, { selector: 'summary' }))
}

it('offers regions with their counts, one at a time', async () => {
  render(panel())
  expect(form().getByRole('radio', { name: 'All Regions 2' })).toBeChecked()
  await userEvent.click(form().getByRole('radio', { name: 'Asia 1' }))
  expect(onChange).toHaveBeenLastCalledWith({ region: 'asia' })
  expect(form().getByRole('radio', { name: 'Africa 0' })).toBeDisabled()
})

it('takes the region back', async () => {
  render(panel({ region: 'asia' }))
  expect(form().getByRole('radio', { name: /^Asia/ })).toBeChecked()
  await userEvent.click(form().getByRole('radio', { name: /^All Regions/ }))
  expect(onChange).toHaveBeenLastCalledWith({ region: null })
})

it('offers every further filter of the catalogue', async () => {
  render(panel())
  await openAll()
  for (const name of [
    'International tuition a year (US$)',
    'Acceptance rate (%)',
    'World ranking (position)',
    'Research rating (of 10)',
    'Employment rate (%)',
    'My GPA (4.0 scale)',
    'Programmes',
    'Facilities',
    'Campus size',
    'Application deadline',
  ])
    expect(form().getByRole('group', { name })).toBeInTheDocument()
})

it('adds and takes out options in the order of their list', async () => {
  const { rerender } = render(panel({ programmes: ['music'] }))
  await form().findByText('Programmes', { selector: 'summary' })
  await userEvent.click(form().getByRole('checkbox', { name: 'Law 1' }))
  expect(onChange).toHaveBeenLastCalledWith({ programmes: ['law', 'music'] })
  rerender(panel({ programmes: ['law', 'music'] }))
  await userEvent.click(form().getByRole('checkbox', { name: /^Music/ }))
  expect(onChange).toHaveBeenLastCalledWith({ programmes: ['law'] })
})

it('marks what is typed as typing', async () => {
  render(panel({ tuitionMin: 500 }))
  await form().findByRole('group', { name: /tuition/ })
  const tuition = within(form().getByRole('group', { name: /tuition/ }))
  await userEvent.type(tuition.getByRole('spinbutton', { name: 'To' }), '9')
  expect(onChange).toHaveBeenLastCalledWith({ tuitionMin: 500, tuitionMax: 0 }, true)
  await userEvent.type(form().getByRole('spinbutton', { name: /^Leaves out/ }), '3')
  expect(onChange).toHaveBeenLastCalledWith({ gpa: 3 }, true)
})

it('sends without script what the box says: both values when ticked, which read as the default', async () => {
  render(panel({ gpa: 3 }))
  await form().findByRole('checkbox', { name: /^Include/ })
  expect(sent().getAll('unreported')).toEqual(['exclude', 'include'])
  form().getByRole<HTMLInputElement>('checkbox', { name: /^Include/ }).checked = false
  expect(sent().getAll('unreported')).toEqual(['exclude'])
})

it('lets universities through that do not report a figure, until told otherwise', async () => {
  const { rerender } = render(panel({ gpa: 3 }))
  const box = await form().findByRole('checkbox', { name: 'Include universities that don’t report this' })
  expect(box).toBeChecked()
  await userEvent.click(box)
  expect(onChange).toHaveBeenLastCalledWith({ unreported: 'exclude' })
  rerender(panel({ gpa: 3, unreported: 'exclude' }))
  expect(box).not.toBeChecked()
})

it('opens the groups in which something is chosen, and leaves them open when it no longer is', async () => {
  const { rerender } = render(panel({ programmes: ['law'] }))
  expect(await form().findByRole('checkbox', { name: /^Law/ })).toBeVisible()
  expect(form().getByRole('checkbox', { name: /^Library/ })).not.toBeVisible()
  rerender(panel())
  expect(form().getByRole('checkbox', { name: /^Law/ })).toBeVisible()
})

it.each([
  [2, 'Show 2 results'],
  [1, 'Show 1 result'],
  [3330, 'Show 3,330 results'],
])('closes the sheet with the number of results (%s)', (total, name) => {
  render(panel({}, total))
  expect(form().getByRole('button', { name, hidden: true })).toHaveAttribute('popovertarget', 'filters')
})

it('carries along what it does not draw when the form is sent before the script is there', () => {
  const html = document.createElement('div')
  html.innerHTML = renderToString(
    panel({ programmes: ['law', 'music'], tuitionMax: 500, compare: ['a', 'b'], page: 3 }),
  )
  const form = html.querySelector('form') ?? undefined
  expect([...new FormData(form)].filter(([, value]) => value !== '')).toEqual([
    ['programmes', 'law,music'],
    ['tuitionMax', '500'],
    ['compare', 'a,b'],
  ])
})
