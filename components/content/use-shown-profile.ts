import type { Profile } from '@/lib/eligibility/profile'
import { useProfileStore } from '@/lib/matcher/profile-store'
import { useSender } from './sender'

/** The profile that sums, tasks and verdicts are worked out for: the sender's, or the visitor's. */
export function useShownProfile(): Profile {
  const own = useProfileStore((state) => state.profile)
  return useSender()?.profile ?? own
}
