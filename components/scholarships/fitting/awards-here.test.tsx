import { render, screen, within } from '@testing-library/react'
import { keepNationality } from '@/lib/eligibility/kept-nationality'
import { LEVELS } from '@/lib/facts/vocabulary'
import { aRow } from '@/tests/fixtures/scholarship'
import { AWARDS } from '../scholarships-view'
import { AwardsHere } from './awards-here'

const award = (id: string) => ({
  id,
  name: `Award ${id}`,
  value: `Worth of ${id}`,
  isUnsure: false,
  levels: LEVELS.map(({ value }) => value),
})

const show = (
  ids: string,
  others: string[] = [],
  country: { code: string; name: string } | null = { code: 'nl', name: 'Netherlands' },
) =>
  render(
    <AwardsHere
      awards={[...ids].map(award)}
      others={others.map((name) => ({ name, levels: LEVELS.map(({ value }) => value) }))}
      country={country}
    />,
  )

const names = () => screen.getAllByRole('link', { name: /^Award/ }).map(({ textContent }) => textContent)

let load: jest.SpyInstance

beforeEach(() => {
  localStorage.clear()
  const row = (id: string, codes: { openTo?: string; mayBeOpenTo?: string }) =>
    aRow({
      card: { id },
      hosts: ['nl'],
      ...(id === 'c' && { dates: { status: 'open-all-year' as const } }),
      openTo: new Set([codes.openTo ?? 'fr']),
      mayBeOpenTo: new Set([codes.mayBeOpenTo ?? 'fr']),
    })
  const rows = [row('a', {}), row('b', { mayBeOpenTo: 'ke' }), row('c', { openTo: 'ke' }), row('d', {})]
  load = jest.spyOn(AWARDS, 'load').mockResolvedValue({
    rows,
    countries: [{ code: 'ke', name: 'Kenya', aliases: '' }],
    hasText: true,
    hasAdded: false,
    lacksCards: false,
    mean: null,
  })
})

it('shows three, folds the rest and asks for the nationality', () => {
  show('abcd', ['Old Boys’ Award'])
  expect(names()).toEqual(['Award a', 'Award b', 'Award c', 'Award d'])
  const folded = within(screen.getByText('2 more awards').closest('details') as HTMLElement)
  expect(folded.getByText('Award d')).toBeInTheDocument()
  expect(folded.getByText('Old Boys’ Award')).toBeInTheDocument()
  const form = screen.getByRole<HTMLFormElement>('form', { name: /in the Netherlands for my nationality/ })
  expect([...new FormData(form)]).toEqual([
    ['nationality', ''],
    ['host', 'nl,multiple'],
  ])
  expect(load).not.toHaveBeenCalled()
})

it('shows at each level what pays for it', () => {
  render(
    <AwardsHere
      awards={[
        { ...award('a'), levels: ['bachelor'] },
        { ...award('b'), levels: ['bachelor', 'master', 'doctorate'] },
      ]}
      others={[]}
      country={{ code: 'nl', name: 'Netherlands' }}
    />,
  )
  const [first, later] = screen.getAllByRole('list').map((list) => list.parentElement)
  expect(first).toHaveAttribute('data-for', 'bachelor')
  expect(first).toHaveTextContent('Award a')
  expect(later).toHaveAttribute('data-for', 'master doctorate')
  expect(later).not.toHaveTextContent('Award a')
})

it('says that there is none for the university alone, and still asks', () => {
  show('')
  expect(screen.getByText(/none only for this university/)).toBeInTheDocument()
  expect(screen.getByRole('form')).toBeInTheDocument()
})

it('shows what fits a kept nationality first, in the same places, and what is open now', async () => {
  keepNationality('ke')
  show('abcd')
  const all = await screen.findByRole('link', { name: /^1 award in the Netherlands .*\(Kenya\)$/ })
  expect(all).toHaveAttribute('href', '/scholarships?nationality=ke&host=nl,multiple')
  expect(names()).toEqual(['Award c', 'Award b', 'Award a', 'Award d'])
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(
    '✓ your nationality fits, open now · Award c · Worth of c',
  )
  expect(screen.queryByRole('form')).not.toBeInTheDocument()
})

it('keeps the form where the file can’t be had', async () => {
  keepNationality('ke')
  load.mockRejectedValue(new Error('offline'))
  show('a')
  await Promise.resolve()
  expect(screen.getByRole('form')).toBeInTheDocument()
})

it('offers no awards of a country in a territory where they can’t be held', async () => {
  const { unmount } = show('a', [], null)
  expect(screen.queryByRole('form')).not.toBeInTheDocument()
  unmount()
  keepNationality('ke')
  show('c', [], null)
  expect(await screen.findByText(/your nationality fits/)).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: /for my nationality/ })).not.toBeInTheDocument()
})
