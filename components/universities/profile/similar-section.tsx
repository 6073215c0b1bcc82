import type { Level } from '@/lib/facts/vocabulary'
import { universityHref } from '@/lib/universities/href'
import type { Similar } from '@/lib/universities/similar'
import { placeOf } from '@/lib/universities/summary'
import { SimilarList } from './similar-list'

type SimilarSectionProps = {
  similar: readonly Similar[]
  /** They are the nearest ones, and not the most similar. */
  areNearest?: boolean
  /** At which the profile opens. */
  level: Level
}

export const similarTitle = (areNearest: boolean) =>
  areNearest ? 'Nearest researched universities' : 'Similar universities'

export function SimilarSection({ similar, areNearest = false, level }: SimilarSectionProps) {
  if (similar.length === 0) return null
  return (
    <section aria-labelledby="similar" className="border-t border-line py-4">
      <h2 id="similar" className="scroll-mt-14 text-md">
        {similarTitle(areNearest)}
      </h2>
      <p className="text-sm text-ink-3">
        {areNearest
          ? 'The nearest ones that we have researched. No one pays for a place here.'
          : 'Mostly by country, world ranking and programmes, then distance and size, then tuition. No one pays for a place here.'}
      </p>
      <SimilarList
        universities={similar.map(({ university, reasons }) => ({
          href: universityHref(university.id, level),
          name: university.name,
          code: university.countryCode,
          about: [placeOf(university), ...reasons].join(' · '),
        }))}
      />
    </section>
  )
}
