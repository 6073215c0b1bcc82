import type { Route } from 'next'
import type { Elements } from '@/components/ui/elements'
import { HostCountries } from '@/components/scholarships/host-countries'
import { ExternalLink } from '@/components/ui/external-link'
import { Link } from '@/components/ui/link'
import type { NotTaught } from '@/lib/eligibility/rule'
import type { ScholarshipDetail } from '@/lib/scholarships/detail'
import { timeFacts } from '@/lib/scholarships/facts'
import type { Scholarship } from '@/lib/scholarships/record/schema'
import { HOST_LIMITS } from '@/lib/scholarships/vocabulary'
import { labelOf } from '@/lib/text/options'
import { WORLD } from '@/lib/universities/list'
import { AwardSection } from './award-section'
import { Notices } from './notices'
import { RulesSection } from './rules-section'
import { DetailSection } from './detail-section'
import { AwardSources } from './award-sources'

type DetailBodyProps = {
  scholarship: Scholarship
  detail: ScholarshipDetail
  /** Those of the catalogue that the award is tied to. */
  universities: readonly { id: string; name: string }[]
  notTaught: NotTaught | undefined
  /** The programmes that it can pay for. */
  programmes?: Elements
}

/** One column in reading order; on a wide screen places, sources and similar awards stand beside the rules. */
export function DetailBody({ scholarship, detail, universities, notTaught, programmes }: DetailBodyProps) {
  return (
    <div className="gap-x-14 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div>
        <AwardSection scholarship={scholarship} />
        <RulesSection
          scholarship={scholarship}
          rules={detail.rules}
          groups={detail.groups}
          notTaught={notTaught}
        />
        <FactsSection scholarship={scholarship} />
        {detail.notices.length > 0 && (
          <DetailSection id="notices" hasFacts={false} title="Country-wide notices">
            <Notices notices={detail.notices} countryName={detail.countryName} />
          </DetailSection>
        )}
      </div>
      <div>
        <WhereSection scholarship={scholarship} detail={detail} universities={universities} />
        {programmes}
        <AwardSources scholarship={scholarship} />
        <SimilarSection similar={detail.similar} />
      </div>
    </div>
  )
}

/**
 * The places where the award can be used: the universities it is tied to, or all of a host country's in the catalogue.
 */
function WhereSection({
  scholarship,
  detail,
  universities,
}: Pick<DetailBodyProps, 'scholarship' | 'detail' | 'universities'>) {
  return (
    <DetailSection id="where" title="Where it can be used">
      <p>{scholarship.university}</p>
      {scholarship.hostLimit && <p className="mt-1">{labelOf(HOST_LIMITS, scholarship.hostLimit)}</p>}
      <ul className="mt-3 grid gap-2">
        {universities.map(({ id, name }) => (
          <li key={id}>
            <Link href={`/universities/${id}` as Route} translate="no">
              {name}
            </Link>
          </li>
        ))}
        {detail.searchableHosts.map((host) => (
          <li key={host.code}>
            <HostCountries hosts={[host]} />
            <span>{': '}</span>
            <Link href={WORLD.href({ country: [host.code] })}>its universities in our catalogue</Link>
          </li>
        ))}
      </ul>
    </DetailSection>
  )
}

/** The ways and dates to apply, and the duties of a winner. */
function FactsSection({ scholarship }: { scholarship: Scholarship }) {
  const { link, changeNote } = scholarship
  return (
    <DetailSection id="apply" title="How and when">
      <dl className="grid gap-3">
        {timeFacts(scholarship).map(({ label, text }) => (
          <div
            key={label}
            className="border-t border-line pt-3 first:border-0 sm:grid sm:grid-cols-[11rem_1fr] sm:gap-4"
          >
            <dt className="text-ink-3">{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {changeNote && <p className="mt-4">{changeNote}</p>}
      <p className="mt-4 text-ink-2">
        {link ? (
          <>
            <span>{'Before you apply, read '}</span>
            <ExternalLink href={link}>the provider’s own page</ExternalLink>
            <span>: only what it says counts.</span>
          </>
        ) : (
          'We know no confirmed page of the provider. Ask the provider or the host before you rely on any of this.'
        )}
      </p>
    </DetailSection>
  )
}

/** Other awards worth a look, each with what it shares with this one. */
function SimilarSection({ similar }: Pick<ScholarshipDetail, 'similar'>) {
  if (similar.length === 0) return null
  return (
    <DetailSection id="similar" hasFacts={false} title="Similar awards">
      <ul className="grid gap-3">
        {similar.map(({ scholarship: { id, name, value }, reasons }) => (
          <li key={id} className="border-t border-line pt-3 first:border-0 first:pt-0">
            <Link href={`/scholarships/${id}` as Route} translate="no">
              {name}
            </Link>
            <span className="block">{value}</span>
            <span className="block text-sm text-ink-3">{`Because: ${reasons.join(', ')}`}</span>
          </li>
        ))}
      </ul>
    </DetailSection>
  )
}
