import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { CountryFilter, type CountryOption } from './country-filter'

const OPTIONS: CountryOption[] = [
  { code: 'fr', name: 'France', aliases: '', count: 120 },
  { code: 'mx', name: 'México', aliases: '', count: 1234 },
  { code: 'ua', name: 'Ukraine', aliases: '', count: 30 },
  { code: 'gb', name: 'United Kingdom', aliases: 'UK,Great Britain', count: 60 },
]
const onChange = jest.fn()
const onOpen = jest.fn()

type Given = { chosen?: string[]; options?: CountryOption[] | null; limit?: number }

function Countries({ chosen = [], options = OPTIONS, limit = 10 }: Given) {
  const [codes, setCodes] = useState(chosen)
  return (
    <>
      <CountryFilter
        chosen={codes.map((code) => ({
          code,
          name: OPTIONS.find((option) => option.code === code)?.name ?? code,
        }))}
        options={options}
        anyCount={3330}
        limit={limit}
        onOpen={onOpen}
        onChange={(next) => {
          onChange(next)
          setCodes(next)
        }}
      />
      <button>Elsewhere</button>
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
