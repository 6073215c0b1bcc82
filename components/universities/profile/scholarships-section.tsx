import type { Route } from 'next'
import { Link } from '@/components/ui/link'
import { namesBeyond } from '@/lib/scholarships/merge-names'
import type { Profile, ProfileAward } from '@/lib/universities/record/provenance'
import { PlainList } from './plain-list'
import { ProfileSection } from './profile-section'

function Awards({ awards }: { awards: readonly ProfileAward[] }) {
  return (
    <ul className="mt-4">
      {awards.map(({ id, name, value, isUnsure }) => (
        <li key={id} className="border-t border-line py-3">
          <Link href={`/scholarships/${id}` as Route} className="font-semibold">
            {name}
          </Link>
          {isUnsure && <span className="badge ml-2">Check first</span>}
          <p className="mt-0.5 max-w-prose text-sm text-ink-2">{value}</p>
        </li>
      ))}
    </ul>
  )
}

/** The awards of our own catalogue with links, then those that only the record names. */
export function ScholarshipsSection(profile: Profile) {
  const { university, awards } = profile
  const others = namesBeyond(
    awards.map(({ name }) => name),
    university.availableScholarships,
  )
  return (
    <ProfileSection {...profile} id="scholarships">
      {awards.length > 0 && <Awards awards={awards} />}
      {others.length > 0 && (
        <>
          {awards.length > 0 && (
            <h3 className="mt-5 text-base">Also named for this university, not in our catalogue yet</h3>
          )}
          <PlainList items={others} />
        </>
      )}
    </ProfileSection>
  )
}
