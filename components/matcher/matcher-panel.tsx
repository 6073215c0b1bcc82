'use client'

import { Activity, type ComponentProps } from 'react'
import { deferred } from '@/components/ui/deferred'

// The form is in the server's HTML. Its script is loaded when the page is idle or when the visitor touches it.
const Matcher = deferred(() => import('./matcher').then((module) => module.Matcher))

/** The Smart Matcher. */
export function MatcherPanel(props: ComponentProps<typeof Matcher>) {
  return (
    <Activity>
      <Matcher {...props} />
    </Activity>
  )
}
