'use client'

import { deferred } from '@/components/ui/deferred'
// Here and not beside the map, whose script comes later: the links of the map lie where they belong from the start.
import './city-map.css'

/** The UK portal's list. It is in the server's HTML, and its script comes when somebody is at the page. */
export const UkList = deferred(() => import('./uk-view').then((module) => module.UkListIsland))
