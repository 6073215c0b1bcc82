import { formatNumber, formatPercent } from '@/lib/universities/format'
import { NOT_REPORTED } from '@/lib/text/not-reported'
import type { Profile } from '@/lib/universities/record/provenance'
import { Figures } from './figures'
import { ProfileSection } from './profile-section'

export function AcademicsSection(profile: Profile) {
  const { academics, depth } = profile.university
  const ratio = academics?.facultyStudentRatio ?? null
  const research = academics?.researchRating ?? null
  return (
    <ProfileSection {...profile} id="academics">
      <Figures
        isFull={depth === 'full'}
        figures={[
          {
            label: 'Students per teacher',
            value: ratio === null ? NOT_REPORTED : `${formatNumber(ratio)} : 1`,
          },
          {
            label: 'Research rating',
            value: research === null ? NOT_REPORTED : `${research.toFixed(1)} of 10`,
          },
          { label: 'Employment rate', value: formatPercent(academics?.employmentRate ?? null) },
          { label: 'Average salary', value: academics?.averageSalary ?? NOT_REPORTED },
        ]}
      />
    </ProfileSection>
  )
}
