import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { DetailBody } from '@/components/scholarships/detail/detail-body'
import { CorrectedRecord } from '@/components/content/correction-button'
import { HeartButton } from '@/components/heart/heart-button'
import { DetailHead } from '@/components/scholarships/detail/detail-head'
import { PaidProgrammesSection } from '@/components/scholarships/detail/paid-programmes-section'
import { NewestChange } from '@/components/corrections/newest-change'
import { JsonLd } from '@/components/content/seo/json-ld'
import { Trail } from '@/components/content/seo/trail'
import { getChangesOf } from '@/lib/corrections/history/queries'
import { monetaryGrant, scholarshipCrumbs, scholarshipMetadata } from '@/lib/web/seo/scholarship'
import { notTaughtFor } from '@/lib/programmes/not-taught'
import { getProgrammesPaidBy } from '@/lib/programmes/page/queries'
import { getScholarship, getScholarshipDetail, getScholarships } from '@/lib/scholarships/queries'
import { SITE } from '@/lib/site'
import { getUniversityNames } from '@/lib/universities/queries'
import { paramsToBuild } from '@/lib/web/params-to-build'

export const dynamicParams = false

export function generateStaticParams() {
  return paramsToBuild(() => getScholarships().map(({ id }) => ({ id })))
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
  const href = `/scholarships/${scholarship.id}`
  const paid = getProgrammesPaidBy(scholarship)
  return (
    <article className="page pt-3 pb-10">
      <JsonLd data={monetaryGrant(scholarship, SITE.url)} />
      <Trail crumbs={scholarshipCrumbs(scholarship)} />
      <CorrectedRecord href={href} />
      <DetailHead
        scholarship={scholarship}
        hosts={detail.hosts}
        calendarHref={detail.calendarHref}
        save={<HeartButton item={{ kind: 'award', id: scholarship.id, name: scholarship.name }} />}
      />
      <DetailBody
        scholarship={scholarship}
        detail={detail}
        universities={getUniversityNames(scholarship.universityIds)}
        notTaught={notTaughtFor(scholarship).notTaught}
        programmes={paid && <PaidProgrammesSection paid={paid} />}
      />
      <NewestChange href={href} changes={getChangesOf(href)} />
    </article>
  )
}
