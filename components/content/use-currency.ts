import { useSyncExternalStore } from 'react'
import { readCurrency } from '@/lib/cost/chosen-currency'
import { followEntry } from '@/lib/device/browser-storage'
import { PROFILE_KEY } from '@/lib/device/profile-entry'

const follow = (listener: () => void) => followEntry(PROFILE_KEY, listener)

/** The currency that the visitor chose in this browser; null where none was chosen, and on the server. */
export const useCurrency = (): string | null => useSyncExternalStore(follow, readCurrency, () => null)
