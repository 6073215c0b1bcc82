import type { Profile } from '@/lib/universities/record/provenance'
import { universitiesHref } from '@/lib/universities/search-params'
import { PROGRAMMES } from '@/lib/universities/vocabulary'
import { LinkedValues } from './linked-values'
import { ProfileSection } from './profile-section'

export function ProgrammesSection(profile: Profile) {
  const links = profile.university.popularPrograms.flatMap((label) =>
    PROGRAMMES.filter((programme) => programme.label === label).map(({ value }) => ({
      label,
      href: universitiesHref('/universities', { programmes: [value] }),
    })),
  )
  return (
    <ProfileSection {...profile} id="programmes">
      <LinkedValues label="Popular programmes" links={links} />
    </ProfileSection>
  )
}
