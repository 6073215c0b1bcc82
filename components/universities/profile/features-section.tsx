import type { Profile } from '@/lib/universities/record/provenance'
import { PlainList } from './plain-list'
import { ProfileSection } from './profile-section'

export function FeaturesSection(profile: Profile) {
  return (
    <ProfileSection {...profile} id="features">
      <PlainList items={profile.university.specialFeatures} />
    </ProfileSection>
  )
}
