import { withStorage } from '@/tests/fixtures/browser-storage'
import { ADDED_KEY, hasAdded, holdInMemory } from './added-key'

describe('hasAdded', () => {
  afterEach(() => {
    holdInMemory(false)
    withStorage(undefined)
  })

  it('looks for the stored value', () => {
    withStorage({})
    expect(hasAdded()).toBe(false)
    withStorage({ [ADDED_KEY]: '{}' })
    expect(hasAdded()).toBe(true)
  })

  it('knows of what could not be stored', () => {
    withStorage({})
    holdInMemory(true)
    expect(hasAdded()).toBe(true)
  })

  it('says no where storage is forbidden', () => {
    Object.defineProperty(globalThis, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
      configurable: true,
    })
    expect(hasAdded()).toBe(false)
  })
})
