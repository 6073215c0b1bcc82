'use client'

import { Activity } from 'react'
import { deferred } from '@/components/ui/deferred'
import type { ScholarshipListProps } from './scholarship-list-island'

const Island = deferred(() =>
  import('./scholarship-list-island').then((module) => module.ScholarshipListIsland),
)

/** The list of scholarships. It is in the server's HTML, and its script comes when the page is idle or touched. */
export function ScholarshipList(props: ScholarshipListProps) {
  return (
    <Activity>
      <Island {...props} />
    </Activity>
  )
}
