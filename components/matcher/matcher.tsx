'use client'

import { lazy, Suspense, useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import type { Elements } from '@/components/ui/elements'
import { Link } from '@/components/ui/link'
import { useFile } from '@/components/ui/use-file'
import { useEarlyInput } from '@/components/ui/early-input'
import { MATCHER } from '@/lib/matcher/files'
import { CRITERIA } from '@/lib/matcher/criteria'
import { followProfile, useProfileStore } from '@/lib/matcher/profile-store'
import { MAX_SCORE, SHOWN_ABOVE } from '@/lib/matcher/score'
import type { GradeSource } from './grade-field'
import { ProfileForm } from './profile-form'
import { SharedProfileOffer } from './shared-profile-offer'
import { MATCHES_PAGE, useMatchesView } from './use-matches-view'

const Matches = lazy(() => import('./matches').then((module) => ({ default: module.Matches })))

type MatcherProps = {
  grades: GradeSource
  /** Explains below the field what a GPA is. */
  gpaHelp?: Elements
}

/**
 * Form and results. The results appear when the visitor asks for them, and then follow every change of the profile.
 */
export function Matcher({ grades, gpaHelp }: MatcherProps) {
  const { profile } = useProfileStore()
  const [view, setView] = useMatchesView()
  const file = useFile(MATCHER, view !== null)
  const form = useRef<HTMLFormElement>(null)

  // This effect comes first: the early input of this visit then overrides the saved profile.
  useEffect(followProfile, [])
  useEarlyInput(form)

  const show = () => setView(view ?? { limit: MATCHES_PAGE })
  const modify = () => {
    setView(null)
    form.current?.querySelector('select')?.focus()
  }
  return (
    <div className="page grid gap-x-8 gap-y-8 pt-7 pb-16 md:grid-cols-[300px_minmax(0,1fr)]">
      <div>
        <noscript>
          <p className="mb-4 border-l-2 border-warn pl-3">
            The matcher works in your browser and needs JavaScript.{' '}
            <Link href="/scholarships?tab=browse">Browse all scholarships with filters</Link> instead.
          </p>
        </noscript>
        <SharedProfileOffer onUse={show} />
        <ProfileForm ref={form} gpaHelp={gpaHelp} grades={grades} onSubmit={show} />
      </div>
      {view ? (
        <Suspense fallback={<Looking />}>
          {file.value && (
            <Matches profile={profile} data={file.value} view={view} onView={setView} onModify={modify} />
          )}
          {!file.value && (file.hasFailed ? <Failed onRetry={file.load} /> : <Looking />)}
        </Suspense>
      ) : (
        <HowItScores />
      )}
    </div>
  )
}

function Looking() {
  return (
    <p role="status" className="text-ink-2">
      Looking through the scholarships…
    </p>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p>The scholarships could not be loaded. Your profile is kept.</p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  )
}

/** The explanation beside the form before the first results. */
function HowItScores() {
  return (
    <section aria-labelledby="how-it-scores" className="max-w-prose md:pt-1">
      <h2 id="how-it-scores" className="text-xl">
        How a match is scored
      </h2>
      <p className="mt-3 text-ink-2">{`Points for what fits, up to ${MAX_SCORE}. Only matches above ${SHOWN_ABOVE} are shown, each with its reasons.`}</p>
      <ul className="mt-4 border-t border-line">
        {CRITERIA.map(({ id, words, points }) => (
          <li key={id} className="flex justify-between gap-4 border-b border-line py-2">
            <span>{`${words} `}</span>
            <b>{`+${points}`}</b>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-ink-2">
        The score does not say whether you may apply. That is next to it, rule by rule: Eligible, Not eligible
        or Check. What you fill in stays on your device.
      </p>
    </section>
  )
}
