'use client'

import { Activity } from 'react'
import { deferred } from '@/components/ui/deferred'
import type { WorldListProps } from './world-list-island'

const Island = deferred(() => import('./world-list-island').then((module) => module.WorldListIsland))

/** The list of the world's universities. It is in the server's HTML, and its script comes when the page is idle or touched. */
export function WorldList(props: WorldListProps) {
  return (
    <Activity>
      <Island {...props} />
    </Activity>
  )
}
