import type { Profile } from '@/lib/universities/record/provenance'
import { WORLD } from '@/lib/universities/list'
import { FACILITIES } from '@/lib/universities/vocabulary'
import { LinkedValues } from './linked-values'
import { ProfileSection } from './profile-section'

export function FacilitiesSection(profile: Profile) {
  const links = profile.university.facilities.flatMap((label) =>
    FACILITIES.filter((facility) => facility.label === label).map(({ value }) => ({
      label,
      href: WORLD.href({ facilities: [value] }),
    })),
  )
  return (
    <ProfileSection {...profile} id="facilities">
      <LinkedValues label="Facilities" links={links} />
    </ProfileSection>
  )
}
