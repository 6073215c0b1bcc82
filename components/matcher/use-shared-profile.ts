import { useState, useSyncExternalStore } from 'react'
import { isSameProfile, type Profile } from '@/lib/eligibility/profile'
import { parseProfileFragment } from '@/lib/matcher/profile-link'

function onHashChange(listener: () => void) {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

/** The profile in the page's link, until the visitor answers the offer. `null` if it equals the visitor's own. */
export function useSharedProfile(own: Profile): { shared: Profile | null; settle: () => void } {
  const fragment = useSyncExternalStore(
    onHashChange,
    () => location.hash,
    () => '',
  )
  const [settled, setSettled] = useState('')
  const carried = fragment === settled ? null : parseProfileFragment(fragment)
  return {
    shared: carried && !isSameProfile(carried, own) ? carried : null,
    settle: () => {
      setSettled(fragment)
      history.replaceState(null, '', location.pathname + location.search)
    },
  }
}
