import type { ScholarshipDetail } from '@/lib/scholarships/detail'
import type { Scholarship } from '@/lib/scholarships/record/schema'
import { AwardSection } from './award-section'
import { FactsSection } from './facts-section'
import { NoticesSection } from './notices-section'
import { RulesSection } from './rules-section'
import { SimilarSection } from './similar-section'
import { SourcesSection } from './sources-section'
import { WhereSection } from './where-section'

type DetailBodyProps = {
  scholarship: Scholarship
  detail: ScholarshipDetail
  /** Those of the catalogue that the award is tied to. */
  universities: readonly { id: string; name: string }[]
}

/** One column in reading order; on a wide screen places, sources and similar awards stand beside the rules. */
export function DetailBody({ scholarship, detail, universities }: DetailBodyProps) {
  return (
    <div className="gap-x-14 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div>
        <AwardSection scholarship={scholarship} />
        <RulesSection scholarship={scholarship} rules={detail.rules} groups={detail.groups} />
        <FactsSection scholarship={scholarship} />
        <NoticesSection notices={detail.notices} countryName={detail.countryName} />
      </div>
      <div>
        <WhereSection
          text={scholarship.university}
          universities={universities}
          countries={detail.searchableHosts}
        />
        <SourcesSection scholarship={scholarship} />
        <SimilarSection similar={detail.similar} />
      </div>
    </div>
  )
}
