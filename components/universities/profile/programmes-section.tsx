import type { Profile } from '@/lib/universities/record/provenance'
import { WORLD } from '@/lib/universities/list'
import { PROGRAMMES } from '@/lib/universities/vocabulary'
import { LinkedValues } from './linked-values'
import { ProfileSection } from './profile-section'

export function ProgrammesSection(profile: Profile) {
  const links = profile.university.popularPrograms.flatMap((label) =>
    PROGRAMMES.filter((programme) => programme.label === label).map(({ value }) => ({
      label,
      href: WORLD.href({ programmes: [value] }),
    })),
  )
  return (
    <ProfileSection {...profile} id="programmes">
      <LinkedValues label="Popular programmes" links={links} />
    </ProfileSection>
  )
}
