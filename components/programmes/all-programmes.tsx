'use client'

import { deferred } from '@/components/ui/deferred'
import './programmes.css'

/** The choice of a subject, and programmes of all. It is in the server's HTML, and its script comes when the page is idle or touched. */
export const AllProgrammes = deferred(() =>
  import('./all-programmes-island').then((module) => module.AllProgrammesIsland),
)
