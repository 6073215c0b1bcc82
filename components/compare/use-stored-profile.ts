import { useSyncExternalStore } from 'react'
import { readCurrency } from '@/lib/cost/chosen-currency'
import { followEntry, readEntry } from '@/lib/device/browser-storage'
import { PROFILE_KEY } from '@/lib/device/profile-entry'
import { hasKeptPerson } from '@/lib/eligibility/kept-nationality'

const follow = (listener: () => void) => followEntry(PROFILE_KEY, listener)

/** The kept profile as it is stored, to notice each change of it; empty where there is none, and on the server. */
export const useStoredProfile = (): string =>
  useSyncExternalStore(
    follow,
    () => readEntry(PROFILE_KEY) ?? '',
    () => '',
  )

/** Whether the visitor told what changes sums and verdicts: who they are, or their currency. */
export const useIsTold = (): boolean =>
  useStoredProfile() !== '' && (hasKeptPerson() || readCurrency() !== null)
