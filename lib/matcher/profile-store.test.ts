import { aStorage, withStorage } from '@/tests/fixtures/browser-storage'
import { aProfile } from '@/tests/fixtures/matcher'
import { EMPTY_PROFILE } from '../eligibility/profile'
import { followProfile, useProfileStore } from './profile-store'

const KEY = 'meridian-profile'

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
    useProfileStore.getState().change('gpa', 3.4)
    expect(JSON.parse(kept[KEY] ?? '')).toMatchObject({ state: { profile: { nationality: 'ng', gpa: 3.4 } } })
  })

  it.each([[stored('rubbish')], [{ [KEY]: '{"state":' }]])('survives %j', async (kept) => {
    withStorage(aStorage(kept))
    await useProfileStore.persist.rehydrate()
    expect(current()).toEqual(EMPTY_PROFILE)
  })

  it('loses no field that another tab has stored, and none of its own that could not be stored', () => {
    const kept: Record<string, string> = {}
    const storage = aStorage(kept)
    withStorage(storage)
    const added = jest.fn()
    Object.assign(globalThis, { window: { addEventListener: added } })
    followProfile()
    Reflect.deleteProperty(globalThis, 'window')
    useProfileStore.getState().change('gpa', 3.4)
    Object.assign(kept, stored(aProfile({ gpa: 3.4, nationality: 'ng' })))
    useProfileStore.getState().change('age', 30)
    expect(current()).toEqual(aProfile({ gpa: 3.4, nationality: 'ng', age: 30 }))
    expect(added).toHaveBeenCalledWith('storage', expect.any(Function))

    withStorage({
      ...storage,
      setItem: () => {
        throw new Error('QuotaExceededError')
      },
    })
    useProfileStore.getState().change('age', 31)
    followProfile()
    useProfileStore.getState().change('gpa', 3.5)
    expect(current()).toEqual(aProfile({ gpa: 3.5, nationality: 'ng', age: 31 }))
  })

  it('works where storage is closed', async () => {
    const closed = () => {
      throw new Error('SecurityError')
    }
    withStorage({ getItem: closed, setItem: closed, removeItem: closed })
    await useProfileStore.persist.rehydrate()
    useProfileStore.getState().change('degreeLevel', 'phd')
    expect(current().degreeLevel).toBe('phd')
  })
})
