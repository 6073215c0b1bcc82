import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Breadcrumbs } from '@/components/layout/breadcrumbs'
import { AwardSection } from '@/components/scholarships/detail/award-section'
import { DetailHead } from '@/components/scholarships/detail/detail-head'
import { FactsSection } from '@/components/scholarships/detail/facts-section'
import { NoticesSection } from '@/components/scholarships/detail/notices-section'
import { RulesSection } from '@/components/scholarships/detail/rules-section'
import { SimilarSection } from '@/components/scholarships/detail/similar-section'
import { SourcesSection } from '@/components/scholarships/detail/sources-section'
import { WhereSection } from '@/components/scholarships/detail/where-section'
import { JsonLd } from '@/components/seo/json-ld'
import { scholarshipCrumbs } from '@/lib/scholarships/crumbs'
import { monetaryGrant } from '@/lib/scholarships/json-ld'
import { scholarshipMetadata } from '@/lib/scholarships/metadata'
import { getScholarship, getScholarshipDetail, getScholarships } from '@/lib/scholarships/queries'
import { breadcrumbList } from '@/lib/seo/json-ld'
import { SITE } from '@/lib/site'
import { getUniversityNames } from '@/lib/universities/queries'

export const dynamicParams = false

export function generateStaticParams() {
  return getScholarships().map(({ id }) => ({ id }))
}

async function readScholarship({ params }: PageProps<'/scholarships/[id]'>) {
  return getScholarship((await params).id) ?? notFound()
}

export async function generateMetadata(props: PageProps<'/scholarships/[id]'>): Promise<Metadata> {
  return scholarshipMetadata(await readScholarship(props))
}

export default async function ScholarshipPage(props: PageProps<'/scholarships/[id]'>) {
  const scholarship = await readScholarship(props)
  const detail = getScholarshipDetail(scholarship)
  const crumbs = scholarshipCrumbs(scholarship)
  return (
    <article className="page pt-3 pb-10">
      <JsonLd data={monetaryGrant(scholarship, SITE.url)} />
      <JsonLd data={breadcrumbList(crumbs, SITE.url)} />
      <Breadcrumbs crumbs={crumbs} />
      <DetailHead scholarship={scholarship} hosts={detail.hosts} calendarHref={detail.calendarHref} />
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
            universities={getUniversityNames(scholarship.universityIds)}
            countries={detail.searchableHosts}
          />
          <SourcesSection scholarship={scholarship} />
          <SimilarSection similar={detail.similar} />
        </div>
      </div>
    </article>
  )
}
