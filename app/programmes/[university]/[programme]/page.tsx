import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { AdmissionFold } from '@/components/admission/admission-fold'
import { CompareButton } from '@/components/compare/compare-button'
import { HeartButton } from '@/components/heart/heart-button'
import { JsonLd } from '@/components/content/seo/json-ld'
import { ChoiceSummary } from '@/components/cost/choice-summary'
import { AwardsThatFit } from '@/components/scholarships/fitting/awards-that-fit'
import { Breadcrumbs } from '@/components/shell/breadcrumbs'
import { ProgrammePage } from '@/components/universities/programmes/programme-page'
import { getCostOf } from '@/lib/cost/queries'
import { getMatcherFile } from '@/lib/matcher/queries'
import { universityProgrammesHref } from '@/lib/programmes/href'
import { getProgrammePage } from '@/lib/programmes/page/queries'
import { programmeId } from '@/lib/facts/programme-id'
import { getProgramme } from '@/lib/programmes/queries'
import { nameOfProgramme } from '@/lib/programmes/words'
import { SITE } from '@/lib/site'
import { getMove } from '@/lib/universities/queries'
import { breadcrumbList } from '@/lib/web/seo/json-ld'
import { educationalProgram, programmeCrumbs, programmeMetadata } from '@/lib/web/seo/programme'

type Props = PageProps<'/programmes/[university]/[programme]'>

/** None is made in advance, for there are tens of thousands: each is made when somebody first asks for it, and kept. */
export function generateStaticParams() {
  return []
}

/** The university of an old id, and a subject that has no page of its own, lead to the university's programmes. */
async function readPage({ params }: Props) {
  const { university, programme } = await params
  const page = getProgrammePage(university, programme)
  if (page) return page
  const moved = getMove(university)?.to
  if (moved) permanentRedirect(universityProgrammesHref(moved))
  if (getProgramme(university, programme)) permanentRedirect(universityProgrammesHref(university))
  return notFound()
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const page = await readPage(props)
  return programmeMetadata({ ...page, subjectName: page.subject?.name ?? null })
}

export default async function Page(props: Props) {
  const page = await readPage(props)
  const { programme, university, subject, dataset, awards } = page
  const studied = { programme, university, subjectName: subject?.name ?? null }
  const crumbs = programmeCrumbs(studied)
  const level = programme.levels[0] ?? 'bachelor'
  const cost = getCostOf(university.id, level, programme.key)
  return (
    <article className="page pt-3 pb-10">
      <JsonLd data={educationalProgram(studied, dataset, SITE.url)} />
      <JsonLd data={breadcrumbList(crumbs, SITE.url)} />
      <Breadcrumbs crumbs={crumbs} />
      <ProgrammePage
        page={page}
        compare={
          <>
            <CompareButton id={university.id} name={university.name} />
            <HeartButton
              item={{
                kind: 'programme',
                id: programmeId(programme),
                name: nameOfProgramme(programme, subject?.name ?? null),
                universityId: university.id,
                university: university.name,
                countryCode: university.countryCode,
                level: programme.levels[0] ?? 'bachelor',
              }}
            />
          </>
        }
        admission={
          <AdmissionFold
            universityId={university.id}
            programme={programme.key}
            levels={programme.levels.slice(0, 1)}
          />
        }
        cost={
          cost && (
            <ChoiceSummary
              table={cost}
              choice={{
                kind: 'programme',
                id: programmeId(programme),
                universityId: university.id,
                level,
              }}
              countryCode={university.countryCode}
              level={level}
            />
          )
        }
        awards={
          <AwardsThatFit
            awards={awards}
            country={{ code: university.countryCode, name: university.country }}
            level={level}
            version={getMatcherFile().version}
          />
        }
      />
    </article>
  )
}
