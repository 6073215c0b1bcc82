import type { Profile } from '@/lib/universities/provenance'
import { PlainList } from './plain-list'
import { ProfileSection } from './profile-section'

export function ScholarshipsSection(profile: Profile) {
  return (
    <ProfileSection {...profile} id="scholarships">
      <PlainList items={profile.university.availableScholarships} />
    </ProfileSection>
  )
}
