import { hasStoredSelection, SELECTION_KEY } from './selection-signal'

function stub(getItem: (key: string) => string | null) {
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: { getItem } })
}

it.each([
  [null, false],
  ['{"state":{"chosen":[]},"version":0}', false],
  ['{"state":{"chosen":[{"id":"a","name":"A"}]},"version":0}', true],
])('tells from %p whether anything is chosen', (stored, expected) => {
  stub((key) => (key === SELECTION_KEY ? stored : null))
  expect(hasStoredSelection()).toBe(expected)
})

it('finds nothing where storage is closed', () => {
  stub(() => {
    throw new Error('closed')
  })
  expect(hasStoredSelection()).toBe(false)
})
