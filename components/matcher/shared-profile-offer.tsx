'use client'

import { Button } from '@/components/ui/button'
import { describeProfile } from '@/lib/matcher/describe-profile'
import type { Profile } from '@/lib/eligibility/profile'
import type { NamedCountry } from '@/lib/places/schema'

type SharedProfileOfferProps = {
  profile: Profile
  countries: readonly NamedCountry[] | null
  onUse: () => void
  onDecline: () => void
}

/** Offers the profile from a link. It replaces the visitor's own profile only if the visitor agrees. */
export function SharedProfileOffer({ profile, countries, onUse, onDecline }: SharedProfileOfferProps) {
  const countryName = (code: string) =>
    countries?.find((country) => country.code === code)?.name ?? code.toUpperCase()
  return (
    <section
      aria-labelledby="shared-profile"
      className="mb-5 grid gap-3 rounded-md border border-accent bg-accent-soft p-4"
    >
      <h2 id="shared-profile" className="text-md">
        This link carries a profile
      </h2>
      <p>{describeProfile(profile, countryName).join(' · ')}</p>
      <p className="text-sm text-ink-2">Using it replaces the profile kept in this browser.</p>
      <div className="flex flex-wrap gap-2">
        <Button type="button" variant="accent" onClick={onUse}>
          Use this profile
        </Button>
        <Button type="button" onClick={onDecline}>
          Keep mine
        </Button>
      </div>
    </section>
  )
}
