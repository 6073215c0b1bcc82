import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { WORLD, type UniversitySearch } from '@/lib/universities/list'
import { aRow } from '@/tests/fixtures/a-row'
import { hydrateWithInput } from '@/tests/setup/hydrate'
import { AllFilters } from './all-filters'

const ROWS = [
  aRow({ id: 'a', programmes: ['law'], facilities: ['library'], sector: 'public', deadline: 115 }),
  aRow({ id: 'b', region: 'asia', programmes: ['law', 'music'] }),
]

function page(given: Partial<UniversitySearch> = {}) {
  const search = { ...WORLD.untouched, ...given }
  const { count } = WORLD.browse(ROWS, { search })
  const counts = Object.fromEntries(WORLD.filters.map(({ key }) => [key, count(key)]))
  return (
    <AllFilters
      list={WORLD}
      search={search}
      counts={counts}
      names={{ de: 'Germany' }}
      kept={{ compare: 'b,a' }}
    />
  )
}

const open = (given: Partial<UniversitySearch> = {}) => render(page(given))

const form = () => screen.getByRole<HTMLFormElement>('form', { name: 'All filters' })
const sent = () => [...new FormData(form())].filter(([, value]) => value !== '')

it('is a plain form that is sent to the list', () => {
  open()
  expect(form()).toHaveAttribute('action', '/universities')
  expect(form().method).toBe('get')
  expect(screen.getByRole('button', { name: 'Show results' })).toBeVisible()
})

it('has a control for every parameter of every filter', () => {
  open()
  const names = new Set([...form().elements].map((element) => element.getAttribute('name')))
  for (const { parsers } of WORLD.filters.filter((filter) => !filter.isForOwn && !filter.isOnDevice))
    for (const name of Object.keys(parsers)) expect(names).toContain(name)
  expect(names).toContain('sort')
})

it('shows what the search asks for, and counts every option', () => {
  open({
    search: 'law',
    country: ['de', 'zz'],
    programmes: ['law'],
    rankMax: 3,
    tuitionMin: 500,
    sort: 'name',
  })
  expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('law')
  expect(screen.getByRole('textbox', { name: 'Country' })).toHaveValue('Germany,ZZ')
  expect(screen.getByRole('checkbox', { name: /^Law/ })).toBeChecked()
  expect(screen.getAllByRole('textbox', { name: 'To' })[3]).toHaveValue('3')
  expect(screen.getAllByRole('textbox', { name: 'From' })[1]).toHaveValue('500')
  expect(screen.getByRole('combobox', { name: 'Sort' })).toHaveDisplayValue('University Name')
})

it('counts every option', () => {
  open()
  expect(screen.getByRole('checkbox', { name: 'Law 2', hidden: true })).toBeEnabled()
  // One of the two names no facilities, so that nothing rules it out.
  expect(screen.getByRole('checkbox', { name: /^Museum 1 not known$/, hidden: true })).toBeEnabled()
  expect(screen.getByRole('radio', { name: 'Africa 0' })).toBeDisabled()
  expect(screen.getByRole('radio', { name: 'Asia 1' })).toBeEnabled()
})

it('sends the search that it shows, and the comparison along', () => {
  open({ search: 'law', region: 'asia', programmes: ['law', 'music'] })
  expect(sent()).toEqual([
    ['search', 'law'],
    ['region', 'asia'],
    ['currency', 'USD'],
    ['programmes', 'law'],
    ['programmes', 'music'],
    ['sort', 'ranking'],
    ['compare', 'b,a'],
  ])
})

it('can be changed with script, too', async () => {
  open()
  await userEvent.click(screen.getByRole('radio', { name: 'Asia 1' }))
  await userEvent.type(screen.getAllByRole('textbox', { name: 'To' })[3] as HTMLElement, '3')
  expect(sent()).toEqual([
    ['region', 'asia'],
    ['currency', 'USD'],
    ['rankMax', '3'],
    ['sort', 'ranking'],
    ['compare', 'b,a'],
  ])
})

it('keeps what was ticked before its script came (issue 15, fault 16)', async () => {
  await hydrateWithInput(page(), (html) => html.querySelector<HTMLInputElement>('[value=asia]')?.click())
  await userEvent.type(screen.getAllByRole('textbox', { name: 'To' })[3] as HTMLElement, '3')
  expect(screen.getByRole('radio', { name: 'Asia 1' })).toBeChecked()
  expect(sent()).toContainEqual(['region', 'asia'])
  document.body.replaceChildren()
})
