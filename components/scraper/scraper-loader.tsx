'use client'

import { deferred } from '@/components/ui/deferred'

/** The tool. Its setup is in the server's HTML, and its script comes when somebody is at the page, or with a key that is kept. */
export const ScraperLoader = deferred(() => import('./scraper-tool').then((module) => module.ScraperTool))
