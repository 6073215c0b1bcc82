import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { deviceStorage } from '../device/browser-storage'
import { EMPTY_PROFILE, parseProfile, type Profile } from '../eligibility/profile'

type ProfileState = {
  profile: Profile
  change: (fields: Partial<Profile>) => void
  replace: (profile: Profile) => void
}

/** The visitor's profile. It stays on the device. One effect reads it with `useProfileStore.persist.rehydrate()`. */
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
