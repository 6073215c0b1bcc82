import type { ComponentProps, ReactNode } from 'react'
import type { ExchangeRates } from '@/lib/money/schema'
import type { Profile } from '@/lib/universities/record/provenance'
import type { Similar } from '@/lib/universities/similar'
import { PositionMap } from './position-map'
import { ProfileBody } from './profile-body'
import { ProfileContents } from './profile-contents'
import { ProfileHead } from './profile-head'
import { ProfileLayout } from './profile-layout'
import { SimilarSection } from './similar-section'
import { SourcesSection } from './sources-section'

type UniversityProfileProps = {
  profile: Profile
  rates: ExchangeRates
  map: ComponentProps<typeof PositionMap>['map'] | null
  similar: Similar[]
  compare: ReactNode
}

/** Everything of a profile page below its breadcrumbs. */
export function UniversityProfile({ profile, rates, map, similar, compare }: UniversityProfileProps) {
  return (
    <>
      <ProfileLayout
        head={<ProfileHead {...profile} compare={compare} />}
        contents={<ProfileContents {...profile} />}
        body={<ProfileBody {...profile} rates={rates} />}
        map={map && <PositionMap university={profile.university} map={map} />}
      />
      <SimilarSection similar={similar} />
      <SourcesSection {...profile} />
    </>
  )
}
