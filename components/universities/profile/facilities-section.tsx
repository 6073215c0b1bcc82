import type { Profile } from '@/lib/universities/record/provenance'
import { universitiesHref } from '@/lib/universities/search-params'
import { FACILITIES } from '@/lib/universities/vocabulary'
import { LinkedValues } from './linked-values'
import { ProfileSection } from './profile-section'

export function FacilitiesSection(profile: Profile) {
  const links = profile.university.facilities.flatMap((label) =>
    FACILITIES.filter((facility) => facility.label === label).map(({ value }) => ({
      label,
      href: universitiesHref('/universities', { facilities: [value] }),
    })),
  )
  return (
    <ProfileSection {...profile} id="facilities">
      <LinkedValues label="Facilities" links={links} />
    </ProfileSection>
  )
}
