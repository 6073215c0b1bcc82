'use client'

import type { Route } from 'next'
import { useSyncExternalStore } from 'react'
import { Link } from '@/components/ui/link'

const NO_CHANGE = () => () => {}

/** The way to all subjects of a university, with the level and the subject that the visitor came with. */
export function OfferedLink({ href }: { href: Route }) {
  const query = useSyncExternalStore(
    NO_CHANGE,
    () => location.search,
    () => '',
  )
  return <Link href={`${href}${query}` as Route}>all of them, by level</Link>
}
