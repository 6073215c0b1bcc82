'use client'

import { Activity } from 'react'
import { deferred } from '@/components/deferred'

// The form stands in the server's HTML; its script, and all that it computes with, waits until idle or touched.
const Matcher = deferred(() => import('./matcher').then((module) => module.Matcher))

/** The Smart Matcher. `version` is that of the matcher's file, which the browser reads when it is first needed. */
export function MatcherPanel({ version }: { version: string }) {
  return (
    <Activity>
      <Matcher version={version} />
    </Activity>
  )
}
