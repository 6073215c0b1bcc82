import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { followEntry, readEntry } from '../device/browser-storage'
import { versionedStorage } from '../device/kept-entry'
import { announceProfile, PROFILE_KEY } from '../device/profile-entry'
import { EMPTY_PROFILE, parseProfile, type Profile } from '../eligibility/profile'

type ProfileState = {
  profile: Profile
  change: <Field extends keyof Profile>(field: Field, value: Profile[Field]) => void
  replace: (profile: Profile) => void
}

/** Whether the stored value says nothing that the profile does not. An older version may have stored fewer fields. */
function isPartOf(stored: unknown, profile: Profile): boolean {
  if (typeof stored !== 'object' || stored === null) return false
  return Object.entries(stored).every(([field, value]) => profile[field as keyof Profile] === value)
}

/** The stored text after this tab's last change, whether or not the change could be stored. */
let known: string | null | undefined

/** Reads what another tab has stored since, so that a change of one field does not undo that of another. */
function readOthers() {
  const stored = readEntry(PROFILE_KEY)
  if (stored && known !== undefined && stored !== known) void useProfileStore.persist.rehydrate()
}

/** The visitor's profile. It stays on the device. One effect reads it with `useProfileStore.persist.rehydrate()`. */
export const useProfileStore = create<ProfileState>()(
  persist(
    (set) => ({
      profile: EMPTY_PROFILE,
      change: (field, value) => {
        readOthers()
        set(({ profile }) => ({ profile: { ...profile, [field]: value } }))
        known = readEntry(PROFILE_KEY)
        announceProfile()
      },
      replace: (profile) => {
        set({ profile })
        known = readEntry(PROFILE_KEY)
        announceProfile()
      },
    }),
    {
      name: PROFILE_KEY,
      storage: versionedStorage<{ profile: Profile }>(1, { profile: EMPTY_PROFILE }, ({ profile }) => {
        const read = parseProfile(profile)
        return { state: { profile: read }, isWhole: isPartOf(profile, read) }
      }),
      partialize: ({ profile }) => ({ profile }),
      skipHydration: true,
    },
  ),
)

let isFollowing = false

/** Reads the stored profile, then follows other tabs. What this tab could not store stays. */
export function followProfile() {
  if (isFollowing) return readOthers()
  isFollowing = true
  followEntry(PROFILE_KEY, readOthers)
  void useProfileStore.persist.rehydrate()
  known = readEntry(PROFILE_KEY)
}
