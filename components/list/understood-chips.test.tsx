import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ShownMeaning } from '@/lib/list/text-meaning'
import { fetchFile } from '@/lib/device/fetch-file'
import { readNationality } from '@/lib/eligibility/kept-nationality'
import { PROGRAMMES, withoutPart } from '@/lib/programmes/list'
import { WORLD } from '@/lib/universities/list'
import { aMeaning, aPart } from '@/tests/fixtures/a-meaning'
import { UnderstoodChips } from './understood-chips'

jest.mock('@/lib/device/fetch-file')

const onGo = jest.fn()
const search = { ...WORLD.untouched, search: 'germany ielts 7 harbour', page: 3 }
const UNDERSTOOD = aMeaning({
  parts: [
    aPart({ kind: 'country', words: 'germany', value: 'de', label: 'Country: Germany' }),
    aPart({ kind: 'test', words: 'ielts 7', value: 'ielts', label: 'Your test: IELTS 7', start: 8 }),
  ],
  unused: ['test'],
  text: 'harbour',
})

const show = (given: Partial<ShownMeaning> = {}) =>
  render(
    <UnderstoodChips list={WORLD} search={search} understood={{ ...UNDERSTOOD, ...given }} onGo={onGo} />,
  )

it('shows each filter with the words that it came from, and what is text', () => {
  show()
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Search as text instead: germany → Country: Germany✕',
    'Search as text instead: ielts 7 → Your test: IELTS 7 (no filter here)✕',
    'Remove text: “harbour”✕',
  ])
})

it('puts the words of a filter in quotes, on the first page', async () => {
  show()
  await userEvent.click(screen.getByRole('link', { name: /Country: Germany/ }))
  expect(onGo).toHaveBeenLastCalledWith({ ...search, search: '"germany" ielts 7 harbour', page: 1 })
})

it('takes the text out', async () => {
  show()
  await userEvent.click(screen.getByRole('link', { name: /harbour/ }))
  expect(onGo).toHaveBeenLastCalledWith({ ...search, search: 'germany ielts 7', page: 1 })
})

it('says where a typing error was put right, without chips', () => {
  show({ parts: [], text: 'harvard', isCorrected: true })
  expect(screen.queryByRole('list')).not.toBeInTheDocument()
  expect(screen.getByText(/Showing results for/)).toHaveTextContent(
    'Showing results for harvard · search for germany ielts 7 harbour instead',
  )
})

it('says where a typing error in a country was put right', () => {
  show({ corrected: 'germany ielts 7 harbour' })
  expect(screen.getByText(/Showing results for/)).toHaveTextContent(
    'Showing results for germany ielts 7 harbour',
  )
})

it('leads on to where the text asks to go', () => {
  const found = { total: 1234, notKnown: 5 }
  show({ elsewhere: [{ what: 'programmes', href: '/programmes?subject=law', label: 'Law', found }] })
  expect(screen.getByRole('link', { name: '1,234 programmes, 5 more may fit: Law' })).toHaveAttribute(
    'href',
    '/programmes?subject=law',
  )
  expect(fetchFile).not.toHaveBeenCalled()
})

it('keeps where one says one comes from for who follows', async () => {
  const parts = [aPart({ kind: 'origin', words: 'from india', value: 'in', label: 'You come from: India' })]
  const found = { total: 3, notKnown: 0 }
  show({ parts, elsewhere: [{ what: 'programmes', href: '#law', label: 'Law', found }] })
  expect(readNationality()).toBeNull()
  await userEvent.click(screen.getByRole('link', { name: '3 programmes: Law' }))
  expect(readNationality()).toBe('in')
})

it('counts those that may fit where none is sure to', () => {
  const found = { total: 0, notKnown: 94 }
  show({ elsewhere: [{ what: 'scholarships', href: '/scholarships?search=law', label: 'Law', found }] })
  expect(screen.getByRole('link', { name: '94 scholarships may fit: Law' })).toBeVisible()
})

it('leads to no list without results, and names a whole list once', () => {
  const way = { what: 'scholarships', href: '/scholarships?tab=browse', label: '' } as const
  show({ elsewhere: [{ ...way, found: { total: 450, notKnown: 0 } }] })
  expect(screen.getByRole('link', { name: '450 scholarships' })).toBeVisible()
  cleanup()
  show({ elsewhere: [{ ...way, label: 'Law', found: { total: 0, notKnown: 0 } }] })
  expect(screen.queryByRole('link', { name: /scholarships/ })).toBeNull()
})

it('asks how much is there, once the text has stood for a while', async () => {
  const json = () => Promise.resolve({ total: 7, notKnown: 0 })
  jest.mocked(fetchFile).mockResolvedValue({ json } as Response)
  show({ elsewhere: [{ what: 'programmes', href: '/programmes?subject=art&country=de', label: 'Art' }] })
  expect(fetchFile).not.toHaveBeenCalled()
  expect(screen.getByRole('link', { name: 'Programmes: Art' })).toBeVisible()
  expect(await screen.findByRole('link', { name: '7 programmes: Art' })).toBeInTheDocument()
  expect(fetchFile).toHaveBeenCalledWith('/api/found?at=%2Fprogrammes%3Fsubject%3Dart%26country%3Dde')
})

it('leaves a change that the list cannot show to the server', async () => {
  const part = aPart({ kind: 'subject', words: 'law', value: 'law', label: 'Subject: Law' })
  const sentence = { ...PROGRAMMES.untouched, subject: 'law', search: 'law evening' }
  onGo.mockReset()
  render(
    <UnderstoodChips
      list={PROGRAMMES}
      search={sentence}
      understood={aMeaning({ parts: [part], text: 'evening' })}
      plain={withoutPart}
      onGo={onGo}
    />,
  )
  const link = screen.getByRole('link', { name: /Subject: Law/ })
  expect(link).toHaveAttribute('href', '/programmes?search=%22law%22+evening')
  link.addEventListener('click', (event) => event.preventDefault())
  await userEvent.click(link)
  expect(onGo).not.toHaveBeenCalled()
})
