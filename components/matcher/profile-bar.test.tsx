import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import tables from '@/data/english-scores.json'
import { ENGLISH_TABLES } from '@/lib/content/english/files'
import { EnglishScoresSchema } from '@/lib/content/english/schema'
import { EMPTY_PROFILE } from '@/lib/eligibility/profile'
import { keepLevel, readLevel } from '@/lib/facts/chosen-level'
import { readCurrency } from '@/lib/money/chosen-currency'
import { useProfileStore } from '@/lib/matcher/profile-store'
import { aProfile } from '@/tests/fixtures/matcher'
import { ProfileBar } from './profile-bar'

beforeEach(() => {
  const json = async () => ({ rates: { rates: {} }, currencies: { ne: 'XOF', ng: 'NGN' } })
  Object.assign(globalThis, { fetch: jest.fn(() => Promise.resolve({ ok: true, json })) })
  useProfileStore.getState().replace(EMPTY_PROFILE)
  localStorage.clear()
})

const getEnglishScores = () => EnglishScoresSchema.parse(tables)
const parts = () =>
  within(screen.getByRole('toolbar', { name: 'Your profile' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
const part = (name: string | RegExp) => screen.findByRole('button', { name })

it('asks for each part until it is known, keeps an answer at once, and gives the focus back', async () => {
  render(<ProfileBar />)
  expect(parts()).toEqual(['Level', 'Subject', 'Passport', 'Grade', 'English test', 'Money a year'])
  await userEvent.click(await part('Level'))
  await userEvent.click(await screen.findByRole('button', { name: "Master's" }))
  expect(readLevel()).toBe('master')
  expect(await part("Level: Master's")).toHaveFocus()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it('says what was kept before and what the page keeps, and can be cleared and undone', async () => {
  useProfileStore.getState().replace(aProfile({ nationality: 'ng', ielts: 0 }))
  render(<ProfileBar />)
  expect(await part('Passport: Nigerian')).toBeVisible()
  await waitFor(() => expect(readCurrency()).toBe('NGN'))
  act(() => keepLevel('doctorate'))
  expect(await part('Level: Ph.D.')).toBeVisible()
  await userEvent.click(await part('Clear'))
  expect(parts()).toEqual(['Level', 'Subject', 'Passport', 'Grade', 'English test', 'Money a year', 'Undo'])
  await userEvent.click(await part('Undo'))
  await waitFor(() => expect(parts()).toContain('English test: IELTS none'))
  expect(readLevel()).toBe('doctorate')
})

it('has Clear beside the parts, in reach without scrolling them', async () => {
  useProfileStore.getState().replace(aProfile({ nationality: 'ng' }))
  render(<ProfileBar />)
  const clear = await part('Clear')
  const level = await part('Level')
  expect(clear.parentElement).not.toBe(level.parentElement)
  expect(within(clear.parentElement!).getAllByRole('button')).toEqual([clear])
})

it('takes another test than IELTS, and says it as it was typed', async () => {
  jest.spyOn(ENGLISH_TABLES, 'load').mockResolvedValue(getEnglishScores())
  jest.spyOn(ENGLISH_TABLES, 'get').mockReturnValue(getEnglishScores())
  render(<ProfileBar />)
  await userEvent.click(await part('English test'))
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'English test' }), 'TOEFL iBT')
  await userEvent.type(screen.getByLabelText('Overall score'), '92')
  expect(await part('English test: TOEFL iBT 92')).toBeVisible()
  expect(useProfileStore.getState().profile).toMatchObject({ englishTest: 'toefl-120', ielts: 6.5 })
  await userEvent.clear(screen.getByLabelText('Overall score'))
  await userEvent.type(screen.getByLabelText('Overall score'), '200')
  await userEvent.tab()
  expect(screen.getByText(/^TOEFL iBT, 0–120 runs from 0 to 120/)).toBeVisible()
  expect(useProfileStore.getState().profile).toMatchObject({ englishScore: null, ielts: null })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'English test' }), 'No test yet')
  expect(await part('English test: IELTS none')).toBeVisible()
})

it('is one stop of the Tab key, with arrow keys from part to part', async () => {
  render(<ProfileBar />)
  await userEvent.tab()
  expect(await part('Level')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  expect(await part('Subject')).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(await part('Money a year')).toHaveFocus()
  await userEvent.tab()
  expect(document.body).toHaveFocus()
})

it('takes the currency of Nigeria, not of Niger, which is on the way to it; one that was chosen stays', async () => {
  render(<ProfileBar />)
  const live = (nationality: string) =>
    act(() => useProfileStore.getState().change('nationality', nationality))
  live('ne')
  await waitFor(() => expect(readCurrency()).toBe('XOF'))
  live('')
  live('ng')
  await waitFor(() => expect(readCurrency()).toBe('NGN'))
  act(() => useProfileStore.getState().change('currency', 'EUR'))
  live('ne')
  await act(async () => {})
  expect(readCurrency()).toBe('EUR')
})
