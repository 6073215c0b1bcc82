import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { PositionMap } from '@/components/universities/profile/position-map'
import { ProfileBody } from '@/components/universities/profile/profile-body'
import { ProfileContents } from '@/components/universities/profile/profile-contents'
import { ProfileHead } from '@/components/universities/profile/profile-head'
import { ProfileLayout } from '@/components/universities/profile/profile-layout'
import { SimilarSection } from '@/components/universities/profile/similar-section'
import { SourcesSection } from '@/components/universities/profile/sources-section'
import { Breadcrumbs } from '@/components/layout/breadcrumbs'
import { JsonLd } from '@/components/seo/json-ld'
import { getExchangeRates } from '@/lib/money/queries'
import { getCountryMap } from '@/lib/places/atlas'
import { breadcrumbList, collegeOrUniversity } from '@/lib/seo/json-ld'
import { universityMetadata } from '@/lib/seo/metadata'
import { SITE } from '@/lib/site'
import { universityCrumbs } from '@/lib/universities/crumbs'
import { citeSources } from '@/lib/universities/provenance'
import { getSimilarUniversities, getSource, getUniversities, getUniversity } from '@/lib/universities/queries'

/** The full records; the others are made when somebody first asks for them, and kept. */
export function generateStaticParams() {
  return getUniversities()
    .filter(({ depth }) => depth === 'full')
    .map(({ id }) => ({ id }))
}

async function readUniversity({ params }: PageProps<'/universities/[id]'>) {
  return getUniversity((await params).id) ?? notFound()
}

export async function generateMetadata(props: PageProps<'/universities/[id]'>): Promise<Metadata> {
  return universityMetadata(await readUniversity(props))
}

export default async function UniversityPage(props: PageProps<'/universities/[id]'>) {
  const university = await readUniversity(props)
  const profile = { university, sources: citeSources(university, getSource) }
  const { coordinates, countryCode } = university
  const map = coordinates && getCountryMap(countryCode, coordinates)
  const crumbs = universityCrumbs(university)
  return (
    <article className="page pt-3 pb-10">
      <JsonLd data={collegeOrUniversity(university, SITE.url)} />
      <JsonLd data={breadcrumbList(crumbs, SITE.url)} />
      <Breadcrumbs crumbs={crumbs} />
      <ProfileLayout
        head={<ProfileHead {...profile} />}
        contents={<ProfileContents university={university} />}
        body={<ProfileBody {...profile} rates={getExchangeRates()} />}
        map={map && <PositionMap university={university} map={map} />}
      />
      <SimilarSection similar={getSimilarUniversities(university, 6)} />
      <SourcesSection {...profile} />
    </article>
  )
}
