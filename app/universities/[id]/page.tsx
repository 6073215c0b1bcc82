import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { AdmissionFold } from '@/components/admission/admission-fold'
import { CompareButton } from '@/components/compare/compare-button'
import { HeartButton } from '@/components/heart/heart-button'
import { WholeDegree } from '@/components/cost/whole-degree'
import { UniversityProfile } from '@/components/universities/profile/university-profile'
import { SubjectsOffered } from '@/components/universities/programmes/subjects-offered'
import { AwardsHere } from '@/components/scholarships/fitting/awards-here'
import { Breadcrumbs } from '@/components/shell/breadcrumbs'
import { JsonLd } from '@/components/content/seo/json-ld'
import { LEVELS } from '@/lib/facts/vocabulary'
import { getUniversityOffer } from '@/lib/programmes/page/queries'
import { breadcrumbList } from '@/lib/web/seo/json-ld'
import { collegeOrUniversity, universityCrumbs, universityMetadata } from '@/lib/web/seo/university'
import { SITE } from '@/lib/site'
import { getProfilePage } from '@/lib/universities/profile/queries'
import { getAwardsHere, getMove, getUniversities, getUniversity } from '@/lib/universities/queries'

const EVERY_LEVEL = LEVELS.map(({ value }) => value)

/** The full records; the others are made when somebody first asks for them, and kept. */
export function generateStaticParams() {
  return getUniversities()
    .filter(({ depth }) => depth === 'full')
    .map(({ id }) => ({ id }))
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
  const offer = getUniversityOffer(university.id)
  return (
    <article className="page pb-10">
      <JsonLd data={collegeOrUniversity(university, SITE.url)} />
      <JsonLd data={breadcrumbList(crumbs, SITE.url)} />
      <Breadcrumbs crumbs={crumbs} />
      <UniversityProfile
        {...getProfilePage(university)}
        compare={
          <>
            <CompareButton id={university.id} name={university.name} />
            <HeartButton
              item={{
                kind: 'university',
                id: university.id,
                name: university.name,
                countryCode: university.countryCode,
              }}
            />
          </>
        }
        admission={<AdmissionFold universityId={university.id} programme={null} levels={EVERY_LEVEL} />}
        cost={<WholeDegree id={university.id} />}
        awards={<AwardsHere {...getAwardsHere(university)} />}
        offered={
          offer && (
            <SubjectsOffered
              universityId={university.id}
              countryCode={university.countryCode}
              offer={offer}
            />
          )
        }
      />
    </article>
  )
}
