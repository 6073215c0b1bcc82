'use client'

import { usePathname } from 'next/navigation'
import { lazy, Suspense } from 'react'
import { useHydrated } from '@/components/ui/use-hydrated'
import { hasAdded } from '@/lib/import/added-key'
import { NotHere } from './not-here'

const OwnUniversity = lazy(() =>
  import('./own-university').then((module) => ({ default: module.OwnUniversity })),
)

/** The visitor's own university that the address names. It is in this browser alone, so the server draws nothing. */
export function OwnPage() {
  const id = usePathname().split('/').at(-1) ?? ''
  if (!useHydrated()) return null
  if (!hasAdded()) return <NotHere />
  return (
    <Suspense>
      <OwnUniversity key={id} id={id} />
    </Suspense>
  )
}
