import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { withNuqsTestingAdapter, type OnUrlUpdateFunction } from 'nuqs/adapters/testing'
import { programmeView } from '@/components/programmes/programme-view'
import { SCHOLARSHIPS_VIEW } from '@/components/scholarships/scholarships-view'
import { UK_VIEW } from '@/components/universities/uk/uk-view'
import { WORLD_VIEW } from '@/components/universities/world-view'
import type { ListSearch, SearchValues } from '@/lib/list/filter'
import { aServed } from '@/tests/fixtures/served'
import { hydrateWithInput } from '@/tests/setup/hydrate'
import { ListBrowser } from './list-browser'
import type { ListView } from './list-view'

jest.mock('nuqs/adapters/next/app', () => jest.requireActual('@/tests/fixtures/nuqs-adapter'))
jest.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams() }))
jest.mock('@/lib/device/fetch-file', () => ({
  ...jest.requireActual('@/lib/device/fetch-file'),
  fetchFile: () => new Promise(() => {}),
}))

beforeEach(() => localStorage.clear())

/** Each list at an address with a filter, and a choice that can be made above its results. */
const LISTS = [
  ['universities', WORLD_VIEW, { region: 'asia' }, 'I want a', 'master'],
  ['UK universities', UK_VIEW, { nation: ['wales'] }, 'I want a', 'master'],
  ['scholarships', SCHOLARSHIPS_VIEW, { tab: 'browse', funding: ['full'] }, 'Sort', 'deadline'],
  [
    'programmes of a subject',
    programmeView('nursing', 'bachelor'),
    { subject: 'nursing', region: 'asia' },
    'I want a',
    'master',
  ],
  ['all programmes', programmeView(null, 'bachelor'), { region: 'asia' }, 'I want a', 'master'],
] as unknown as [name: string, ListView<never>, SearchValues, label: string, value: string][]

/** Hydrates a list at an address, after `enter` in the server's page; gives the addresses that are written. */
async function open(
  view: ListView<never>,
  asked: SearchValues,
  enter: (page: HTMLElement) => void = () => {},
) {
  const { list } = view
  const written: string[] = []
  const onUrlUpdate: OnUrlUpdateFunction = ({ queryString, options }) => {
    written.push(`${queryString}${options.shallow ? '' : ' from the server'}`)
  }
  const search = { ...list.untouched, ...asked } as ListSearch
  const Adapter = withNuqsTestingAdapter({
    searchParams: list.href(search, '' as never),
    onUrlUpdate,
    hasMemory: true,
  })
  const served = aServed(list, [], asked)
  await hydrateWithInput(
    <Adapter>
      <ListBrowser view={view} served={served} top={null} cards={() => null} />
    </Adapter>,
    enter,
  )
  return written
}

it.each(LISTS)(
  '%s: a filter that is taken off by keyboard gives the focus to the results',
  async (_, view, asked) => {
    const written = await open(view, asked)
    screen.getAllByRole('link', { name: /^Remove filter/ })[0]?.focus()
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(document.getElementById(view.list.headingId))
    await waitFor(() => expect(written).toHaveLength(1))
    expect(written[0]?.endsWith(' from the server')).toBe(view.source.isOnServer === true)
  },
)

it.each(LISTS)('%s: a choice made before the script came is taken', async (_, view, asked, label, value) => {
  const written = await open(view, asked, (page) => {
    const choice = [...page.querySelectorAll('label')].find(({ textContent }) =>
      textContent.startsWith(label),
    )
    const select = choice?.querySelector('select') as HTMLSelectElement
    select.value = value
  })
  await act(async () => {})
  await waitFor(() => expect(written.join()).toContain(`=${value}`))
})
