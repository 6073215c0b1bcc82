import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { JsonLd } from '@/components/content/seo/json-ld'
import { Trail } from '@/components/content/seo/trail'
import { collegeOrUniversity, universityCrumbs, universityMetadata } from '@/lib/web/seo/university'
import { SITE } from '@/lib/site'
import { levelInPath, universityHref } from '@/lib/universities/href'
import { getMove, getUniversities, getUniversity } from '@/lib/universities/queries'
import { paramsToBuild } from '@/lib/web/params-to-build'
import { ProfileView } from '../profile-view'

type Props = PageProps<'/universities/[id]/[[...level]]'>

const BUILT_RANK = 200

/** The best ranked; the others, and further levels, are made when somebody first asks for them, and kept. */
export function generateStaticParams() {
  return paramsToBuild(() =>
    getUniversities()
      .filter(({ worldRanking }) => worldRanking !== null && worldRanking.rank <= BUILT_RANK)
      .map(({ id }) => ({ id, level: [] })),
  )
}

/** The record and the level at which it opens. An old id is sent on to its successor, or to the list where it has none. */
async function readUniversity({ params }: Props) {
  const { id, ...path } = await params
  const level = levelInPath(path.level) ?? notFound()
  const move = getMove(id)
  if (move) permanentRedirect(move.to === null ? '/universities' : universityHref(move.to, level))
  return { university: getUniversity(id) ?? notFound(), level }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return universityMetadata((await readUniversity(props)).university)
}

export default async function UniversityPage(props: Props) {
  const { university, level } = await readUniversity(props)
  return (
    <article className="page pb-10">
      <JsonLd data={collegeOrUniversity(university, SITE.url)} />
      <Trail crumbs={universityCrumbs(university)} />
      <ProfileView university={university} level={level} />
    </article>
  )
}
