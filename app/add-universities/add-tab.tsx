'use client'

import { deferred } from '@/components/ui/deferred'

/** The tab "Add More Universities". Its form is in the server's HTML, and its script comes when somebody is at the page. */
export const AddTab = deferred(() => import('./add-panel').then((module) => module.AddPanel))
