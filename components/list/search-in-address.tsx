'use client'

import { NuqsAdapter } from 'nuqs/adapters/next/app'
import type { ReactNode } from 'react'

type SearchInAddressProps = {
  list: { inAddressOrder: (params: URLSearchParams) => URLSearchParams }
  children: ReactNode
}

/** What reads and writes the search in the address stands below this; whatever it writes keeps the one order. */
export function SearchInAddress({ list, children }: SearchInAddressProps) {
  return <NuqsAdapter processUrlSearchParams={list.inAddressOrder}>{children}</NuqsAdapter>
}
