'use client'

import { deferred } from '@/components/ui/deferred'

/** The list of the world's universities. It is in the server's HTML, and its script comes when somebody is at the page. */
export const WorldList = deferred(() => import('./world-view').then((module) => module.WorldListIsland))
