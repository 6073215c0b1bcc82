import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { JsonLd } from '@/components/content/seo/json-ld'
import { Trail } from '@/components/content/seo/trail'
import { universityProgrammesHref } from '@/lib/programmes/href'
import { getProgrammePage } from '@/lib/programmes/page/queries'
import { getProgramme } from '@/lib/programmes/queries'
import { SITE } from '@/lib/site'
import { getMove } from '@/lib/universities/queries'
import { educationalProgram, programmeCrumbs, programmeMetadata } from '@/lib/web/seo/programme'
import { ProgrammeView } from './programme-view'

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
  const { programme, university, subject, dataset } = page
  const studied = { programme, university, subjectName: subject?.name ?? null }
  return (
    <article className="page pt-3 pb-10">
      <JsonLd data={educationalProgram(studied, dataset, SITE.url)} />
      <Trail crumbs={programmeCrumbs(studied)} />
      <ProgrammeView page={page} />
    </article>
  )
}
