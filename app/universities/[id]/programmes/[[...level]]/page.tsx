import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { Trail } from '@/components/content/seo/trail'
import { OfferedPage } from '@/components/universities/programmes/offered-page'
import { universityProgrammesHref } from '@/lib/programmes/href'
import { getUniversityOffer } from '@/lib/programmes/page/queries'
import { levelInPath } from '@/lib/universities/href'
import { getMove, getUniversity } from '@/lib/universities/queries'
import { universityProgrammesCrumbs, universityProgrammesMetadata } from '@/lib/web/seo/programme'

type Props = PageProps<'/universities/[id]/programmes/[[...level]]'>

/** Made when somebody first asks for them, and kept. */
export function generateStaticParams() {
  return []
}

async function readOffer({ params }: Props) {
  const { id, level } = await params
  const move = getMove(id)
  if (move?.to) permanentRedirect(universityProgrammesHref(move.to))
  const university = getUniversity(id) ?? notFound()
  return {
    university,
    offer: getUniversityOffer(id) ?? notFound(),
    level: levelInPath(level) ?? notFound(),
  }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { university, offer } = await readOffer(props)
  return universityProgrammesMetadata(university, offer.subjects)
}

export default async function Page(props: Props) {
  const { university, offer, level } = await readOffer(props)
  return (
    <article className="page pt-3 pb-10">
      <Trail crumbs={universityProgrammesCrumbs(university)} />
      <OfferedPage university={university} offer={offer} level={level} />
    </article>
  )
}
