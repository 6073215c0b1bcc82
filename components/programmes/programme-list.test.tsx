import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { keepAnswer, PROFILE_KEY } from '@/lib/device/profile-entry'
import { keepLevel } from '@/lib/facts/chosen-level'
import type { Level } from '@/lib/facts/vocabulary'
import { PROGRAMMES, type ProgrammeSearch } from '@/lib/programmes/list'
import type { ProgrammeListRow } from '@/lib/programmes/row'
import { aRow } from '@/tests/fixtures/a-row'
import { setCatalogue } from '@/tests/fixtures/catalogue-source'
import { aProgrammeRow, drawn } from '@/tests/fixtures/a-programme-row'
import { aServed } from '@/tests/fixtures/served'
import { renderAt } from '@/tests/setup/render'
import { ProgrammeListIsland } from './programme-list-island'
import { programmeSource } from './programme-source'
import { programmeView } from './programme-view'

jest.mock('nuqs/adapters/next/app', () => jest.requireActual('@/tests/fixtures/nuqs-adapter'))
jest.mock('next/navigation', () => ({
  useRouter: () => ({ push: jest.fn() }),
  useSearchParams: () => new URLSearchParams(),
}))
jest.mock('@/components/list/catalogue-source', () => jest.requireActual('@/tests/fixtures/catalogue-source'))

const at = (name: string, fields: Parameters<typeof aRow>[0] = {}) => aRow({ name, ...fields })
const ROWS = [
  aProgrammeRow(
    { universityId: 'alpha', months: 36 },
    { university: at('Alpha', { tuition: 9000, rank: 2 }) },
  ),
  aProgrammeRow({ title: 'Nursing Practice' }, { university: at('Beta', { tuition: 30_000, rank: 1 }) }),
  aProgrammeRow({ title: 'Medicine' }, { university: at('Gamma'), subject: 'Medicine', isMay: true }),
]
const HEAD: Parameters<typeof ProgrammeListIsland>[0]['head'] = {
  slug: 'nursing',
  name: 'Nursing',
  description: 'Caring for patients',
  branches: [],
  neighbours: [['midwifery', 'Midwifery']],
}

/** The rows that the browser has fetched of each level. */
function setRows(rows: Partial<Record<Level, readonly ProgrammeListRow[]>>) {
  for (const level of ['bachelor', 'master'] as const) {
    const source = programmeSource('nursing', level)
    const own = rows[level]
    const loaded = own && { rows: own, countries: [], hasText: true, hasAdded: false, lacksCards: false }
    jest.spyOn(source, 'get').mockImplementation(() => loaded ?? null)
    jest.spyOn(source, 'load').mockImplementation(() => new Promise(() => {}))
  }
}

function open(fields: Partial<ProgrammeSearch> = {}) {
  const search = { ...PROGRAMMES.untouched, subject: 'nursing', ...fields }
  return renderAt(
    PROGRAMMES.query(search),
    <ProgrammeListIsland
      head={HEAD}
      groups={null}
      served={aServed(PROGRAMMES, ROWS, search)}
      drawn={[drawn(aProgrammeRow({ title: 'The server’s programme' }))]}
    />,
  )
}

const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const select = (name: string) => screen.getByRole('combobox', { name, hidden: true })

beforeEach(() => {
  localStorage.clear()
  setCatalogue({})
  setRows({ bachelor: ROWS, master: [ROWS[1] as ProgrammeListRow] })
})
afterEach(() => jest.restoreAllMocks())

it('shows the server’s answer first', async () => {
  await open()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Nursing')
  expect(titles()).toContain('The server’s programme')
})

it('sorts in the browser, those that only may be in the subject last', async () => {
  const updates = await open()
  await userEvent.selectOptions(select('Sort'), 'Fee a year')
  await waitFor(() => expect(updates.at(-1)).toEqual({ query: '?subject=nursing&sort=fee', history: 'push' }))
  expect(titles()).toEqual(['Bachelor of Nursing', 'Nursing Practice', 'Fee not known: 1 more', 'Medicine'])
  expect(screen.getByText('May include Nursing')).toBeInTheDocument()
})

it('reads another level from its own shard', async () => {
  const updates = await open()
  await userEvent.selectOptions(select('I want a'), 'Master’s')
  await waitFor(() => expect(updates.at(-1)?.query).toBe('?subject=nursing&level=master'))
  expect(titles()).toEqual(['Nursing Practice'])
})

it('bounds fees in the currency that is chosen, and says so in the chip', async () => {
  const updates = await open({ feeMax: 9000 })
  await userEvent.hover(select('Currency'))
  await userEvent.selectOptions(select('Currency'), 'AUD')
  await waitFor(() => expect(updates.at(-1)?.query).toBe('?subject=nursing&feeMax=9000&currency=AUD'))
  expect(screen.getByRole('link', { name: 'Remove filter: Fee: up to AUD 9,000' })).toBeInTheDocument()
})

it('offers the visitor’s own score of English, and applies it when they ask for it', async () => {
  keepAnswer('ielts', '6.5')
  const updates = await open()
  expect(updates).toEqual([])
  await userEvent.click(screen.getByRole('link', { name: 'Yours: IELTS 6.5', hidden: true }))
  await waitFor(() => expect(updates).toEqual([{ query: '?subject=nursing&ielts=6.5', history: 'push' }]))
  expect(screen.queryByRole('link', { name: /^Yours/, hidden: true })).toBeNull()
})

it('offers it at no level at which no university names a score', async () => {
  keepAnswer('ielts', '6.5')
  await open({ level: 'master' })
  expect(screen.queryByRole('link', { name: /^Yours/, hidden: true })).toBeNull()
})

it('leads to related subjects with the filters of now', async () => {
  await open()
  await userEvent.selectOptions(select('Sort'), 'Fee a year')
  const others = screen.getByRole('navigation', { name: 'Other subjects' })
  await waitFor(() =>
    expect(within(others).getByRole('link', { name: 'Midwifery' })).toHaveAttribute(
      'href',
      '/programmes?subject=midwifery&sort=fee',
    ),
  )
})

it('leads to the pages of the countries asked for where no source names a programme', async () => {
  const search = { ...PROGRAMMES.untouched, subject: 'nursing', country: ['de', 'nl'] }
  await renderAt(
    PROGRAMMES.query(search),
    <ProgrammeListIsland
      head={HEAD}
      groups={null}
      served={{ ...aServed(PROGRAMMES, ROWS, search), names: { de: 'Germany', nl: 'Netherlands' } }}
      drawn={[]}
    />,
  )
  expect(screen.getByRole('heading', { name: 'No programmes found' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Study in Germany' })).toHaveAttribute(
    'href',
    '/resources/countries/de',
  )
  expect(screen.getByRole('link', { name: 'Study in the Netherlands' })).toBeVisible()
})

it('does not head with a bare 0 where programmes may match', () => {
  const { heading } = programmeView('nursing', 'bachelor')
  const { answer } = aServed(PROGRAMMES, [], PROGRAMMES.untouched)
  expect(heading(answer)).toBe('Results: 0-0 of 0')
  const notKnown = { total: 1870, page: 0, pages: 94, from: 0, to: 0, keys: ['mode'] }
  expect(heading({ ...answer, notKnown })).toBe('Results: none for sure, 1,870 may match')
})

it('says apart which universities are known without a programme, and where that comes from', () => {
  const { answer } = aServed(PROGRAMMES, ROWS, PROGRAMMES.untouched)
  const { note } = programmeView('nursing', 'bachelor')
  expect(note(answer, undefined)).toBeNull()
  render(<>{note({ ...answer, apart: { rows: 40, places: 12, more: 31 } }, undefined)}</>)
  expect(
    screen.getByText(
      /^12 universities by programmes, then 31 by general knowledge .* November 2026; no source/,
    ),
  ).toBeVisible()
})

describe('all programmes', () => {
  const ALL: Parameters<typeof ProgrammeListIsland>[0]['head'] = {
    slug: null,
    name: 'Programmes',
    description: '95,000 programmes',
    branches: [],
    neighbours: [],
  }

  function openAll(fields: Partial<ProgrammeSearch> = {}, found: readonly ProgrammeListRow[] | null = ROWS) {
    const search = { ...PROGRAMMES.untouched, ...fields }
    const served = aServed(PROGRAMMES, found ?? [], search)
    const unasked = { ...served.answer, from: 0, to: 0, total: 95_000 }
    return renderAt(
      PROGRAMMES.query(search),
      <ProgrammeListIsland
        head={ALL}
        groups={[{ label: 'Health', subjects: [['Nursing', 12, 31]] }]}
        served={found ? served : { ...served, answer: unasked, suggestions: undefined as never }}
        drawn={found && found.map((row) => drawn(row))}
      />,
    )
  }

  it('begins with the subjects, which keep the level', async () => {
    await openAll({ level: 'master' }, null)
    expect(
      screen.getByRole('heading', { name: 'Choose a subject, or filter 95,000 programmes' }),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: 'Nursing' })).toHaveAttribute(
      'href',
      '/programmes?subject=nursing&level=master',
    )
    expect(screen.queryByRole('article')).not.toBeInTheDocument()
  })

  it('sends a text when it is complete, since one that names a subject leads to its list', async () => {
    const updates = await openAll({}, null)
    await userEvent.type(screen.getByRole('searchbox'), 'law evening')
    expect(updates).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Search' }))
    await waitFor(() => expect(updates).toEqual([{ query: '?search=law+evening', history: 'push' }]))
  })

  it('shows what the server found, and takes the level of an earlier visit', async () => {
    keepLevel('doctorate')
    const updates = await openAll({ region: 'europe' })
    expect(titles()).toContain('Bachelor of Nursing')
    await waitFor(() =>
      expect(updates).toEqual([{ query: '?region=europe&level=doctorate', history: 'replace' }]),
    )
  })

  it.each(['subject', 'fieldOfStudy'])(
    'offers the %s of the profile, and keeps the filters',
    async (kept) => {
      keepAnswer(kept, 'computer-science')
      const json = async () => ({ total: 775, notKnown: 222 })
      globalThis.fetch = jest.fn(async () => ({ ok: true, json })) as unknown as typeof fetch
      await openAll({ region: 'europe' })
      const name = 'Your subject: computer science → 775 programmes'
      expect(await screen.findByRole('link', { name })).toHaveAttribute(
        'href',
        '/programmes?subject=computer-science&region=europe',
      )
    },
  )

  it('has no filter that only a browser can answer', async () => {
    await openAll({ region: 'europe' })
    expect(screen.queryByRole('group', { name: /take me/i })).not.toBeInTheDocument()
    expect(screen.getByRole('group', { name: 'Length' })).toBeInTheDocument()
  })
})

it('says without a subject that what stands there does not answer for the visitor', () => {
  const { answer } = aServed(PROGRAMMES, ROWS, { country: ['fr'] })
  const note = () => render(<p>{programmeView(null, 'bachelor').note(answer, undefined)}</p>).container
  expect(note()).toHaveTextContent(/^\s*$/)
  localStorage.setItem(PROFILE_KEY, JSON.stringify({ state: { profile: { nationality: 'ng' } }, version: 1 }))
  expect(note()).toHaveTextContent(/Choose a subject to see what you pay/)
  localStorage.clear()
})
