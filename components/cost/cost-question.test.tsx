import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRouter } from 'next/navigation'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { keepAnswer, readAnswer } from '@/lib/device/profile-entry'
import { keepLevel, readLevel } from '@/lib/facts/chosen-level'
import { CostQuestion } from './cost-question'

jest.mock('next/navigation', () => ({ useRouter: jest.fn() }))

const replace = jest.fn()
const COUNTRIES = [{ code: 'de', name: 'Germany' }]

function open(address: string, asked: Partial<Parameters<typeof CostQuestion>[0]> = {}) {
  history.replaceState(null, '', address)
  render(<CostQuestion countries={COUNTRIES} currency="USD" {...asked} />)
}

const values = () =>
  ['Degree', 'My passport', 'My currency'].map(
    (label) => screen.getByLabelText<HTMLInputElement>(label).value,
  )

beforeEach(() => {
  localStorage.clear()
  Object.assign(performance, { getEntriesByType: () => [{ type: 'navigate' }] })
  replace.mockReset()
  jest.mocked(useRouter).mockReturnValue({ replace } as unknown as ReturnType<typeof useRouter>)
})
afterEach(() => history.replaceState(null, '', '/'))

it('asks nothing that the profile answers, and asks the page again for whom it is', () => {
  keepLevel('master')
  keepAnswer('nationality', 'ng')
  keepAnswer('currency', 'NGN')
  open('/cost?country=de', { country: 'de' })
  expect(values()).toEqual(['master', 'Nigeria', 'NGN'])
  expect(replace).toHaveBeenCalledWith('/cost?country=de&level=master&passport=ng&currency=NGN', {
    scroll: false,
  })
})

it('takes the kept passport out of the address again, which may be sent, and leaves one that was typed', () => {
  keepAnswer('nationality', 'ng')
  history.replaceState(null, '', '/cost?country=de')
  const ask = (asked: object) => <CostQuestion countries={COUNTRIES} currency="USD" {...asked} />
  const { rerender, unmount } = render(ask({}))
  expect(replace).toHaveBeenCalledWith(expect.stringContaining('passport=ng'), expect.anything())
  history.replaceState(history.state, '', '/cost?country=de&passport=ng')
  rerender(ask({ passport: 'Nigeria', passportCode: 'ng' }))
  expect(location.search).toBe('?country=de')
  unmount()
  // The page that is loaded again asks for the profile again.
  render(ask({}))
  expect(replace).toHaveBeenCalledTimes(2)
  cleanup()
  open('/cost?country=de&passport=ke', { passport: 'Kenya', passportCode: 'ke' })
  expect(location.search).toBe('?country=de&passport=ke')
})

describe('the passport that the form sends', () => {
  /** What the form sends where nothing but the passport may be changed. */
  async function sent(address: string, typed?: string) {
    open(address, { country: 'de', currency: 'NGN' })
    const field = screen.getByLabelText('My passport')
    if (typed) {
      await userEvent.clear(field)
      await userEvent.type(field, typed)
    }
    const form = screen.getByRole<HTMLFormElement>('form')
    const formData = new FormData(form)
    fireEvent.submit(form)
    fireEvent(form, Object.assign(new Event('formdata'), { formData }))
    return [...formData.keys()]
  }

  it('is not that of the profile, which the next page asks again, nor the currency that follows from it', async () => {
    keepAnswer('nationality', 'ng')
    expect(await sent('/cost')).toEqual(['country'])
    cleanup()
    keepAnswer('currency', 'NGN')
    expect(await sent('/cost')).toEqual(['country', 'currency'])
    cleanup()
    expect(await sent('/cost?level=bachelor')).toEqual(['country', 'level', 'currency'])
  })

  it('is one that was typed', async () => {
    expect(await sent('/cost', 'Nigeria')).toContain('passport')
    cleanup()
    keepAnswer('nationality', 'ng')
    expect(await sent('/cost', 'Kenyan')).toContain('passport')
    cleanup()
    expect(await sent('/cost?country=de&passport=ng', 'Nigeria')).toContain('passport')
  })
})

it('takes a passport that the profile changes out of the address too, where another was typed', () => {
  history.replaceState(null, '', '/cost?country=de&passport=ng')
  const ask = (asked: object) => <CostQuestion countries={COUNTRIES} country="de" {...asked} />
  const { rerender } = render(ask({ passport: 'Nigeria', passportCode: 'ng' }))
  act(() => keepAnswer('nationality', 'ke'))
  expect(replace).toHaveBeenLastCalledWith(expect.stringContaining('passport=ke'), expect.anything())
  history.replaceState(history.state, '', '/cost?country=de&passport=ke')
  rerender(ask({ passport: 'Kenya', passportCode: 'ke' }))
  expect(location.search).toBe('?country=de')
})

it('asks once, by the one address, and not again for the currency that the page takes from the passport', () => {
  keepAnswer('nationality', 'ng')
  history.replaceState(null, '', '/cost?country=de')
  const ask = (asked: object) => <CostQuestion countries={COUNTRIES} country="de" {...asked} />
  const { rerender } = render(ask({ currency: 'USD' }))
  history.replaceState(history.state, '', '/cost?country=de&passport=ng')
  rerender(ask({ currency: 'NGN', passport: 'Nigeria', passportCode: 'ng' }))
  // Its field names the currency of the answer.
  expect(values()[2]).toBe('NGN')
  act(() => keepAnswer('currency', 'NGN'))
  expect(values()[2]).toBe('NGN')
  expect(replace.mock.calls).toEqual([['/cost?country=de&passport=ng', { scroll: false }]])
})

it('leaves what the address names, until it is chosen anew', () => {
  keepLevel('master')
  open('/cost?country=de&level=doctorate', { country: 'de', level: 'doctorate' })
  expect(values()[0]).toBe('doctorate')
  expect(replace).not.toHaveBeenCalled()
  act(() => keepAnswer('nationality', 'ke'))
  expect(replace).toHaveBeenLastCalledWith(
    expect.stringContaining('level=doctorate&passport=ke'),
    expect.anything(),
  )
  act(() => keepLevel('bachelor'))
  expect(values()[0]).toBe('bachelor')
})

it('keeps what is answered here', async () => {
  open('/cost?country=de&passport=ke', { country: 'de', passport: 'Kenya', passportCode: 'ke' })
  expect(readAnswer('nationality')).toBe('ke')
  await userEvent.selectOptions(screen.getByLabelText('Degree'), 'PhD')
  await userEvent.selectOptions(screen.getByLabelText('My currency'), 'KES: Kenyan shilling')
  screen.getByRole('form').addEventListener('submit', (event) => event.preventDefault())
  await userEvent.click(screen.getByRole('button', { name: 'What would it cost?' }))
  expect([readLevel(), readAnswer('currency')]).toEqual(['doctorate', 'KES'])
})

describe('what a visitor chooses wins over what the profile says meanwhile', () => {
  const served = <CostQuestion countries={COUNTRIES} currency="NGN" passportCode="ng" passport="Nigeria" />
  const control = (name: string) => document.querySelector<HTMLSelectElement>(`[name=${name}]`)!

  it('where it is chosen before the script comes', async () => {
    history.replaceState(null, '', '/cost?country=de&passport=ng')
    const page = document.body.appendChild(document.createElement('div'))
    page.innerHTML = renderToString(served)
    control('currency').value = 'EUR'
    control('level').value = 'master'
    await act(async () => hydrateRoot(page, served))
    expect([readLevel(), readAnswer('currency')]).toEqual(['master', 'EUR'])
    expect([control('level').value, control('currency').value]).toEqual(['master', 'EUR'])
    page.remove()
  })

  it('where it is chosen before the profile takes the currency of the passport', async () => {
    open('/cost?country=de&passport=ng', { currency: 'NGN', passport: 'Nigeria', passportCode: 'ng' })
    await userEvent.selectOptions(screen.getByLabelText('My currency'), 'EUR')
    // The profile takes another one only where it has none.
    expect(readAnswer('currency')).toBe('EUR')
  })
})

it('names a currency that it does not know beside the one of the sums', () => {
  open('/cost?country=de&currency=naira', { country: 'de', unread: { currency: 'naira' } })
  const choice = screen.getByLabelText('My currency')
  expect(choice).toBeInvalid()
  expect(choice).toHaveAccessibleDescription(
    'We know no currency “naira”. Currencies go by their codes, such as NGN; the sums are in USD.',
  )
})
