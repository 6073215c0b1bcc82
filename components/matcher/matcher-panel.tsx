'use client'

import { Activity, type ReactNode } from 'react'
import { deferred } from '@/components/ui/deferred'

// The form stands in the server's HTML; its script, and all that it computes with, waits until idle or touched.
const Matcher = deferred(() => import('./matcher').then((module) => module.Matcher))

type MatcherPanelProps = {
  /** Of the matcher's file, which the browser reads when it is first needed. */
  version: string
  /** Of the grade converter's file, which is read when the converter is opened. */
  gradesVersion: string
  /** Says what a GPA is, below its field. */
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
