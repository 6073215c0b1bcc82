'use client'

import { Activity, type ReactNode } from 'react'
import { deferred } from '@/components/ui/deferred'

// The form is in the server's HTML. Its script is loaded when the page is idle or when the visitor touches it.
const Matcher = deferred(() => import('./matcher').then((module) => module.Matcher))

type MatcherPanelProps = {
  /** The version of the matcher's file. The browser loads the file when it first needs it. */
  version: string
  /** The version of the grade converter's file. The browser loads it when the converter is opened. */
  gradesVersion: string
  /** Explains below the field what a GPA is. */
  gpaHelp: ReactNode
}

/** The Smart Matcher. */
export function MatcherPanel(props: MatcherPanelProps) {
  return (
    <Activity>
      <Matcher {...props} />
    </Activity>
  )
}
