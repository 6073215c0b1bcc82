import { useKept } from '@/components/ui/use-kept'
import { readCurrency } from '@/lib/money/chosen-currency'
import { readEntry } from '@/lib/device/browser-storage'
import { PROFILE_KEY } from '@/lib/device/profile-entry'
import { hasKeptPerson } from '@/lib/eligibility/kept-nationality'

const readProfile = () => readEntry(PROFILE_KEY) ?? ''

/** The kept profile as it is stored, to notice each change of it; empty where there is none, and on the server. */
export const useStoredProfile = (): string => useKept(readProfile, '')

/** Whether the visitor told what changes sums and verdicts: who they are, or their currency. */
export const useIsTold = (): boolean =>
  useStoredProfile() !== '' && (hasKeptPerson() || readCurrency() !== null)
