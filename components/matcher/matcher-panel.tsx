'use client'

import { deferred } from '@/components/ui/deferred'

/** The Smart Matcher. Its form is in the server's HTML, and its script comes when somebody is at the page. */
export const MatcherPanel = deferred(() => import('./matcher').then((module) => module.Matcher))
