'use client'

import { Activity } from 'react'
import { deferred } from '@/components/ui/deferred'
import type { UkListProps } from './uk-list-island'
// Here and not beside the map, whose script comes later: the links of the map lie where they belong from the start.
import './city-map.css'

const Island = deferred(() => import('./uk-list-island').then((module) => module.UkListIsland))

/** The UK portal's list. It is in the server's HTML, and its script comes when the page is idle or touched. */
export function UkList(props: UkListProps) {
  return (
    <Activity>
      <Island {...props} />
    </Activity>
  )
}
