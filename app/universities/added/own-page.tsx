'use client'

import { usePathname } from 'next/navigation'
import { lazy, Suspense } from 'react'
import { useHydrated } from '@/components/ui/use-hydrated'

const OwnUniversity = lazy(() =>
  import('./own-university').then((module) => ({ default: module.OwnUniversity })),
)

/** The visitor's own university that the address names. It is in this browser alone, so the server draws nothing. */
export function OwnPage() {
  const id = usePathname().split('/').at(-1) ?? ''
  if (!useHydrated()) return null
  return (
    <Suspense>
      <OwnUniversity key={id} id={id} />
    </Suspense>
  )
}
