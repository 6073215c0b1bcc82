import { Badge } from '@/components/ui/badge'
import type { Elements } from '@/components/ui/elements'
import { Term } from '@/components/content/glossary/term'
import { HostCountries } from '@/components/scholarships/host-countries'
import { buttonVariants } from '@/components/ui/button'
import { ExternalLink } from '@/components/ui/external-link'
import type { Host } from '@/lib/scholarships/card'
import { datesOf } from '@/lib/scholarships/deadline-status'
import type { Scholarship } from '@/lib/scholarships/record/schema'
import { DeadlineTodayLater } from './deferred-leaves'

type DetailHeadProps = {
  scholarship: Scholarship
  hosts: readonly Host[]
  calendarHref: string | null
  /** The button that saves the award. */
  save: Elements
}

export function DetailHead({ scholarship, hosts, calendarHref, save }: DetailHeadProps) {
  const { name, provider, type, status, confidence, isFullyFunded, isPrestigious, value, link } = scholarship
  return (
    <header className="pb-6">
      <p className="mt-4 flex flex-wrap gap-1.5">
        {status === 'ended' && <Badge as="b">Ended</Badge>}
        {confidence === 'low' && <Badge as="b">Check first</Badge>}
        {isFullyFunded && (
          <Badge as="b">
            <Term id="fully-funded" />
          </Badge>
        )}
        {isPrestigious && <Badge as="b">Prestigious</Badge>}
        <Badge>{type}</Badge>
      </p>
      <h1 translate="no" className="mt-3 text-2xl">
        {name}
      </h1>
      <p translate="no" className="mt-2 text-md text-ink-2">
        {provider}
      </p>
      <p className="mt-1 text-ink-2">
        <HostCountries hosts={hosts} />
      </p>
      <p className="mt-4 max-w-prose text-md">{value}</p>
      <div className="mt-4">
        <DeadlineTodayLater dates={datesOf(scholarship)} />
      </div>
      <p className="mt-4 flex flex-wrap gap-3">
        {link && (
          <ExternalLink href={link} className={buttonVariants({ variant: 'main' })}>
            The provider’s page
          </ExternalLink>
        )}
        {calendarHref && (
          <a className={buttonVariants()} href={calendarHref} download>
            Add to calendar
          </a>
        )}
        {save}
      </p>
    </header>
  )
}
