import { aProfile } from '@/tests/fixtures/matcher'
import { EMPTY_PROFILE } from '../eligibility/profile'
import { useProfileStore } from './profile-store'

const KEY = 'meridian-profile'

function withStorage(storage: Partial<Storage>) {
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true })
}

function aStorage(kept: Record<string, string> = {}) {
  return {
    getItem: (name: string) => kept[name] ?? null,
    setItem: (name: string, value: string) => void (kept[name] = value),
    removeItem: (name: string) => void delete kept[name],
  }
}

const stored = (profile: unknown) => ({ [KEY]: JSON.stringify({ state: { profile }, version: 1 }) })
const current = () => useProfileStore.getState().profile

beforeEach(() => {
  withStorage(aStorage())
  useProfileStore.getState().replace(EMPTY_PROFILE)
})

describe('the profile on the device', () => {
  it('is not read before it is asked for', () => {
    withStorage(aStorage(stored(aProfile({ nationality: 'ng' }))))
    expect(current()).toEqual(EMPTY_PROFILE)
  })

  it('is read and kept', async () => {
    const kept = stored(aProfile({ nationality: 'ng' }))
    withStorage(aStorage(kept))
    await useProfileStore.persist.rehydrate()
    expect(current()).toEqual(aProfile({ nationality: 'ng' }))
    useProfileStore.getState().change({ gpa: 3.4 })
    expect(JSON.parse(kept[KEY] ?? '')).toMatchObject({ state: { profile: { nationality: 'ng', gpa: 3.4 } } })
  })

  it.each([[stored('rubbish')], [{ [KEY]: '{"state":' }]])('survives %j', async (kept) => {
    withStorage(aStorage(kept))
    await useProfileStore.persist.rehydrate()
    expect(current()).toEqual(EMPTY_PROFILE)
  })

  it('works where storage is closed', async () => {
    const closed = () => {
      throw new Error('SecurityError')
    }
    withStorage({ getItem: closed, setItem: closed, removeItem: closed })
    await useProfileStore.persist.rehydrate()
    useProfileStore.getState().change({ degreeLevel: 'phd' })
    expect(current().degreeLevel).toBe('phd')
  })
})
