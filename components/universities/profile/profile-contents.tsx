import { shownSections } from '@/lib/universities/profile-sections'
import type { Profile } from '@/lib/universities/record/provenance'

/** Links to the groups of the profile, beside them on a wide screen. */
export function ProfileContents(profile: Pick<Profile, 'university' | 'awards'>) {
  const entries = [
    ...shownSections(profile),
    { id: 'similar', title: 'Similar universities' },
    { id: 'sources', title: 'Sources and dates' },
  ]
  return (
    <nav aria-labelledby="contents" className="sticky top-0 py-9 max-lg:hidden print:hidden">
      <h2 id="contents" className="text-md">
        On this page
      </h2>
      <ul className="mt-2 border-l border-line">
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="-ml-px flex min-h-9 items-center border-l border-transparent pl-4 text-sm text-ink-2 no-underline hover:border-accent hover:text-accent"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
