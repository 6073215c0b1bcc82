import type { Profile } from '@/lib/universities/record/provenance'
import { PlainList } from './plain-list'
import { ProfileSection } from './profile-section'

export function AccreditationsSection(profile: Profile) {
  return (
    <ProfileSection {...profile} id="accreditations">
      <PlainList items={profile.university.accreditations} />
    </ProfileSection>
  )
}
