'use client'

import { NuqsAdapter } from 'nuqs/adapters/next/app'
import type { ReactNode } from 'react'
import { inAddressOrder } from '@/lib/universities/search-params'

/** What reads and writes the search in the address stands below this; whatever it writes keeps the one order. */
export function SearchInAddress({ children }: { children: ReactNode }) {
  return <NuqsAdapter processUrlSearchParams={inAddressOrder}>{children}</NuqsAdapter>
}
