import {
  formatInternational,
  formatNumber,
  formatPercent,
  studentDefinitionLabel,
} from '@/lib/universities/format'
import { NOT_REPORTED } from '@/lib/text/not-reported'
import type { Profile } from '@/lib/universities/record/provenance'
import { Figures } from './figures'
import { ProfileSection } from './profile-section'

export function FactsSection(profile: Profile) {
  const { university } = profile
  const { establishedYear, acceptanceRateYear } = university
  const international = formatInternational(university)
  return (
    <ProfileSection {...profile} id="facts">
      <Figures
        isFull={university.depth === 'full'}
        figures={[
          { label: 'Established', value: establishedYear === null ? NOT_REPORTED : String(establishedYear) },
          {
            label: 'Students',
            value: formatNumber(university.studentPopulation),
            note: studentDefinitionLabel(university.studentDefinition),
          },
          { label: 'International students', ...international },
          {
            label: 'Acceptance rate',
            value: formatPercent(university.acceptanceRate),
            note: university.acceptanceRate === null ? null : acceptanceRateYear,
          },
        ]}
      />
    </ProfileSection>
  )
}
