import { Badge, badgeRow } from '@/components/ui/badge'
import { Card, CardDescription, CardFooter, CardHeader, CardTitle } from '@/components/ui/card'
import { Detail, DetailList } from '@/components/ui/detail-list'
import type { Route } from 'next'
import { Heart } from '@/components/heart/heart'
import { buttonVariants } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { noticesFor } from '@/lib/matcher/notices'
import type { Profile } from '@/lib/eligibility/profile'
import { matchLabel, type ScoredMatch } from '@/lib/matcher/score'
import type { Assessment } from '@/lib/eligibility/verdict'
import { formatDate } from '@/lib/text/format'
import { deadlineStatus } from '@/lib/scholarships/deadline-status'
import { describeDeadline } from '@/lib/scholarships/deadline-words'
import { formatDeadlines } from '@/lib/scholarships/format'
import type { Notice } from '@/lib/eligibility/schema'
import type { MatcherScholarship } from '@/lib/matcher/matcher-file'
import { VerdictDetails } from './verdict-details'

type MatchCardProps = {
  match: ScoredMatch<MatcherScholarship>
  assessment: Assessment
  note: string | null
  profile: Profile
  notices: readonly Notice[]
  today: string
}

export function MatchCard({ match, assessment, note, profile, notices, today }: MatchCardProps) {
  const { scholarship, matchScore, matchReasons } = match
  const { id, name, link } = scholarship
  // Typed routes know the pattern `/scholarships/[id]`, but cannot check an id that is only known at run time.
  const page = `/scholarships/${id}` as Route
  const apply = { className: buttonVariants({ variant: 'accent' }), 'aria-describedby': `match-${id}` }
  const status = deadlineStatus(scholarship, today)
  const published = formatDeadlines(scholarship.deadlines, scholarship.deadlineNote, today)
  return (
    <Card as="li" aria-labelledby={`match-${id}`}>
      {note && <p className="mb-2 pr-8 text-sm font-semibold text-accent-strong">{`★ ${note}`}</p>}
      <CardHeader className="justify-between">
        <div>
          <CardTitle id={`match-${id}`} translate="no">
            <Link href={page}>{name}</Link>
          </CardTitle>
          <CardDescription>
            <span translate="no">{scholarship.provider}</span>
            <span>{` · ${scholarship.type}`}</span>
          </CardDescription>
        </div>
        <CardDescription className="shrink-0 text-right">
          <b className="block font-display text-md leading-none font-medium text-ink">{`${matchScore}/100`}</b>
          <span>{matchLabel(matchScore)}</span>
        </CardDescription>
      </CardHeader>
      <p className="mt-3">{scholarship.value}</p>
      <ul aria-label="Reasons" className={badgeRow}>
        {matchReasons.map(({ id: reason, text, points }) => (
          <Badge as="li" key={reason} className="whitespace-normal">
            <span>{`${text} `}</span>
            <b>{`+${points}`}</b>
          </Badge>
        ))}
      </ul>
      <DetailList>
        <Detail term="Where">{scholarship.university}</Detail>
        <Detail term="Deadline">
          <b className="font-semibold">{describeDeadline(status)}</b>
          {published && <span className="block text-ink-3">{`As published: ${published}`}</span>}
        </Detail>
      </DetailList>
      <VerdictDetails assessment={assessment} scholarship={scholarship} />
      {noticesFor(profile, scholarship, notices).map((notice) => (
        <CountryNotice key={notice.id} notice={notice} />
      ))}
      <CardFooter>
        {link ? (
          <a {...apply} href={link} target="_blank" rel="noopener">
            Learn More & Apply
          </a>
        ) : (
          <Link {...apply} href={page}>
            Learn More & Apply
          </Link>
        )}
        <Link className={buttonVariants()} href={page} aria-describedby={`match-${id}`}>
          Full details
        </Link>
      </CardFooter>
      <Heart item={{ kind: 'award', id, name }} />
    </Card>
  )
}

/** A rule of the host country. It is information only, not a rule of the scholarship. */
function CountryNotice({ notice }: { notice: Notice }) {
  return (
    <details className="mt-3 rounded-sm border border-line px-3 py-2 text-sm">
      <summary className="min-h-7 text-warn">{`Notice: ${notice.title}`}</summary>
      <p className="mt-2 text-ink-2">{notice.text}</p>
      <p className="mt-2 text-ink-2">
        <span>{`Since ${formatDate(notice.since)}. Sources: `}</span>
        {notice.sources.map(({ title, url }, at) => (
          <span key={url}>
            {at > 0 && <span>{'; '}</span>}
            <a href={url} rel="noopener">
              {title}
            </a>
          </span>
        ))}
        <span>.</span>
      </p>
    </details>
  )
}
