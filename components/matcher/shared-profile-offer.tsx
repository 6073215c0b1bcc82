'use client'

import { useHash } from '@/components/ui/use-hash'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { countryName } from '@/lib/places/country-name'
import { describeProfile } from '@/lib/matcher/describe-profile'
import { isSameProfile, type Profile } from '@/lib/eligibility/profile'
import { parseProfileFragment } from '@/lib/matcher/profile-link'
import { useProfileStore } from '@/lib/matcher/profile-store'

/** Offers the profile in the page's link, if there is one. It replaces the visitor's own profile only if the visitor agrees. */
export function SharedProfileOffer({ onUse }: { onUse: () => void }) {
  const { profile: own, replace } = useProfileStore()
  const { shared, settle } = useSharedProfile(own)
  if (!shared) return null
  return (
    <section
      aria-labelledby="shared-profile"
      className="mb-5 grid gap-3 rounded-md border border-accent bg-accent-soft p-4"
    >
      <h2 id="shared-profile" className="text-md">
        This link carries a profile
      </h2>
      <p>{describeProfile(shared, countryName).join(' · ')}</p>
      <p className="text-sm text-ink-2">Using it replaces the profile kept in this browser.</p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="accent"
          onClick={() => {
            replace(shared)
            settle()
            onUse()
          }}
        >
          Use this profile
        </Button>
        <Button onClick={settle}>Keep mine</Button>
      </div>
    </section>
  )
}

/** The profile in the page's link, until the visitor answers the offer. `null` if it equals the visitor's own. */
function useSharedProfile(own: Profile): { shared: Profile | null; settle: () => void } {
  const fragment = useHash()
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
