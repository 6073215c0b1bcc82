import { formatNumber } from '@/lib/universities/format'
import { NOT_REPORTED } from '@/lib/text/not-reported'
import type { Profile } from '@/lib/universities/record/provenance'
import { Figures } from './figures'
import { ProfileSection } from './profile-section'

/** Where and how students live; a basic record's town already stands in the head. */
export function CampusSection(profile: Profile) {
  const { campusLife, depth } = profile.university
  const { housing, clubs, campusSize } = campusLife
  return (
    <ProfileSection {...profile} id="campus">
      <Figures
        look="rows"
        isFull={depth === 'full'}
        figures={[
          { label: 'Campus location', value: campusLife.location ?? NOT_REPORTED },
          { label: 'Nearest city', value: campusLife.nearestCity ?? NOT_REPORTED },
          {
            label: 'Housing',
            value: housing === null ? NOT_REPORTED : housing ? 'Available' : 'Not Available',
          },
          { label: 'Clubs', value: clubs === null ? NOT_REPORTED : `${formatNumber(clubs)}+ active` },
          {
            label: 'Campus size',
            value: campusSize === null ? NOT_REPORTED : `${formatNumber(campusSize)} hectares`,
          },
        ]}
      />
    </ProfileSection>
  )
}
