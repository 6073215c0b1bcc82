'use client'

import { Activity } from 'react'
import { deferred } from '@/components/ui/deferred'
import type { AllProgrammesProps } from './all-programmes-island'
import './programmes.css'

const Island = deferred(() => import('./all-programmes-island').then((module) => module.AllProgrammesIsland))

/** The choice of a subject, and programmes of all. It is in the server's HTML, and its script comes when the page is idle or touched. */
export function AllProgrammes(props: AllProgrammesProps) {
  return (
    <Activity>
      <Island {...props} />
    </Activity>
  )
}
