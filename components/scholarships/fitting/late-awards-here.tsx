'use client'

import { deferred } from '@/components/ui/deferred'

/** Which of the awards fit depends on the visitor's browser, so it waits until somebody is at the page. */
export const LateAwardsHere = deferred(() => import('./awards-here').then((module) => module.AwardsHere))
