import type { ReactNode } from 'react'
import { buttonVariants } from '@/components/ui/button'
import { Crest } from '@/components/ui/crest'
import { destinationHref } from '@/lib/web/seo/destination-crumbs'
import { provenanceOf, type Profile } from '@/lib/universities/record/provenance'
import { rankSource } from '@/lib/universities/rank-source'
import type { University } from '@/lib/universities/record/schema'
import { GROUPS } from '@/lib/universities/vocabulary'
import { ExternalLink } from '@/components/ui/external-link'
import { Link } from '@/components/ui/link'
import { ProvenanceNote } from './provenance-note'

const SHOWN_NAMES = 5

function Badges({ university }: { university: University }) {
  const { worldRanking, nationalRanking, country } = university
  const groups = GROUPS.filter(({ value }) => university.groups.includes(value))
  if (!worldRanking && groups.length === 0) return null
  return (
    <div className="mt-4">
      <ul aria-label="Rankings and groups" className="flex flex-wrap gap-1.5">
        {worldRanking && (
          <li className="badge">
            <b>#{worldRanking.label}</b> Global
          </li>
        )}
        {nationalRanking !== null && (
          <li className="badge">
            <b>#{nationalRanking}</b> {country}
          </li>
        )}
        {groups.map(({ value, label }) => (
          <li key={value} className="badge">
            {label}
          </li>
        ))}
      </ul>
      {worldRanking && (
        <p className="mt-2 text-xs text-ink-3">
          {rankSource(worldRanking)}. The place in the country is the position among its ranked universities
          in our catalogue.
        </p>
      )}
    </div>
  )
}

/** The names people search by; a register can list dozens, so only the first are shown. */
function OtherNames({ university: { name, localName, aliases } }: { university: University }) {
  const names = aliases.filter((alias) => alias !== name && alias !== localName).slice(0, SHOWN_NAMES)
  if (names.length === 0) return null
  return (
    <p className="mt-1 max-w-prose text-sm text-ink-3">
      Also known as{' '}
      {names.map((alias, at) => (
        <span key={alias}>
          {at > 0 && ', '}
          <bdi lang="">{alias}</bdi>
        </span>
      ))}
    </p>
  )
}

type ProfileHeadProps = Pick<Profile, 'university' | 'sources'> & { compare?: ReactNode }

/** Name, place, what the record is worth, and the ways on: into the comparison and to the university's own site. */
export function ProfileHead({ compare, ...profile }: ProfileHeadProps) {
  const { university } = profile
  const { id, name, localName, logo, website, description, depth, countryCode, country, campusLife } =
    university
  return (
    <header className="pt-4 pb-7 md:pt-7 md:pb-10">
      <div className="flex gap-4 md:gap-6">
        <span className="origin-top-left max-md:mt-1 md:mr-5 md:mb-5 md:scale-150">
          <Crest id={id} name={name} logo={logo} />
        </span>
        <div className="min-w-0">
          <h1 className="text-2xl wrap-anywhere">{name}</h1>
          {localName && localName !== name && (
            <p lang="" dir="auto" className="mt-1.5 text-left text-md text-ink-2">
              {localName}
            </p>
          )}
          <p className="mt-2 text-ink-2">
            <img className="flag" src={`/flags/${countryCode}.svg`} alt="" width={18} height={13} />
            {campusLife.location && `${campusLife.location}, `}
            <Link href={destinationHref(countryCode)} className="text-inherit">
              {country}
            </Link>
          </p>
          <OtherNames university={university} />
          <Badges university={university} />
        </div>
      </div>
      {description && (
        <div className="mt-5 max-w-prose">
          <p className="text-base leading-relaxed md:text-md">{description}</p>
          <ProvenanceNote {...provenanceOf(profile, ['description'])} />
        </div>
      )}
      {depth === 'basic' && (
        <p className="mt-5 max-w-prose rounded-md border border-dashed border-line-strong px-4 py-3 text-ink-2">
          <b className="font-semibold text-ink">Basic record.</b> It holds only what open registers publish,
          and nobody has researched it further yet. What is not shown here is unknown to us, not absent: ask
          the university.
        </p>
      )}
      {(website || compare) && (
        <div className="mt-6 flex flex-wrap gap-3 max-sm:flex-col print:hidden">
          {website && (
            <ExternalLink href={website} className={buttonVariants({ variant: 'accent' })}>
              Visit Website
            </ExternalLink>
          )}
          {compare}
        </div>
      )}
    </header>
  )
}
