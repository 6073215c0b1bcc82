'use client'

import { Collapsible, CollapsibleTrigger } from '@/components/ui/collapsible'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useSender } from '@/components/content/sender'
import { useHydrated } from '@/components/ui/use-hydrated'
import { hasKeptPerson } from '@/lib/eligibility/kept-nationality'
import type { AskedPlace } from './use-admission'

const AdmissionWord = lazy(() =>
  import('./admission-word').then((module) => ({ default: module.AdmissionWord })),
)
const AdmissionRules = lazy(() =>
  import('./admission-rules').then((module) => ({ default: module.AdmissionRules })),
)

/**
 * "Can they take me?" as one line that opens. The rules are loaded when it is opened. The word beside the question is
 * loaded without a click if the browser stores a profile.
 */
export function AdmissionFold(asked: AskedPlace) {
  const details = useRef<HTMLDetailsElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const sender = useSender()
  const hasPerson = useHydrated() && (sender !== null || hasKeptPerson())
  useEffect(() => {
    // It may have been opened before this script ran.
    if (details.current?.open) setIsOpen(true)
  }, [])
  return (
    <Collapsible ref={details} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <CollapsibleTrigger>
        Can they take me?{' '}
        {hasPerson && (
          <Suspense>
            <AdmissionWord {...asked} />
          </Suspense>
        )}
      </CollapsibleTrigger>
      <noscript>This needs JavaScript: it uses the profile that only your browser keeps.</noscript>
      {isOpen && (
        <Suspense>
          <AdmissionRules {...asked} />
        </Suspense>
      )}
    </Collapsible>
  )
}
