import type { Level } from '@/lib/facts/vocabulary'
import { universityHref } from '@/lib/universities/href'
import type { Similar } from '@/lib/universities/similar'
import { placeOf } from '@/lib/universities/summary'
import { SimilarList } from './similar-list'

type SimilarSectionProps = {
  similar: readonly Similar[]
  /** At which the profile opens. */
  level: Level
}

export function SimilarSection({ similar, level }: SimilarSectionProps) {
  if (similar.length === 0) return null
  return (
    <section aria-labelledby="similar" className="border-t border-line py-4">
      <h2 id="similar" className="text-md">
        Similar universities
      </h2>
      <p className="text-sm text-ink-3">
        Mostly by country, world ranking and programmes, then distance and size, then tuition. No one pays for
        a place here.
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
