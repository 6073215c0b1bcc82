import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { WORLD_VIEW } from '@/components/universities/world-view'
import { BROWSE_ALL, SCHOLARSHIPS } from '@/lib/scholarships/list'
import { WORLD, type UniversitySearch } from '@/lib/universities/list'
import { aRow } from '@/tests/fixtures/a-row'
import { carriedParams, FilterForm } from './filter-form'

const ROWS = [
  aRow({ id: 'a', programmes: ['law'], facilities: ['library'], sector: 'public', deadline: 115 }),
  aRow({ id: 'b', region: 'asia', programmes: ['law', 'music'] }),
]
const change = jest.fn()
const load = jest.fn(() => Promise.resolve(null))
beforeEach(() => {
  change.mockClear()
  load.mockClear()
})

function form(given: Partial<UniversitySearch> = {}, total?: number, hasOwn = false) {
  const search = { ...WORLD.untouched, ...given }
  const answer = WORLD.browse(ROWS, { search })
  return (
    <FilterForm
      view={{
        ...WORLD_VIEW,
        source: { ...WORLD_VIEW.source, load },
        below: { region: (shown) => <a href={shown.hrefOf({ region: 'asia' })}>All of Asia</a> },
      }}
      state={{
        search,
        typed: search,
        understood: null,
        today: '',
        go: () => Promise.resolve(),
        change,
        sent: () => {},
        loaded: null,
        local: null,
        answer: { ...answer, total: total ?? answer.total },
        suggestions: answer.suggestions,
        count: answer.count,
        isPending: false,
        lacks: null,
        hasOwn,
        countBeyond: () => null,
        nameOf: () => null,
      }}
      nameOf={(code) => code.toUpperCase()}
    />
  )
}

// jsdom knows no popover and hides nothing of it; visibility on a phone is for the browser's tests.
const drawn = () => screen.getByRole<HTMLFormElement>('form', { name: 'Filters', hidden: true })
const inside = () => within(drawn())
const sent = () => new FormData(drawn())
const openAll = async () => {
  for (const title of ['More filters', 'Programmes', 'Facilities', 'Application deadline'])
    await userEvent.click(await inside().findByText(title, { selector: 'summary' }))
}

it('closes by buttons that belong to no form, because Safari 17 ignores the popover of others', () => {
  render(form())
  for (const name of ['Close', 'Show 2 results']) {
    const button = inside().getByRole<HTMLButtonElement>('button', { name, hidden: true })
    expect(button).toHaveAttribute('popovertarget', drawn().id)
    expect(button.form).toBeNull()
  }
})

it('offers what the visitor added only to who has added something', async () => {
  const { rerender } = render(form())
  expect(inside().queryByRole('checkbox', { name: /^Added by you/ })).not.toBeInTheDocument()
  rerender(form({ added: 'yes' }, 1, true))
  await userEvent.click(inside().getByRole('checkbox', { name: /^Added by you/ }))
  expect(change).toHaveBeenLastCalledWith({ added: null })
})

it('offers every further filter of the catalogue', async () => {
  render(form())
  await openAll()
  for (const name of [
    'International tuition a year (US$)',
    'Public or private',
    'Teaching language',
    'Acceptance rate (%)',
    'World ranking (position)',
    'Employment rate (%)',
    'Programmes',
    'Facilities',
    'Application deadline',
  ])
    expect(inside().getByRole('group', { name })).toBeInTheDocument()
})

it('draws the further filters only while they are open, and asks for what their counts need', async () => {
  render(form({ search: 'law' }))
  expect(inside().queryByText('Programmes')).not.toBeInTheDocument()
  expect(load).not.toHaveBeenCalled()
  await userEvent.click(inside().getByText('More filters'))
  expect(await inside().findByText('Programmes', { selector: 'summary' })).toBeVisible()
  expect(load).toHaveBeenCalledWith('text')
})

it('opens More filters by itself when one of them is set, also later', () => {
  const { rerender } = render(form())
  const highest = () => within(inside().getByRole('group', { name: /ranking/ })).getByLabelText('To')
  expect(inside().queryByRole('group', { name: /ranking/ })).not.toBeInTheDocument()
  rerender(form({ rankMax: 3 }))
  expect(highest()).toHaveValue('3')
  rerender(form())
  expect(highest()).toHaveValue('')
})

it('opens the groups in which something is chosen, and leaves them open when it no longer is', async () => {
  const { rerender } = render(form({ programmes: ['law'] }))
  expect(await inside().findByRole('checkbox', { name: /^Law/ })).toBeVisible()
  expect(inside().getByRole('checkbox', { name: /^Library/ })).not.toBeVisible()
  rerender(form())
  expect(inside().getByRole('checkbox', { name: /^Law/ })).toBeVisible()
})

it('shuts a long list of options with Done, and goes back to its name', async () => {
  render(form({ programmes: ['law'] }))
  await userEvent.click(await inside().findByRole('button', { name: 'Done with Programmes' }))
  expect(inside().getByRole('checkbox', { name: /^Law/ })).not.toBeVisible()
  expect(inside().getByText('Programmes', { selector: 'summary' })).toHaveFocus()
})

it.each([
  [2, 'Show 2 results'],
  [1, 'Show 1 result'],
  [3330, 'Show 3,330 results'],
])('closes the sheet with the number of results (%s)', (total, name) => {
  render(form({}, total))
  expect(inside().getByRole('button', { name, hidden: true })).toHaveAttribute('popovertarget', WORLD.formId)
})

it('draws below a filter what its view adds there', () => {
  render(form({ page: 3 }))
  const region = within(inside().getByRole('group', { name: 'Region' }))
  expect(region.getByRole('link', { name: 'All of Asia' })).toHaveAttribute(
    'href',
    '/universities?region=asia',
  )
})

describe('before its script is there', () => {
  function served(given: Partial<UniversitySearch>) {
    const html = document.createElement('div')
    html.innerHTML = renderToString(form(given))
    return html
  }

  it('carries along what it does not draw', () => {
    const html = served({ programmes: ['law', 'music'], tuitionMax: 500, compare: ['a', 'b'], page: 3 })
    const data = new FormData(html.querySelector('form') ?? undefined)
    expect([...data].filter(([, value]) => value !== '')).toEqual([
      ['tuitionMax', '500'],
      ['programmes', 'law,music'],
      ['compare', 'a,b'],
    ])
  })

  it('leads to the page of all filters', () => {
    const noscript = served({ region: 'asia' }).querySelector('noscript')
    expect(noscript?.innerHTML).toContain('href="/universities/filters?region=asia"')
    expect(noscript?.innerHTML).toContain('Apply filters')
  })

  it('carries nothing twice once the script is there', () => {
    render(form({ compare: ['a', 'b'] }))
    expect(sent().has('compare')).toBe(false)
  })
})

describe('carriedParams', () => {
  it('carries nothing of a search without filters', () => {
    expect(carriedParams(WORLD, WORLD.untouched)).toEqual([])
  })

  it('carries what the form does not draw, and never the page or the sort', () => {
    const search: UniversitySearch = {
      ...WORLD.untouched,
      search: 'law',
      country: ['de'],
      rankMax: 3,
      tuitionMax: 0,
      sort: 'name',
      page: 4,
      unreported: 2,
      compare: ['b', 'a'],
    }
    expect(carriedParams(WORLD, search)).toEqual([
      ['tuitionMax', '0'],
      ['rankMax', '3'],
      ['compare', 'b,a'],
    ])
  })

  it('carries what it carries in the form its address has', () => {
    const hidden = '?programmes=law,music&tuitionMax=500&gpa=2.5&size=compact&deadline=1,12&compare=x'
    const search = WORLD.parse(hidden)
    expect(WORLD.parse(Object.fromEntries(carriedParams(WORLD, search)))).toEqual(search)
  })

  it('carries the tab of the scholarships, which their other parameters may not tell', () => {
    expect(carriedParams(SCHOLARSHIPS, { ...BROWSE_ALL, sort: 'value' })).toEqual([['tab', 'browse']])
  })
})

it('is a form, and is not sent while there is script', () => {
  render(form({}, 1))
  expect(drawn()).toHaveAttribute('action', '/universities')
  expect(fireEvent.submit(drawn())).toBe(false)
})

describe('the sheet on a phone', () => {
  const say = (type: string, newState: string) =>
    fireEvent(drawn(), Object.assign(new Event(type), { newState }))
  function openSheet() {
    render(
      <>
        <button popoverTarget={WORLD.formId}>Filters</button>
        {form()}
      </>,
    )
    say('toggle', 'open')
  }

  it('is a dialog beside which nothing can be reached, and whose first button has the focus', () => {
    openSheet()
    const opener = screen.getByRole('button', { name: 'Filters' })
    expect(opener).toHaveProperty('inert', true)
    expect(screen.getByRole('dialog', { name: 'Filters', hidden: true })).toHaveAttribute(
      'aria-modal',
      'true',
    )
    expect(inside().getByText('Close')).toHaveFocus()
    say('beforetoggle', 'closed')
    expect(opener).toHaveProperty('inert', false)
    expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument()
    inside().getByText('Close').blur()
    say('toggle', 'closed')
    expect(opener).toHaveFocus()
  })

  it('is a dialog too where it was opened before its script was there', () => {
    document.head.innerHTML = '<style>form { position: fixed }</style>'
    render(form())
    document.head.innerHTML = ''
    expect(screen.getByRole('dialog', { name: 'Filters', hidden: true })).toBeInTheDocument()
    expect(inside().getByText('Close')).toHaveFocus()
  })

  it('keeps the focus', async () => {
    openSheet()
    await userEvent.tab({ shift: true })
    expect(inside().getByText(/^Show .* results?$/)).toHaveFocus()
    await userEvent.tab()
    expect(inside().getByText('Close')).toHaveFocus()
  })
})
