'use client'

import { Activity } from 'react'
import { deferred } from '@/components/ui/deferred'
import type { ProgrammeListProps } from './programme-list-island'
import './programmes.css'

const Island = deferred(() => import('./programme-list-island').then((module) => module.ProgrammeListIsland))

/** The programmes of a subject. They are in the server's HTML, and their script comes when the page is idle or touched. */
export function ProgrammeList(props: ProgrammeListProps) {
  return (
    <Activity>
      <Island {...props} />
    </Activity>
  )
}
