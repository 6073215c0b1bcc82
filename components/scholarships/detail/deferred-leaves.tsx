'use client'

import { Activity } from 'react'
import { deferred } from '@/components/ui/deferred'
import type { Dates } from '@/lib/scholarships/dates'
import type { RuleListProps } from './rule-list'

// Both depend on the visitor's device, so they wait until the page is idle or touched.
const DeadlineToday = deferred(() => import('./deadline-today').then((module) => module.DeadlineToday))
const RuleList = deferred(() => import('./rule-list').then((module) => module.RuleList))

export function DeadlineTodayLater({ dates }: { dates: Dates }) {
  return (
    <Activity>
      <DeadlineToday dates={dates} />
    </Activity>
  )
}

export function RuleListLater(props: RuleListProps) {
  return (
    <Activity>
      <RuleList {...props} />
    </Activity>
  )
}
