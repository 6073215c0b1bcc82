'use client'

import { deferred } from '@/components/ui/deferred'

// Both depend on the visitor's device, so they wait until somebody is at the page.
export const DeadlineTodayLater = deferred(() =>
  import('./deadline-today').then((module) => module.DeadlineToday),
)
export const RuleListLater = deferred(() => import('./rule-list').then((module) => module.RuleList))
