'use client'

import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { Profile } from '@/lib/eligibility/profile'
import type { PlaceContext } from '@/lib/eligibility/places'
import { matchScholarships, topMatchNote } from '@/lib/matcher/score'
import { assess } from '@/lib/eligibility/verdict'
import { count } from '@/lib/text/format'
import { localDate } from '@/lib/scholarships/deadline-status'
import type { MatcherData } from '@/lib/matcher/matcher-file'
import { AlmostSection } from './almost-section'
import { MatchCard } from './match-card'
import { ShareProfile } from './share-profile'

type MatchesProps = { profile: Profile; data: MatcherData; onModify: () => void }

const PAGE = 20

function contextOf({ groups, countries }: MatcherData): PlaceContext {
  const names = new Map(countries.map(({ code, name }) => [code, name]))
  return {
    groups: new Map(groups.map((group) => [group.id, group])),
    countryName: (code) => names.get(code) ?? code.toUpperCase(),
  }
}

/** The results for the current profile. */
export function Matches({ profile, data, onModify }: MatchesProps) {
  'use memo'
  const heading = useRef<HTMLHeadingElement>(null)
  const [today] = useState(() => localDate(new Date()))
  const [hidesIneligible, setHidesIneligible] = useState(false)
  const [limit, setLimit] = useState(PAGE)
  useEffect(() => heading.current?.focus(), [])

  const context = contextOf(data)
  const matches = matchScholarships(profile, data.scholarships).map((match) => ({
    match,
    assessment: assess(profile, match.scholarship, context),
  }))
  const eligible = matches.filter(({ assessment }) => assessment.verdict !== 'not-eligible')
  const shown = hidesIneligible ? eligible : matches
  const hidden = matches.length - eligible.length

  return (
    <section aria-labelledby="matches">
      <h2 id="matches" ref={heading} tabIndex={-1} className="text-xl outline-0">
        Your matches ({shown.length})
      </h2>
      <p role="status" className="mt-2 text-ink-2">
        {matches.length === 0
          ? 'No scholarship scores above 20 with this profile. Tell more, or change what you look for.'
          : `${count(matches.length, 'scholarship')} of ${data.scholarships.length} fit; ${hidden} marked Not eligible.`}
      </p>
      {matches.length === 0 ? (
        <Button type="button" variant="accent" className="mt-4" onClick={onModify}>
          Modify Search Criteria
        </Button>
      ) : (
        <div className="mt-3 flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
          <label className="opt">
            <input
              type="checkbox"
              role="switch"
              checked={hidesIneligible}
              onChange={(event) => setHidesIneligible(event.currentTarget.checked)}
            />
            Hide ‘Not eligible’
          </label>
          <ShareProfile profile={profile} />
        </div>
      )}
      <ol className="mt-4 grid gap-4">
        {shown.slice(0, limit).map(({ match, assessment }, position) => (
          <MatchCard
            key={match.scholarship.id}
            match={match}
            assessment={assessment}
            note={topMatchNote(position)}
            profile={profile}
            notices={data.notices}
            today={today}
          />
        ))}
      </ol>
      {shown.length > limit && (
        <Button type="button" className="mt-5 w-full" onClick={() => setLimit(limit + PAGE)}>
          Show {Math.min(PAGE, shown.length - limit)} more of {shown.length}
        </Button>
      )}
      <AlmostSection profile={profile} scholarships={data.scholarships} context={context} />
    </section>
  )
}
