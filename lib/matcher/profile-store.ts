import { create } from 'zustand'
import { createJSONStorage, persist, type StateStorage } from 'zustand/middleware'
import { EMPTY_PROFILE, parseProfile, type Profile } from './profile'

type ProfileState = {
  profile: Profile
  change: (fields: Partial<Profile>) => void
  replace: (profile: Profile) => void
}

/** Storage may be closed to us (private windows, site settings): the profile then lasts as long as the page. */
const deviceStorage: StateStorage = {
  getItem: (name) => {
    try {
      return localStorage.getItem(name)
    } catch {
      return null
    }
  },
  setItem: (name, value) => {
    try {
      localStorage.setItem(name, value)
    } catch {
      // Nothing to do: see above.
    }
  },
  removeItem: (name) => {
    try {
      localStorage.removeItem(name)
    } catch {
      // Nothing to do: see above.
    }
  },
}

/** The visitor's own profile. It stays on the device: read it with `profileStore.persist.rehydrate()` in one effect. */
export const useProfileStore = create<ProfileState>()(
  persist(
    (set) => ({
      profile: EMPTY_PROFILE,
      change: (fields) => set((state) => ({ profile: { ...state.profile, ...fields } })),
      replace: (profile) => set({ profile }),
    }),
    {
      name: 'meridian-profile',
      version: 1,
      storage: createJSONStorage(() => deviceStorage),
      partialize: ({ profile }) => ({ profile }),
      merge: (stored, state) => ({
        ...state,
        profile: parseProfile((stored as Partial<ProfileState> | undefined)?.profile),
      }),
      skipHydration: true,
    },
  ),
)
