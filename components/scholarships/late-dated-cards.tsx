'use client'

import { deferred } from '@/components/ui/deferred'

/** Cards that show today's deadline of each award, once somebody is at the page. */
export const LateDatedCards = deferred(() => import('./dated-cards').then((module) => module.DatedCards))
