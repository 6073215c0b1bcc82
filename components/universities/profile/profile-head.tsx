import { Fragment } from 'react'
import { Basis } from '@/components/content/basis'
import { Badge } from '@/components/ui/badge'
import type { Elements } from '@/components/ui/elements'
import { buttonVariants } from '@/components/ui/button'
import { destinationHref } from '@/lib/web/seo/destination-crumbs'
import { localLanguage } from '@/lib/text/local-language'
import { rankSource } from '@/lib/universities/format'
import type { University } from '@/lib/universities/record/schema'
import { GROUPS } from '@/lib/universities/vocabulary'
import { ExternalLink } from '@/components/ui/external-link'
import { Flag } from '@/components/ui/flag'
import { Link } from '@/components/ui/link'
import { PageHead } from '../page-head'

const SHOWN_NAMES = 5

function Badges({ university }: { university: University }) {
  const { worldRanking, nationalRanking, country } = university
  const inCountry = ` ${country}`
  const groups = GROUPS.filter(({ value }) => university.groups.includes(value))
  if (!worldRanking && groups.length === 0) return null
  return (
    <div className="mt-2.5">
      <ul aria-label="Rankings and groups" className="flex flex-wrap gap-1.5">
        {worldRanking && (
          <Badge as="li">
            <b>{`#${worldRanking.label}`}</b> Global
          </Badge>
        )}
        {nationalRanking !== null && (
          <Badge as="li" key={inCountry}>
            <b>{`#${nationalRanking}`}</b>
            {inCountry}
          </Badge>
        )}
        {groups.map(({ value, label }) => (
          <Badge as="li" key={value}>
            {label}
          </Badge>
        ))}
      </ul>
      {worldRanking && (
        <p className="mt-1.5 text-sm text-ink-3">
          {`${rankSource(worldRanking)}; in the country, the place among the ranked ones of our catalogue.`}
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
    <p className="mt-1 max-w-prose text-sm text-ink-3 max-md:hidden">
      Also known as{' '}
      {names.map((alias, at) => (
        <Fragment key={alias}>
          {at > 0 && <span>{', '}</span>}
          <bdi lang="" translate="no">
            {alias}
          </bdi>
        </Fragment>
      ))}
    </p>
  )
}

type ProfileHeadProps = { university: University; compare?: Elements }

/** Name, place, standing, and the ways on: into the comparison and to the university's own site. */
export function ProfileHead({ university, compare }: ProfileHeadProps) {
  const { name, localName, website, depth, countryCode, country, campusLife } = university
  return (
    <PageHead
      university={university}
      title={name}
      actions={
        (website || compare) && (
          <>
            {website && (
              <ExternalLink href={website} className={buttonVariants({ variant: 'accent' })}>
                Visit Website
              </ExternalLink>
            )}
            {compare}
          </>
        )
      }
      after={
        depth === 'basic' && (
          <Basis>
            <b className="font-semibold">Basic record.</b> It has what public registers and national rules
            say; we have not researched the university itself yet.
          </Basis>
        )
      }
    >
      {localName && localName !== name && (
        <p
          lang={localLanguage(localName, countryCode)}
          dir="auto"
          translate="no"
          className="mt-1 text-left text-ink-2 md:text-md"
        >
          {localName}
        </p>
      )}
      <p className="mt-1 text-ink-2">
        <Flag code={countryCode} />
        {campusLife.location && <span>{`${campusLife.location}, `}</span>}
        <Link href={destinationHref(countryCode)} className="text-inherit">
          {country}
        </Link>
      </p>
      <OtherNames university={university} />
      <Badges university={university} />
    </PageHead>
  )
}
