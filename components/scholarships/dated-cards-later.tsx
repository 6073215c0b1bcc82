'use client'

import { Activity } from 'react'
import { deferred } from '@/components/ui/deferred'
import type { DatedCardsProps } from './dated-cards'

const DatedCards = deferred(() => import('./dated-cards').then((module) => module.DatedCards))

/** Cards that show today's deadline of each award, once the page is idle or touched. */
export function DatedCardsLater(props: DatedCardsProps) {
  return (
    <Activity>
      <DatedCards {...props} />
    </Activity>
  )
}
