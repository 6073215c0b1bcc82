'use client'

import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { EMPTY_PROFILE, isEmptyProfile, type Profile } from '@/lib/eligibility/profile'
import { barWords } from '@/lib/matcher/describe-profile'
import { followProfile, useProfileStore } from '@/lib/matcher/profile-store'
import { RATES } from '@/lib/study/files'
import { STOP } from '@/components/ui/move-focus'
import { BarButtons, type BarPart } from './bar-buttons'

const Panel = lazy(() => import('./profile-panel').then((module) => ({ default: module.ProfilePanel })))

type ProfileControlsProps = { opened: BarPart | null; onOpen: (part: BarPart | null) => void }

/** Sums are shown in the money of the place where the visitor lives, or of their passport, until they choose another. */
function useHomeCurrency({ currency, residence, nationality }: Profile) {
  const home = residence || nationality
  /** The currency that we derived: it goes with its country, as Niger's does while "Nigeria" is typed. */
  const derived = useRef('')
  useEffect(() => {
    const isOpen = (chosen: string) => chosen === '' || chosen === derived.current
    if (home === '' || !isOpen(currency)) return
    const keep = (own: string | undefined) => {
      const { profile, change } = useProfileStore.getState()
      if (!own || !isOpen(profile.currency)) return
      derived.current = own
      if (profile.currency !== own) change('currency', own)
    }
    // Without the file sums stay in US dollars.
    void RATES.load().then(
      ({ currencies }) => keep(currencies[home]),
      () => {},
    )
  }, [currency, home])
}

/** The bar with what the profile says. */
export function ProfileControls({ opened, onOpen }: ProfileControlsProps) {
  const { profile, replace } = useProfileStore()
  const [cleared, setCleared] = useState<Profile | null>(null)
  const anchor = useRef<HTMLButtonElement>(null)
  useLayoutEffect(followProfile, [])
  useHomeCurrency(profile)
  const isEmpty = isEmptyProfile(profile)
  return (
    <>
      <BarButtons
        words={barWords(profile)}
        opened={opened}
        // The button stays known when the questions close, as it gets the focus back then.
        onAnchor={(button) => {
          if (button) anchor.current = button
        }}
        onPress={(part) => onOpen(part === opened ? null : part)}
      >
        {(!isEmpty || cleared) && (
          <button
            type="button"
            {...STOP}
            tabIndex={-1}
            onClick={() => {
              setCleared(isEmpty ? null : profile)
              replace(isEmpty && cleared ? cleared : EMPTY_PROFILE)
            }}
          >
            {isEmpty ? 'Undo' : 'Clear'}
          </button>
        )}
      </BarButtons>
      {opened && (
        <Suspense>
          <Panel key={opened} part={opened} anchor={anchor} onClose={() => onOpen(null)} />
        </Suspense>
      )}
    </>
  )
}
