import { act, waitFor } from '@testing-library/react'
import { makeVocabulary } from '@/lib/search-words/vocabulary'
import { understand } from '@/lib/search-words/understand'
import type { Vocabulary } from '@/lib/search-words/vocabulary'

const LAW = ['law', 'Law', 'legal studies,cases', 'derecho,droit', 0, '', 'cases']
const FILES: Record<string, unknown> = {
  'subjects.json': { broad: [], subjects: [LAW] },
  'search-phrases.json': [['small', 'in', 'en']],
}
const words = {
  countries: [['de', 'Germany'] as const],
  subjects: [['law', 'Law', ''] as const],
  modifiers: [],
  rates: {},
}

let isOffline = false
const asked = jest.fn((address: string) => {
  const file = address.split('/').at(-1) ?? ''
  if (isOffline) return Promise.reject(new TypeError('Failed to fetch'))
  return Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve(FILES[file]) } as Response)
})

type Visit = { onMade?: () => void; saveData?: boolean; effectiveType?: string }

/** What is asked for is kept as long as the page lives, so each test has a page of its own. */
async function newVocabulary({ onMade = () => {}, ...connection }: Visit = {}): Promise<() => Vocabulary> {
  Object.assign(navigator, { connection })
  jest.resetModules()
  const { withFurther } = await import('./further-names')
  return withFurther(makeVocabulary(words, []), onMade)
}

const subjectsOf = (text: string, vocabulary: () => Vocabulary) =>
  understand(text, vocabulary()).filters.subjects

beforeEach(() => {
  isOffline = false
  asked.mockClear()
  globalThis.fetch = asked as unknown as typeof fetch
})

it.each([
  ['', {}],
  [' on a slow connection, too', { saveData: false, effectiveType: '3g' }],
])(
  'makes the larger vocabulary before a word needs it, and says so with another object%s',
  async (_, connection) => {
    const onMade = jest.fn()
    const vocabulary = await newVocabulary({ onMade, ...connection })
    const first = vocabulary()
    expect(subjectsOf('derecho en germany', vocabulary)).toEqual([])
    await waitFor(() => expect(onMade).toHaveBeenCalledTimes(1))
    expect(vocabulary()).not.toBe(first)
    expect(subjectsOf('derecho en germany', vocabulary)).toEqual(['law'])
    expect(asked).toHaveBeenCalledTimes(2)
  },
)

it('waits for a word that is not understood where data is saved', async () => {
  const vocabulary = await newVocabulary({ saveData: true })
  await act(() => new Promise((done) => setTimeout(done, 300)))
  expect(subjectsOf('law germany', vocabulary)).toEqual(['law'])
  expect(asked).not.toHaveBeenCalled()
  subjectsOf('derecho', vocabulary)
  await waitFor(() => expect(subjectsOf('derecho', vocabulary)).toEqual(['law']))
})

it('tries again at the next such word', async () => {
  isOffline = true
  const vocabulary = await newVocabulary({ saveData: true })
  subjectsOf('derecho', vocabulary)
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2))
  isOffline = false
  await waitFor(() => expect(subjectsOf('derecho', vocabulary)).toEqual(['law']))
})
