import type { ReactNode } from 'react'
import { knowsAnyOf, sectionOf, type ProfileSectionId } from '@/lib/universities/profile-sections'
import { provenanceOf, type Profile } from '@/lib/universities/record/provenance'
import { ProvenanceNote } from './provenance-note'

type ProfileSectionProps = Profile & { id: ProfileSectionId; children: ReactNode }

/** A group of the profile with its provenance. A basic record leaves out a group that it knows nothing of. */
export function ProfileSection({ id, children, ...profile }: ProfileSectionProps) {
  const section = sectionOf(id)
  const hasAny = knowsAnyOf(profile, section)
  if (!hasAny && profile.university.depth === 'basic') return null
  return (
    <section aria-labelledby={id} className="break-inside-avoid border-t border-line py-7 md:py-9">
      <h2 id={id} className="text-lg md:text-xl">
        {section.title}
      </h2>
      {hasAny ? (
        <>
          {children}
          <ProvenanceNote {...provenanceOf(profile, [...section.fields, ...(section.besides ?? [])])} />
        </>
      ) : (
        <p className="mt-3 max-w-prose text-ink-3">{section.unknown}</p>
      )}
    </section>
  )
}
