'use client'

import { deferred } from '@/components/ui/deferred'
import './programmes.css'

/** The programmes of a subject, or all. They are in the server's HTML, and their script comes when the page is idle or touched. */
export const ProgrammeList = deferred(() =>
  import('./programme-list-island').then((module) => module.ProgrammeListIsland),
)
