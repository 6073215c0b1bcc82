import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { WORLD_VIEW } from '@/components/universities/world-view'
import type { ShownMeaning } from '@/lib/list/text-meaning'
import { WORLD, type UniversitySearch } from '@/lib/universities/list'
import { aMeaning, CHEAP } from '@/tests/fixtures/a-meaning'
import { aRow } from '@/tests/fixtures/a-row'
import { ListToolbar } from './list-toolbar'

const ROWS = Array.from({ length: 30 }, (_, at) => aRow({ id: `u-${at}` }))
const change = jest.fn()

function show(
  given: Partial<UniversitySearch>,
  lacks: 'words' | 'facts' | null = null,
  understood: ShownMeaning | null = null,
  view = WORLD_VIEW,
) {
  const search = { ...WORLD.untouched, ...given }
  const answer = WORLD.browse(ROWS, { search })
  const state = { search, typed: search, today: '', answer, change }
  render(
    <ListToolbar
      view={view}
      state={{
        ...state,
        go: () => Promise.resolve(),
        sent: () => {},
        loaded: null,
        local: null,
        understood,
        lacks,
        suggestions: null,
        count: null,
        countBeyond: () => null,
        isPending: false,
        hasOwn: false,
        nameOf: () => null,
      }}
      nameOf={String}
      onGo={() => {}}
    />,
  )
}

describe('the sort', () => {
  it('shows which one is in force and reports another', async () => {
    show({ sort: 'ranking' })
    const select = screen.getByRole('combobox', { name: 'Sort' })
    expect(select).toHaveDisplayValue('World Ranking')
    await userEvent.selectOptions(select, 'University Name')
    expect(change.mock.calls).toEqual([[{ sort: 'name' }]])
  })

  it('by the visitor’s profile is not offered where a server answers', () => {
    show({})
    expect(screen.getByRole('option', { name: 'Can they take me?' })).toBeVisible()
    cleanup()
    show({}, null, null, { ...WORLD_VIEW, source: { ...WORLD_VIEW.source, isOnServer: true } })
    expect(screen.queryByRole('option', { name: 'Can they take me?' })).toBeNull()
  })

  it('is that of the words, which another choice takes the place of', async () => {
    show({ search: 'cheap masters' }, null, aMeaning({ parts: [CHEAP], set: { sort: 'tuition' } }))
    const select = screen.getByRole('combobox', { name: 'Sort' })
    expect(select).toHaveDisplayValue('Tuition (International)')
    expect(screen.getByText(/^Lowest first, by prices/)).toBeVisible()
    await userEvent.selectOptions(select, 'University Name')
    expect(change).toHaveBeenLastCalledWith({ sort: 'name', search: 'masters' })
  })

  it('belongs to the form that is sent without script', () => {
    show({ sort: 'name' })
    expect(screen.getByRole('combobox', { name: 'Sort' })).toHaveAttribute('form', WORLD.formId)
    expect(screen.getByRole('combobox', { name: 'Sort' })).toHaveAttribute('name', 'sort')
  })
})

it('counts nothing for a question, which is answered above', () => {
  const answers = [{ href: '/guides/application', label: 'Deadline' }]
  show({ search: 'zzz' }, null, aMeaning({ text: 'deadline', answers, isQuestion: true }))
  expect(screen.getByRole('heading', { name: 'Answered above' })).toBeVisible()
  expect(screen.queryByText(/0 universities|of 0/)).toBeNull()
})

it('asks for the level, which belongs to the form and is no active filter', async () => {
  show({ level: 'master' })
  const select = screen.getByRole('combobox', { name: 'I want a' })
  expect(select).toHaveDisplayValue('Master’s')
  expect(select).toHaveAttribute('form', WORLD.formId)
  expect(select).toHaveAttribute('name', 'level')
  expect(screen.queryByRole('link', { name: /Clear/ })).toBeNull()
  await userEvent.selectOptions(select, 'PhD')
  expect(change).toHaveBeenLastCalledWith({ level: 'doctorate' })
})

it('heads the results, and announces in words how many there are', () => {
  show({ page: 2 })
  expect(screen.getByRole('heading', { level: 2, name: 'Results: 10-18 of 30' })).toHaveAttribute(
    'id',
    WORLD.headingId,
  )
  expect(screen.getByRole('status')).toHaveTextContent('30 universities found')
})

it.each([
  ['words', /^Only names, places and programs were searched.*There may be more results\.$/],
  ['facts', /^Some facts of these cards are not saved/],
] as const)('says when %s could not be loaded', (lacks, words) => {
  show({}, lacks)
  expect(screen.getByText(words)).toBeVisible()
})
