import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import type { SearchValues } from '@/lib/list/filter'
import { filtersOf } from '@/lib/list/filters'
import { hydrateAfter } from '@/tests/setup/hydrate'
import { CountryFilter } from './country-filter'
import type { CountryOption } from './country-options'

const OPTIONS: CountryOption[] = [
  { code: 'fr', name: 'France', aliases: '', count: 120 },
  { code: 'mx', name: 'México', aliases: '', count: 1234 },
  { code: 'ua', name: 'Ukraine', aliases: '', count: 30 },
  { code: 'gb', name: 'United Kingdom', aliases: 'UK,Great Britain', count: 60 },
]
const onChange = jest.fn()
const onOpen = jest.fn()

type Given = {
  chosen?: string[]
  options?: CountryOption[] | null
  limit?: number
  text?: string
  unread?: string
}

const nameOf = (code: string) => OPTIONS.find((option) => option.code === code)?.name ?? code
const named = { label: 'Country', drop: 'the country', anyLabel: 'All Countries' }
const values = Object.fromEntries(OPTIONS.map(({ code, count }) => [code, count]))

function Countries({ chosen = [], options = OPTIONS, limit = 10, text = '', unread = '' }: Given) {
  const [search, setSearch] = useState<SearchValues>({ country: chosen, search: text, unread })
  const [countries, setCountries] = useState(options)
  const filter = filtersOf<never>().countries({ ...named, max: limit, read: () => null })('country')
  return (
    <>
      <CountryFilter
        filter={filter}
        control={{ kind: 'countries', anyLabel: named.anyLabel, max: limit, extra: [] }}
        search={search}
        typed={search}
        counts={null}
        count={() => ({ any: 3330, values, notKnown: { ua: 7 } })}
        countBeyond={() => ({ any: 3330, values: { ...values, nu: 0, tv: 3 } })}
        countries={countries}
        nameOf={nameOf}
        onOpen={onOpen}
        change={(next) => {
          onChange(next.country)
          setSearch((last) => ({ ...last, ...next }))
        }}
      />
      <button>Elsewhere</button>
      <button onClick={() => setCountries(OPTIONS)}>Load</button>
    </>
  )
}

const button = () => screen.getByRole('button', { name: /^Country:/ })
async function open(given: Given = {}) {
  render(<Countries {...given} />)
  await userEvent.click(button())
  return within(await screen.findByRole('dialog', { name: 'Countries' }))
}

beforeEach(() => {
  onChange.mockClear()
  onOpen.mockClear()
})

it('is a text field for names while there is no script', () => {
  const html = document.createElement('div')
  html.innerHTML = renderToString(<Countries chosen={['fr', 'gb']} />)
  const field = within(html).getByRole('textbox', { name: 'Country' })
  expect(field).toHaveValue('France,United Kingdom')
  expect(field).toHaveAttribute('name', 'country')
  expect(within(html).queryByRole('button', { name: /^Country/ })).toBeNull()
})

it('names the chosen countries on the button and keeps their codes for the form', () => {
  render(
    <form aria-label="Filters">
      <Countries chosen={['fr', 'gb']} />
    </form>,
  )
  expect(button()).toHaveAccessibleName('Country: France, United Kingdom')
  expect(screen.getByRole('form')).toHaveFormValues({ country: 'fr,gb' })
})

it('asks for the catalogue as soon as it is touched', async () => {
  render(<Countries />)
  await userEvent.tab()
  expect(onOpen).toHaveBeenCalled()
})

it('lists every country with its count, and takes several', async () => {
  const list = await open()
  expect(list.getByRole('option', { name: /All Countries.*3,330/ })).toBeVisible()
  await userEvent.click(list.getByRole('option', { name: /México.*1,234/ }))
  await userEvent.click(list.getByRole('option', { name: /France/ }))
  expect(onChange.mock.calls).toEqual([[['mx']], [['fr', 'mx']]])
  await userEvent.click(list.getByRole('option', { name: /México/ }))
  expect(onChange).toHaveBeenLastCalledWith(['fr'])
  await userEvent.click(list.getByRole('option', { name: /All Countries/ }))
  expect(onChange).toHaveBeenLastCalledWith([])
})

it.each([
  ['mexico', ['México']],
  ['UK', ['United Kingdom', 'Ukraine']],
  ['britain', ['United Kingdom']],
])('finds by "%s"', async (typed, names) => {
  const list = await open()
  await userEvent.type(list.getByRole('combobox'), typed)
  expect(list.getAllByRole('option').map((option) => option.textContent)).toEqual(
    names.map((name) => expect.stringContaining(name)),
  )
})

describe('a country without a result', () => {
  const more = [
    ...OPTIONS,
    { code: 'nu', name: 'Niue', aliases: '', count: 0 },
    { code: 'tv', name: 'Tuvalu', aliases: '', count: 0 },
  ]

  it('is said to have none for the text, and searched without it', async () => {
    const list = await open({ options: more, text: 'public health' })
    const tuvalu = list.getByRole('option', { name: /Tuvalu/ })
    expect(tuvalu).toHaveTextContent('0 for ‘public health’; search without it')
    expect(list.getAllByRole('option').at(-1)).toBe(tuvalu)
    await userEvent.click(tuvalu)
    expect(onChange.mock.calls).toEqual([[['tv']]])
    expect(list.getByRole('option', { name: /Tuvalu/ })).not.toHaveTextContent('public health')
  })

  it('is said to have none with the filters where there is no text', async () => {
    const list = await open({ options: more })
    expect(list.getByRole('option', { name: /Tuvalu/ })).toHaveTextContent('0 with these filters')
  })

  it('is left out only where it never has any', async () => {
    const list = await open({ options: more, text: 'law' })
    expect(list.queryByRole('option', { name: /Niue/ })).toBeNull()
  })

  it('tells what may be results besides', async () => {
    const list = await open()
    expect(list.getByRole('option', { name: /Ukraine/ })).toHaveTextContent('30 · 7 not known')
  })
})

it('says so when there is no such country', async () => {
  const list = await open()
  await userEvent.type(list.getByRole('combobox'), 'Atlantis')
  expect(list.getByText('No country of that name in the catalogue.')).toBeVisible()
})

it('is worked by keyboard alone and gives the focus back', async () => {
  render(<Countries />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  const list = within(await screen.findByRole('dialog', { name: 'Countries' }))
  expect(list.getByRole('combobox')).toHaveFocus()
  await userEvent.keyboard('ukr{Enter}')
  expect(onChange.mock.calls).toEqual([[['ua']]])
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await screen.findByRole('button', { name: 'Country: Ukraine', expanded: false })
  await new Promise((resolve) => setTimeout(resolve))
  expect(button()).toHaveFocus()
})

it('closes on a second click, and on a click elsewhere', async () => {
  await open()
  await userEvent.click(button())
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await userEvent.click(button())
  await screen.findByRole('dialog')
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus()
})

it('has a check box for each country, and a button that closes the list and gives the focus back', async () => {
  const list = await open({ chosen: ['fr'] })
  expect(list.getByRole('option', { name: /France/ })).toHaveAttribute('aria-checked', 'true')
  expect(list.getByRole('option', { name: /México/ })).toHaveAttribute('aria-checked', 'false')
  await userEvent.click(list.getByRole('option', { name: /México/ }))
  expect(list.getByRole('option', { name: /México/ })).toHaveAttribute('aria-checked', 'true')
  await userEvent.click(list.getByRole('button', { name: 'Done' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await waitFor(() => expect(button()).toHaveFocus())
})

it('closes by itself where only one may be chosen', async () => {
  const list = await open({ limit: 1 })
  expect(list.queryByRole('button', { name: 'Done' })).toBeNull()
  await userEvent.click(list.getByRole('option', { name: /México/ }))
  expect(onChange).toHaveBeenCalledWith(['mx'])
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it('takes no more than the limit, and says so', async () => {
  const list = await open({ chosen: ['fr', 'gb'], limit: 2 })
  expect(list.getByText('At most 2 countries at once.')).toBeVisible()
  await userEvent.click(list.getByRole('option', { name: /México/ }))
  expect(onChange).not.toHaveBeenCalled()
  await userEvent.click(list.getByRole('option', { name: /France/ }))
  expect(onChange).toHaveBeenCalledWith(['gb'])
})

it('says that it is loading until the catalogue is there', async () => {
  const list = await open({ options: null })
  expect(list.getByText('Loading the countries…')).toBeVisible()
})

describe('the words for a people and a country’s own names', () => {
  const WORDS = { fr: 'French', ua: 'Ukrainian,Україна', gb: 'British' }

  it('are asked for when the list is first opened, and find their country', async () => {
    const fetch = jest.fn().mockResolvedValue({ ok: true, json: async () => WORDS })
    globalThis.fetch = fetch
    render(<Countries />)
    await userEvent.hover(button())
    expect(fetch).not.toHaveBeenCalled()
    await userEvent.click(button())
    expect(fetch.mock.calls).toEqual([['/catalogue/v1/country-words.json']])
    const list = within(await screen.findByRole('dialog', { name: 'Countries' }))
    await userEvent.keyboard('british')
    expect(list.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['United Kingdom60'])
  })

  it('count for what was typed before script came', async () => {
    await act(async () =>
      hydrateAfter(<Countries />, (html) => {
        within(html).getByRole<HTMLInputElement>('textbox', { name: 'Country' }).value = 'french, Україна'
      }),
    )
    await waitFor(() => expect(onChange.mock.calls).toEqual([[['fr', 'ua']]]))
    document.body.replaceChildren()
  })
})

describe('a name that no country goes by', () => {
  const NONE = 'No country of this list is called “Atlantis”.'

  it('stays in the field of the server’s page, which says so', () => {
    const html = document.createElement('div')
    html.innerHTML = renderToString(<Countries chosen={['fr']} unread="country:Atlantis" />)
    document.body.append(html)
    const field = screen.getByRole('textbox', { name: 'Country' })
    expect(field).toHaveValue('France,Atlantis')
    expect(field).toHaveAccessibleDescription(NONE)
    document.body.replaceChildren()
  })

  it('is named when the list closes, and stands in its box when it opens again', async () => {
    globalThis.fetch = jest.fn().mockRejectedValue(new Error())
    const list = await open()
    await userEvent.keyboard('Atlantis')
    expect(list.queryByRole('option')).toBeNull()
    await userEvent.keyboard('{Escape}')
    expect(await screen.findByText(NONE)).toBeVisible()
    await userEvent.click(button())
    const box = within(await screen.findByRole('dialog', { name: 'Countries' })).getByRole('combobox')
    expect(box).toHaveValue('Atlantis')
    await userEvent.clear(box)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByText(NONE)).toBeNull())
  })

  it('is looked for in other languages first', async () => {
    globalThis.fetch = jest.fn().mockRejectedValue(new Error())
    const list = await open()
    await userEvent.keyboard('Messico')
    expect(await list.findByRole('option', { name: /México/ })).toBeVisible()
    await userEvent.clear(list.getByRole('combobox'))
    await userEvent.keyboard('Frankreich')
    expect(await list.findByRole('option', { name: /France/ })).toBeVisible()
  })
})

describe('what was typed before its script came', () => {
  /** The page as the server sent it, in whose field a visitor types before script takes it over. */
  async function typeEarly(text: string, given: Given & { isLeft?: boolean } = {}) {
    const { isLeft = true, ...props } = given
    await act(async () =>
      hydrateAfter(<Countries {...props} />, (html) => {
        const field = within(html).getByRole<HTMLInputElement>('textbox', { name: 'Country' })
        field.focus()
        field.value = text
        if (isLeft) field.blur()
      }),
    )
  }
  afterEach(() => document.body.replaceChildren())

  it.each([
    ['France', ['fr']],
    ['great britain, mexico', ['gb', 'mx']],
    ['ua', ['ua']],
  ])('chooses the countries that "%s" names', async (text, codes) => {
    await typeEarly(text)
    expect(onChange.mock.calls).toEqual([[codes]])
  })

  it('takes the place of what was chosen, all of it where the field was emptied', async () => {
    await typeEarly('', { chosen: ['fr'] })
    expect(onChange.mock.calls).toEqual([[[]]])
    expect(button()).toHaveAccessibleName('Country: All Countries')
  })

  it('is open for who has tapped the field and typed nothing: the tap is not lost', async () => {
    await act(async () =>
      hydrateAfter(<Countries />, (html) => {
        within(html).getByRole('textbox', { name: 'Country' }).focus()
      }),
    )
    expect(await screen.findByRole('dialog', { name: 'Countries' })).toBeVisible()
    expect(onChange).not.toHaveBeenCalled()
  })

  it('takes no more countries than the limit', async () => {
    await typeEarly('Ukraine, France, Mexico', { limit: 2 })
    expect(onChange.mock.calls).toEqual([[['fr', 'mx']]])
  })

  it('changes nothing where the text names no country', async () => {
    await typeEarly('Atlantis')
    expect(onChange).not.toHaveBeenCalled()
  })

  it('asks for the countries, and chooses once they are there', async () => {
    await typeEarly('France', { options: null })
    expect(onOpen).toHaveBeenCalled()
    expect(onChange).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Load' }))
    expect(onChange.mock.calls).toEqual([[['fr']]])
  })

  it('goes on in the list where it is still being typed', async () => {
    await typeEarly('France, uk', { isLeft: false })
    const list = within(await screen.findByRole('dialog', { name: 'Countries' }))
    expect(onChange.mock.calls).toEqual([[['fr']]])
    expect(list.getByRole('combobox')).toHaveValue('uk')
    expect(list.getByRole('combobox')).toHaveFocus()
    await userEvent.keyboard('{Enter}{Escape}')
    expect(onChange).toHaveBeenLastCalledWith(['fr', 'gb'])
    await userEvent.click(button())
    expect(within(await screen.findByRole('dialog')).getByRole('combobox')).toHaveValue('')
  })
})
