import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { programmeView } from '@/components/programmes/programme-view'
import { SCHOLARSHIPS_VIEW } from '@/components/scholarships/scholarships-view'
import { UK_VIEW } from '@/components/universities/uk/uk-view'
import { WORLD_VIEW } from '@/components/universities/world-view'
import type { Suggestions } from '@/lib/list/define-list'
import type { ListSearch } from '@/lib/list/filter'
import { PROGRAMMES } from '@/lib/programmes/list'
import { BROWSE_ALL, type ScholarshipSearch } from '@/lib/scholarships/list'
import { WORLD, type UniversitySearch } from '@/lib/universities/list'
import { UK, type UkSearch } from '@/lib/universities/uk/list'
import { aMeaning, aPart } from '@/tests/fixtures/a-meaning'
import { NoResults } from './no-results'

const onGo = jest.fn<undefined, [ListSearch]>()
beforeEach(() => onGo.mockClear())

type Given = Partial<Suggestions>
const whole = (given: Given): Suggestions => ({ names: [], drops: [], ...given })

const world = (search: Partial<UniversitySearch>, given: Given = {}) =>
  render(
    <NoResults
      view={WORLD_VIEW}
      search={{ ...WORLD.untouched, ...search }}
      suggestions={whole(given)}
      onGo={onGo}
    />,
  )
const uk = (search: Partial<UkSearch>, given: Given = {}) =>
  render(
    <NoResults
      view={UK_VIEW}
      search={{ ...UK.untouched, ...search }}
      suggestions={whole(given)}
      onGo={onGo}
    />,
  )
const scholarships = (search: Partial<ScholarshipSearch>, given: Given = {}) =>
  render(
    <NoResults
      view={SCHOLARSHIPS_VIEW}
      search={{ ...BROWSE_ALL, ...search }}
      suggestions={whole(given)}
      onGo={onGo}
    />,
  )

it('does not say that a question found nothing, but how to go on', () => {
  render(
    <NoResults
      view={WORLD_VIEW}
      search={{ ...WORLD.untouched, search: 'deadline' }}
      suggestions={whole({})}
      understood={aMeaning({
        answers: [{ href: '/guides/application', label: 'Deadline' }],
        isQuestion: true,
      })}
      onGo={onGo}
    />,
  )
  expect(screen.getByRole('heading')).toHaveTextContent('To list universities, add a country or a subject')
  expect(screen.queryByText('No universities found')).toBeNull()
})

it.each([
  ['an answer', { answers: [{ href: '/guides/application', label: 'Deadline' }] }, false],
  [
    'a list with results',
    {
      elsewhere: [
        { what: 'scholarships', href: '/scholarships', label: '', found: { total: 1, notKnown: 0 } },
      ],
    },
    false,
  ],
  [
    'a list without results',
    {
      elsewhere: [
        { what: 'scholarships', href: '/scholarships', label: '', found: { total: 0, notKnown: 0 } },
      ],
    },
    true,
  ],
] as const)('asks beside %s whether a name was meant: %#', (_, meaning, wanted) => {
  render(
    <NoResults
      view={WORLD_VIEW}
      search={{ ...WORLD.untouched, search: 'deadline' }}
      suggestions={whole({ names: [{ id: 'a', name: 'University of Reading' }] })}
      understood={aMeaning(meaning)}
      onGo={onGo}
    />,
  )
  expect(screen.queryByRole('link', { name: 'University of Reading' }) !== null).toBe(wanted)
})

it('leads to another level that has some', async () => {
  world({ search: 'harbour' }, { choices: [{ key: 'level', value: 'master', label: 'Master’s', total: 2 }] })
  const link = screen.getByRole('link', { name: 'Master’s: 2 results' })
  expect(link).toHaveAttribute('href', '/universities?search=harbour&level=master')
  await userEvent.click(link)
  expect(onGo).toHaveBeenCalledWith(expect.objectContaining({ search: 'harbour', level: 'master' }))
})

describe('where some universities do not report what is asked for', () => {
  const withOpen = (page: number) =>
    render(
      <NoResults
        view={WORLD_VIEW}
        search={{ ...WORLD.untouched, facilities: ['museum'] } as ListSearch}
        suggestions={whole({})}
        notKnown={{ total: 45, page, pages: 5, from: 0, to: 0, keys: ['facilities'] }}
        onGo={onGo}
      />,
    )

  it('says how many, and leads to them', async () => {
    withOpen(0)
    expect(screen.getByText(/do not report all of this/).closest('p')).toHaveTextContent(
      '45 universities do not report all of this, so there may be some. Show them',
    )
    const link = screen.getByRole('link', { name: 'Show them' })
    expect(link).toHaveAttribute('href', '/universities?facilities=museum&unreported=1#university-unreported')
    await userEvent.click(link)
    expect(onGo).toHaveBeenCalledWith(expect.objectContaining({ unreported: 1 }))
  })

  it('does not say of programmes that there is none', () => {
    render(
      <NoResults
        view={programmeView('nursing', 'bachelor')}
        search={PROGRAMMES.untouched}
        suggestions={whole({})}
        notKnown={{ total: 45, page: 0, pages: 3, from: 0, to: 0, keys: ['mode'] }}
        onGo={onGo}
      />,
    )
    expect(screen.getByRole('heading')).toHaveTextContent('No source says that a programme fits')
  })

  it('leads nowhere once they are shown', () => {
    withOpen(1)
    expect(screen.queryByRole('link', { name: 'Show them' })).toBeNull()
  })
})

describe('of the world’s universities', () => {
  it('says that nothing was found and what to do', () => {
    world({ search: 'qqq' })
    expect(screen.getByRole('heading', { name: 'No universities found' })).toBeVisible()
    expect(screen.getByText('Try adjusting your search criteria or filters')).toBeVisible()
    expect(screen.queryByRole('link', { name: /^Without/ })).not.toBeInTheDocument()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it.each([
    [['A'], 'Did you mean A?'],
    [['A', 'B'], 'Did you mean A or B?'],
    [['A', 'B', 'C'], 'Did you mean A, B or C?'],
  ])('offers the nearest names %j', (names, sentence) => {
    world({ search: 'x' }, { names: names.map((name) => ({ id: name.toLowerCase(), name })) })
    expect(screen.getByText(/^Did you mean/)).toHaveTextContent(sentence)
    expect(screen.getByRole('link', { name: 'A' })).toHaveAttribute('href', '/universities/a')
  })

  it('leads to the page of a university that the visitor added', () => {
    world({ search: 'x' }, { names: [{ id: 'added-1', name: 'My Academy' }] })
    expect(screen.getByText(/^Did you mean/)).toHaveTextContent('Did you mean My Academy?')
    expect(screen.getByRole('link', { name: 'My Academy' })).toHaveAttribute('href', '/universities/added-1')
  })

  it('links the search without the filter that stands in the way', async () => {
    const search = { search: 'law', region: 'asia', page: 3 } as const
    world(search, {
      drops: [
        { key: 'region', total: 1200 },
        { key: 'search', total: 1 },
      ],
    })
    expect(screen.getByRole('link', { name: 'Without the region: 1,200 results' })).toHaveAttribute(
      'href',
      '/universities?search=law',
    )
    const drop = screen.getByRole('link', { name: 'Without the search text: 1 result' })
    expect(drop).toHaveAttribute('href', '/universities?region=asia')
    await userEvent.click(drop)
    expect(onGo.mock.calls).toEqual([[{ ...WORLD.untouched, region: 'asia' }]])
  })

  it('does not offer to drop the only filter there is: Clear Filters says that already', () => {
    world({ search: 'qqq' }, { drops: [{ key: 'search', total: 3330 }] })
    expect(screen.queryByRole('link', { name: /^Without/ })).not.toBeInTheDocument()
  })
})

describe('where a search finds nothing', () => {
  const hrefs = () =>
    within(screen.getByRole('list', { name: 'Go on with' }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))

  it('leads on to the pages of the countries that were typed, and to awards for the visitor', () => {
    const parts = [
      aPart({ kind: 'country', words: 'iceland', value: 'is', label: 'Country: Iceland' }),
      aPart({ kind: 'origin', words: 'from peru', value: 'pe', label: 'You come from: Peru', start: 8 }),
    ]
    render(
      <NoResults
        view={WORLD_VIEW}
        search={{ ...WORLD.untouched, search: 'iceland from peru' }}
        suggestions={whole({})}
        understood={aMeaning({ parts })}
        onGo={onGo}
      />,
    )
    expect(hrefs()).toEqual(['/resources/countries/is', '/scholarships?tab=browse&nationality=pe'])
  })

  it('names signs that cannot be searched, and leads to all there is', () => {
    world({ search: '🎓' })
    expect(screen.getByText(/no letters or numbers to search for/)).toBeVisible()
    expect(hrefs()).toEqual(['/programmes', '/scholarships?tab=browse', '/resources/countries'])
  })
})

describe('of the universities of the United Kingdom', () => {
  it('says so, and offers to clear, to drop a filter, and the nearest names', async () => {
    uk(
      { search: 'oxfrod', city: 'leeds', sort: 'lowest', page: 2 },
      { names: [{ id: 'oxford', name: 'Oxford' }], drops: [{ key: 'search', total: 3 }] },
    )
    expect(screen.getByRole('heading', { name: 'No universities found' })).toBeVisible()
    expect(screen.getByText('Try another name, city or program, or start again.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Oxford' })).toHaveAttribute('href', '/universities/oxford')
    expect(screen.getByRole('link', { name: 'Without the search text: 3 results' })).toHaveAttribute(
      'href',
      '/uk-universities?city=leeds&sort=lowest',
    )
    const clear = screen.getByRole('button', { name: 'Clear Search' })
    expect(clear).toHaveAttribute('href', '/uk-universities?sort=lowest')
    await userEvent.click(clear)
    expect(onGo.mock.calls).toEqual([[{ ...UK.untouched, sort: 'lowest' }]])
  })
})

describe('of the scholarships', () => {
  it('offers names, and what dropping a filter would bring', () => {
    scholarships(
      { search: 'chevenign', type: ['university'] },
      { names: [{ id: 'chevening', name: 'Chevening' }], drops: [{ key: 'type', total: 1 }] },
    )
    expect(screen.getByRole('heading', { name: 'No scholarships found' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Chevening' })).toHaveAttribute('href', '/scholarships/chevening')
    expect(screen.getByRole('link', { name: 'Without the type: 1 result' })).toHaveAttribute(
      'href',
      '/scholarships?search=chevenign',
    )
  })

  it('offers nothing to drop where there is only one filter', () => {
    scholarships({ search: 'zzz' }, { drops: [{ key: 'search', total: 262 }] })
    expect(screen.queryByRole('link', { name: /^Without/ })).not.toBeInTheDocument()
  })
})
