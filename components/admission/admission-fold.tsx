'use client'

import { Collapsible, CollapsibleTrigger } from '@/components/ui/collapsible'
import { lazy, Suspense, useState } from 'react'
import { useSender } from '@/components/content/sender'
import { tellToggle } from '@/components/ui/tell-toggle'
import { useHydrated } from '@/components/ui/use-hydrated'
import { useKept } from '@/components/ui/use-kept'
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
 * loaded without a click if the browser stores a profile. `isLarge`: among the answers that decide, the word below.
 */
export function AdmissionFold({ isLarge = false, ...asked }: AskedPlace & { isLarge?: boolean }) {
  const [isOpen, setIsOpen] = useState(false)
  const sender = useSender()
  const isHydrated = useHydrated()
  const hasKept = useKept(hasKeptPerson, false)
  const hasPerson = (isHydrated && sender !== null) || hasKept
  return (
    <Collapsible ref={tellToggle} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <CollapsibleTrigger className={isLarge ? 'items-start py-1 md:py-2.5' : undefined}>
        <span>
          <span className={isLarge ? 'text-sm text-ink-2' : undefined}>Can they take me? </span>
          <span className={isLarge ? 'block text-md/tight' : undefined}>
            {hasPerson ? (
              <Suspense>
                <AdmissionWord {...asked} />
              </Suspense>
            ) : (
              isLarge && (
                <span className="text-base font-normal">It depends on your degree, tests and money</span>
              )
            )}
          </span>
        </span>
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
