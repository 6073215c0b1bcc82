'use client'

import { Collapsible, CollapsibleTrigger } from '@/components/ui/collapsible'
import { lazy, Suspense, useState } from 'react'
import { useSender } from '@/components/content/sender'
import { tellToggle } from '@/components/ui/tell-toggle'
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
  const [isOpen, setIsOpen] = useState(false)
  const sender = useSender()
  const hasPerson = useHydrated() && (sender !== null || hasKeptPerson())
  return (
    <Collapsible ref={tellToggle} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
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
