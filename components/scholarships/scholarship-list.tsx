'use client'

import { deferred } from '@/components/ui/deferred'
import { NATIONALITY_SCRIPT } from '@/lib/eligibility/kept-nationality'
import type { ScholarshipListProps } from './scholarship-list-island'

const Island = deferred(() =>
  import('./scholarship-list-island').then((module) => module.ScholarshipListIsland),
)

/** The list of scholarships. It is in the server's HTML, and its script comes when somebody is at the page. */
export function ScholarshipList(props: ScholarshipListProps) {
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: NATIONALITY_SCRIPT }} />
      <Island {...props} />
    </>
  )
}
