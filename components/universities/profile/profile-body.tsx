import type { ExchangeRates } from '@/lib/money/schema'
import type { Profile } from '@/lib/universities/record/provenance'
import { AcademicsSection } from './academics-section'
import { AccreditationsSection } from './accreditations-section'
import { CampusSection } from './campus-section'
import { CostSection } from './cost-section'
import { EntrySection } from './entry-section'
import { FacilitiesSection } from './facilities-section'
import { FactsSection } from './facts-section'
import { FeaturesSection } from './features-section'
import { ProgrammesSection } from './programmes-section'
import { ScholarshipsSection } from './scholarships-section'

/** The groups of the profile in reading order. */
export function ProfileBody({ rates, ...profile }: Profile & { rates: ExchangeRates }) {
  return (
    <div>
      <FactsSection {...profile} />
      <CostSection {...profile} rates={rates} />
      <EntrySection {...profile} />
      <ProgrammesSection {...profile} />
      <ScholarshipsSection {...profile} />
      <AcademicsSection {...profile} />
      <AccreditationsSection {...profile} />
      <CampusSection {...profile} />
      <FacilitiesSection {...profile} />
      <FeaturesSection {...profile} />
    </div>
  )
}
