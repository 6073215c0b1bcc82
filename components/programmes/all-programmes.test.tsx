import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fetchFile } from '@/lib/device/fetch-file'
import { keepLevel } from '@/lib/facts/chosen-level'
import { PROGRAMMES, type ProgrammeSearch } from '@/lib/programmes/list'
import { aMeaning, aPart, CHEAP } from '@/tests/fixtures/a-meaning'
import { aProgrammeRow, drawn } from '@/tests/fixtures/a-programme-row'
import { AllProgrammesIsland } from './all-programmes-island'

const push = jest.fn()
const replace = jest.fn()
jest.mock('next/navigation', () => ({ useRouter: () => ({ push, replace }) }))

type Props = Parameters<typeof AllProgrammesIsland>[0]

jest.mock('@/lib/device/fetch-file')
const COUNTRIES = [
  ['de', 'Germany'],
  ['fr', 'France'],
]

async function open(
  fields: Partial<ProgrammeSearch> = {},
  found: Props['found'] = null,
  understood?: Props['understood'],
) {
  render(
    <AllProgrammesIsland
      search={{ ...PROGRAMMES.untouched, ...fields }}
      version="1.2"
      names={{ de: 'Germany', fr: 'France' }}
      {...(understood && { understood })}
      groups={[{ label: 'Health', subjects: [['Nursing', 12]] }]}
      found={found}
      totals={{ programmes: 95_000, universities: 1300, countries: 50 }}
    />,
  )
  // The countries come when the page has its script.
  await screen.findByRole('option', { name: 'France' })
}

beforeEach(() => {
  const json = () => Promise.resolve({ bachelor: COUNTRIES, master: COUNTRIES, doctorate: COUNTRIES })
  jest.mocked(fetchFile).mockResolvedValue({ json } as Response)
  keepLevel(null)
  push.mockReset()
  replace.mockReset()
})

it('leads to each subject with the filters that are set', async () => {
  await open({ level: 'master', country: ['de'] })
  expect(screen.getByRole('link', { name: 'Nursing' })).toHaveAttribute(
    'href',
    '/programmes?subject=nursing&level=master&country=de',
  )
})

it('asks the server for a country, a level and a text', async () => {
  await open({ search: 'law' })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Germany')
  expect(push).toHaveBeenLastCalledWith('/programmes?search=law&country=de')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'I want a' }), 'Master’s')
  expect(push).toHaveBeenLastCalledWith('/programmes?search=law&level=master')
  await userEvent.clear(screen.getByRole('searchbox'))
  await userEvent.type(screen.getByRole('searchbox'), 'oxford{Enter}')
  expect(push).toHaveBeenLastCalledWith('/programmes?search=oxford')
})

it('takes the level that was chosen on an earlier visit', async () => {
  keepLevel('doctorate')
  await open({ country: ['de'] })
  expect(replace).toHaveBeenCalledWith('/programmes?level=doctorate&country=de')
})

it('keeps several countries of the address as one choice, and takes each off by its chip', async () => {
  await open({ country: ['de', 'fr'] })
  expect(screen.getByRole('combobox', { name: 'Country' })).toHaveValue('de,fr')
  await userEvent.click(screen.getByRole('link', { name: 'Remove filter: Germany' }))
  expect(push).toHaveBeenLastCalledWith('/programmes?country=fr')
})

it('shows what the server found, and how much more does not report what is asked for', async () => {
  const pages = { page: 1, pages: 1, from: 1, to: 1, total: 1 }
  await open({ country: ['de'], feeMax: 5 }, { pages, drawn: [drawn(aProgrammeRow())], notKnown: 7 })
  expect(screen.getByRole('heading', { name: 'Results: 1-1 of 1' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Bachelor of Nursing' })).toBeInTheDocument()
  expect(screen.getByText(/^7 more may match/)).toBeInTheDocument()
})

it('never says that nothing exists', async () => {
  const pages = { page: 1, pages: 1, from: 0, to: 0, total: 0 }
  await open({ country: ['de'] }, { pages, drawn: [], notKnown: 0 })
  expect(screen.getByText(/does not mean that there is none/)).toBeInTheDocument()
})

it('asks for a teaching language, and for a sort where there are results', async () => {
  const pages = { page: 1, pages: 1, from: 1, to: 1, total: 1 }
  await open({ country: ['de'] }, { pages, drawn: [drawn(aProgrammeRow())], notKnown: 0 })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Taught in' }), 'English')
  expect(push).toHaveBeenLastCalledWith('/programmes?country=de&language=en')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Fee a year')
  expect(push).toHaveBeenLastCalledWith('/programmes?country=de&sort=fee')
  expect(screen.getByText(/^Choose one to filter by fee/)).toBeInTheDocument()
})

it('sorts by the words for it, and says so', async () => {
  const pages = { page: 1, pages: 1, from: 1, to: 1, total: 1 }
  await open(
    { search: 'cheap masters' },
    { pages, drawn: [drawn(aProgrammeRow())], notKnown: 0 },
    aMeaning({ parts: [CHEAP], set: { sort: 'fee' } }),
  )
  expect(screen.getByRole('combobox', { name: 'Sort' })).toHaveValue('fee')
  expect(screen.getByText(/^Lowest first, converted/)).toBeInTheDocument()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Length')
  expect(push).toHaveBeenLastCalledWith('/programmes?search=masters&sort=length')
})

it('shows what a typed sentence was understood as, and makes its words text again', async () => {
  const part = aPart({ kind: 'level', words: 'masters', value: 'master', label: 'Level: Master’s' })
  const understood = aMeaning({ parts: [part], text: 'evening', set: { level: 'master' } })
  await open({ search: 'masters evening' }, null, understood)
  expect(screen.getByRole('combobox', { name: 'I want a' })).toHaveValue('master')
  await userEvent.click(screen.getByRole('link', { name: /masters → Level: Master’s/ }))
  expect(push).toHaveBeenLastCalledWith('/programmes?search=%22masters%22+evening')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'I want a' }), 'PhD')
  expect(push).toHaveBeenLastCalledWith('/programmes?search=evening&level=doctorate')
})

it('leads to the page of a country that a text names where no source names a programme', async () => {
  const pages = { page: 1, pages: 0, total: 0, from: 0, to: 0 }
  await open(
    { search: 'puppetry in germany' },
    { pages, drawn: [], notKnown: 0 },
    aMeaning({ text: 'puppetry', set: { country: ['de'] } }),
  )
  expect(screen.getByRole('link', { name: 'Study in Germany' })).toHaveAttribute(
    'href',
    '/resources/countries/de',
  )
})
