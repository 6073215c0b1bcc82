import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { Breadcrumbs } from '@/components/shell/breadcrumbs'
import { JsonLd } from '@/components/content/seo/json-ld'
import { breadcrumbList } from '@/lib/web/seo/json-ld'
import { collegeOrUniversity, universityCrumbs, universityMetadata } from '@/lib/web/seo/university'
import { SITE } from '@/lib/site'
import { getMove, getUniversities, getUniversity } from '@/lib/universities/queries'
import { paramsToBuild } from '@/lib/web/params-to-build'
import { ProfileView } from './profile-view'

/** The full records; the others are made when somebody first asks for them, and kept. */
export function generateStaticParams() {
  return paramsToBuild(() =>
    getUniversities()
      .filter(({ depth }) => depth === 'full')
      .map(({ id }) => ({ id })),
  )
}

/** Sends an old id on to its successor, or to the list where it has none. */
async function readUniversity({ params }: PageProps<'/universities/[id]'>) {
  const { id } = await params
  const move = getMove(id)
  if (move) permanentRedirect(move.to === null ? '/universities' : `/universities/${move.to}`)
  return getUniversity(id) ?? notFound()
}

export async function generateMetadata(props: PageProps<'/universities/[id]'>): Promise<Metadata> {
  return universityMetadata(await readUniversity(props))
}

export default async function UniversityPage(props: PageProps<'/universities/[id]'>) {
  const university = await readUniversity(props)
  const crumbs = universityCrumbs(university)
  return (
    <article className="page pb-10">
      <JsonLd data={collegeOrUniversity(university, SITE.url)} />
      <JsonLd data={breadcrumbList(crumbs, SITE.url)} />
      <Breadcrumbs crumbs={crumbs} />
      <ProfileView university={university} />
    </article>
  )
}
