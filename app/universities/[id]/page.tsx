import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { CompareButton } from '@/components/compare/compare-button'
import { UniversityProfile } from '@/components/universities/profile/university-profile'
import { Breadcrumbs } from '@/components/shell/breadcrumbs'
import { JsonLd } from '@/components/content/seo/json-ld'
import { getExchangeRates } from '@/lib/money/queries'
import { getCountryMap } from '@/lib/places/maps/atlas'
import { breadcrumbList, collegeOrUniversity } from '@/lib/web/seo/json-ld'
import { universityMetadata } from '@/lib/web/seo/metadata'
import { SITE } from '@/lib/site'
import { universityCrumbs } from '@/lib/web/seo/university-crumbs'
import { citeSources } from '@/lib/universities/record/provenance'
import {
  getAwards,
  getSimilarUniversities,
  getSource,
  getUniversities,
  getUniversity,
} from '@/lib/universities/queries'

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
  const { coordinates, countryCode } = university
  const crumbs = universityCrumbs(university)
  return (
    <article className="page pt-3 pb-10">
      <JsonLd data={collegeOrUniversity(university, SITE.url)} />
      <JsonLd data={breadcrumbList(crumbs, SITE.url)} />
      <Breadcrumbs crumbs={crumbs} />
      <UniversityProfile
        profile={{
          university,
          sources: citeSources(university, getSource),
          awards: getAwards(university),
        }}
        rates={getExchangeRates()}
        map={coordinates && getCountryMap(countryCode, coordinates)}
        similar={getSimilarUniversities(university, 6)}
        compare={<CompareButton id={university.id} name={university.name} />}
      />
    </article>
  )
}
