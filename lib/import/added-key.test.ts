import { ADDED_KEY, hasAdded, holdInMemory } from './added-key'

const setStorage = (storage: unknown) =>
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true })

describe('hasAdded', () => {
  afterEach(() => {
    holdInMemory(false)
    setStorage(undefined)
  })

  it('looks for the stored value', () => {
    setStorage({})
    expect(hasAdded()).toBe(false)
    setStorage({ [ADDED_KEY]: '{}' })
    expect(hasAdded()).toBe(true)
  })

  it('knows of what could not be stored', () => {
    setStorage({})
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
