import type { ComponentType } from 'react'
import type { Elements } from '@/components/ui/elements'
import type { ExchangeRates } from '@/lib/money/schema'
import { basisOfFields } from '@/lib/universities/profile/basis'
import type { CountryContext } from '@/lib/universities/profile/queries'
import { shownSections, type SectionOfProfile } from '@/lib/universities/profile-sections'
import type { RecordField } from '@/lib/universities/record/fields'
import type { ProfileData } from '@/lib/universities/record/provenance'
import { AfterSection } from './after-section'
import { BasisLine } from './basis-line'
import { CampusSection } from './campus-section'
import { CostSection } from './cost-section'
import { EntrySection } from './entry-section'
import { FactsSection } from './facts-section'
import { PopularProgrammes } from './popular-programmes'
import { ProfileSection } from './topic'

type ProfileBodyProps = ProfileData &
  CountryContext & {
    rates: ExchangeRates
  }

/** The groups below the answers that decide, each with what it rests on. */
export function ProfileBody({ children, ...profile }: ProfileBodyProps & { children?: Elements }) {
  return (
    <div className="columns-[23rem] gap-x-10 *:break-inside-avoid *:border-t *:border-line *:py-2.5 md:text-base/[1.45]">
      {children}
      {shownSections(profile).map((section) => (
        <Section key={section.id} section={section} profile={profile} />
      ))}
    </div>
  )
}

/** These groups name the basis of their fields themselves. */
const OWN_BASIS: readonly string[] = ['facts', 'cost', 'after']

function Section({ section, profile }: { section: SectionOfProfile; profile: ProfileBodyProps }) {
  const { id, title, fields, besides = [] } = section
  const Content = CONTENT[id]
  return (
    <ProfileSection id={id} title={title}>
      <Content {...profile} fields={[...fields, ...besides]} />
      {!OWN_BASIS.includes(id) && <BasisLine bases={basisOfFields(profile, [...fields, ...besides])} />}
    </ProfileSection>
  )
}

const CONTENT: Record<
  SectionOfProfile['id'],
  ComponentType<ProfileBodyProps & { fields: readonly RecordField[] }>
> = {
  facts: FactsSection,
  cost: CostSection,
  entry: EntrySection,
  after: AfterSection,
  programmes: PopularProgrammes,
  campus: CampusSection,
  features: ({ university }) => (
    <ul>
      {[...university.specialFeatures, ...university.accreditations].map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  ),
}
