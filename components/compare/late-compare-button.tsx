'use client'

import { deferred } from '@/components/ui/deferred'

/** The button of a page about one university, whose script comes once somebody is at the page. What is pressed before counts. */
export const LateCompareButton = deferred(() =>
  import('./early-compare-button').then((module) => module.EarlyCompareButton),
)
