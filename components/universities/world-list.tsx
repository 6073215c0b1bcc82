'use client'

import { Activity } from 'react'
import { deferred } from '@/components/ui/deferred'
import type { UniversityListProps } from './university-list'

const Island = deferred(() => import('./world-list-island').then((module) => module.WorldListIsland))

/** The list of the world's universities. It is in the server's HTML, and its script comes when the page is idle or touched. */
export function WorldList(props: UniversityListProps) {
  return (
    <Activity>
      <Island {...props} />
    </Activity>
  )
}
