'use client'

import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { useEarlyInput } from '@/components/ui/early-input'
import { nationalitiesOf } from '@/lib/eligibility/profile'
import { useProfileStore } from '@/lib/matcher/profile-store'
import { HowItScores } from './how-it-scores'
import { ProfileForm } from './profile-form'
import { SharedProfileOffer } from './shared-profile-offer'
import { useMatcherData } from './use-matcher-data'
import { useSharedProfile } from './use-shared-profile'

const Matches = lazy(() => import('./matches').then((module) => ({ default: module.Matches })))

type MatcherProps = { version: string; gradesVersion: string; gpaHelp?: ReactNode }

/**
 * Form and results. The results appear when the visitor asks for them, and then follow every change of the profile.
 */
export function Matcher({ version, gradesVersion, gpaHelp }: MatcherProps) {
  const { profile, change, replace } = useProfileStore()
  const { shared, settle } = useSharedProfile(profile)
  const [isShown, setIsShown] = useState(false)
  const namesPlaces = [...nationalitiesOf(profile), profile.residence].some((code) => code !== '')
  const file = useMatcherData(version, isShown || namesPlaces || shared !== null)
  const form = useRef<HTMLFormElement>(null)

  // This effect comes first: the early input of this visit then overrides the saved profile.
  useEffect(() => void useProfileStore.persist.rehydrate(), [])
  useEarlyInput(form)

  const show = () => setIsShown(true)
  const modify = () => {
    setIsShown(false)
    form.current?.querySelector('select')?.focus()
  }
  return (
    <div className="page grid gap-x-9 gap-y-7 pt-7 pb-16 md:grid-cols-[300px_minmax(0,1fr)]">
      <div>
        <noscript>
          <p className="mb-4 border-l-2 border-warn pl-3">
            The matcher works in your browser and needs JavaScript.{' '}
            <Link href="/scholarships?tab=browse">Browse all scholarships with filters</Link> instead.
          </p>
        </noscript>
        {shared && (
          <SharedProfileOffer
            profile={shared}
            countries={file.data?.countries ?? null}
            onUse={() => {
              replace(shared)
              settle()
              show()
            }}
            onDecline={settle}
          />
        )}
        <ProfileForm
          ref={form}
          profile={profile}
          file={file}
          gpaHelp={gpaHelp}
          gradesVersion={gradesVersion}
          onChange={change}
          onSubmit={show}
        />
      </div>
      {isShown ? (
        <Suspense fallback={<Looking />}>
          {file.data && <Matches profile={profile} data={file.data} onModify={modify} />}
          {!file.data && (file.hasFailed ? <Failed onRetry={file.load} /> : <Looking />)}
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
      <Button type="button" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
