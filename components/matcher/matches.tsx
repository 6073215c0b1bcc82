'use client'

import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { nationalitiesOf, type Profile } from '@/lib/eligibility/profile'
import { findAlmost } from '@/lib/matcher/near-matches'
import { keepsAll, type Narrowing, topMatches, topMatchNote } from '@/lib/matcher/narrow'
import { isHeldUp } from '@/lib/matcher/notices'
import { matchScholarships } from '@/lib/matcher/score'
import { assess } from '@/lib/eligibility/verdict'
import { datesFor } from '@/lib/scholarships/deadline-status'
import { momentOf } from '@/lib/text/closing-day'
import { count, formatCount, plural } from '@/lib/text/format'
import { placeContext, type MatcherData } from '@/lib/matcher/matcher-file'
import { NearMatches } from './near-matches'
import { MatchList, type Assessed } from './match-list'
import { NarrowMatches } from './narrow-matches'
import { ShareProfile } from './share-profile'
import { MATCHES_PAGE, useFollowedLink, type MatchesView } from './use-matches-view'

type MatchesProps = {
  profile: Profile
  data: MatcherData
  view: MatchesView
  onView: (view: MatchesView) => void
  onModify: () => void
}

/** The results for the current profile. Those that the profile may not apply for are folded at the end. */
export function Matches({ profile, data, view, onView, onModify }: MatchesProps) {
  'use memo'
  const { limit, closedLimit = 0, narrowed = [] } = view
  const section = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [today] = useState(() => momentOf(new Date()))
  useFollowedLink(view, section, heading)

  const context = placeContext(data)
  const nationalities = nationalitiesOf(profile)
  const awards = data.scholarships.map((award) => datesFor(award, nationalities))
  const matches = matchScholarships(profile, awards).map((match) => ({
    match,
    assessment: assess(profile, match.scholarship, context),
  }))
  const isClosed = ({ assessment }: Assessed) => assessment.verdict === 'not-eligible'
  const open = matches.filter((entry) => !isClosed(entry))
  const closed = matches.filter(isClosed)
  const recommended = topMatches(
    open.filter(({ match }) => !isHeldUp(profile, match.scholarship, data.notices)),
    today,
  )
  const left = (chosen: readonly Narrowing[]) =>
    open.filter(({ match: { scholarship }, assessment: { verdict } }) =>
      keepsAll(chosen, { scholarship, verdict }, today),
    )
  const shown = left(narrowed)
  const cards = { profile, notices: data.notices, today }

  return (
    <section ref={section} aria-labelledby="matches">
      <h2
        id="matches"
        ref={heading}
        tabIndex={-1}
        className="text-xl outline-0"
      >{`Your matches (${shown.length})`}</h2>
      <p role="status" className="mt-2 text-ink-2">
        {summarise(matches.length, closed.length, data.scholarships.length)}
      </p>
      {matches.length > 0 && (
        <div className="mt-3">
          <ShareProfile profile={profile} />
        </div>
      )}
      {open.length > 0 && (
        <NarrowMatches
          chosen={narrowed}
          countLeft={(chosen) => left(chosen).length}
          onChange={(chosen) => onView({ ...view, narrowed: chosen, limit: MATCHES_PAGE })}
        />
      )}
      {open.length > 0 && shown.length === 0 && (
        <p className="mt-4 text-ink-2">Nothing is left under this choice. Untick it above.</p>
      )}
      {open.length === 0 && (
        <Button variant="accent" className="mt-4" onClick={onModify}>
          Modify Search Criteria
        </Button>
      )}
      <MatchList
        {...cards}
        matches={shown}
        limit={limit}
        noteOf={(entry) => topMatchNote(recommended.indexOf(entry))}
        onMore={() => onView({ ...view, limit: limit + MATCHES_PAGE })}
      />
      {closed.length > 0 && (
        <details
          className="mt-6 border-y border-line"
          open={closedLimit > 0}
          onToggle={({ currentTarget }) => {
            if (currentTarget.open !== closedLimit > 0)
              onView({ ...view, closedLimit: currentTarget.open ? MATCHES_PAGE : 0 })
          }}
        >
          <summary className="min-h-11 py-3 text-sm font-semibold">{`Not eligible (${closed.length})`}</summary>
          <div className="pb-4">
            <MatchList
              {...cards}
              matches={closed}
              limit={closedLimit}
              onMore={() => onView({ ...view, closedLimit: closedLimit + MATCHES_PAGE })}
            />
          </div>
        </details>
      )}
      <NearMatches almost={findAlmost(profile, data.scholarships, context)} />
    </section>
  )
}

function summarise(matches: number, closed: number, all: number): string {
  if (matches === 0)
    return 'No scholarship scores above 20 with this profile. Fill in more, or change what you look for.'
  const fit = `${count(matches, 'scholarship')} of the ${formatCount(all)} that still run ${plural(matches, 'fits', 'fit')} what you look for`
  if (closed === 0) return `${fit}.`
  return closed === matches
    ? `${fit}, but each has a rule that you don’t meet.`
    : `${fit}. ${closed} of them ${plural(closed, 'has a rule', 'have rules')} that you don’t meet: see Not eligible at the end.`
}
