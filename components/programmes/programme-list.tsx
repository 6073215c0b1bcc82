'use client'

import { deferred } from '@/components/ui/deferred'

/** The programmes of a subject, or all. They are in the server's HTML, and their script comes when somebody is at the page. */
export const ProgrammeList = deferred(() =>
  import('./programme-list-island').then((module) => module.ProgrammeListIsland),
)
