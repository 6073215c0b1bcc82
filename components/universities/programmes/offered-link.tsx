'use client'

import type { Route } from 'next'
import { useSyncExternalStore } from 'react'
import { Link } from '@/components/ui/link'
import type { Level } from '@/lib/facts/vocabulary'

const NO_CHANGE = () => () => {}

type OfferedLinkProps = {
  href: Route
  /** At which the profile opens. */
  level: Level
}

/** The way to all subjects of a university, with the level and the subject that the visitor came with. */
export function OfferedLink({ href, level }: OfferedLinkProps) {
  const query = useSyncExternalStore(
    NO_CHANGE,
    () => location.search,
    () => (level === 'bachelor' ? '' : `?level=${level}`),
  )
  return <Link href={`${href}${query}` as Route}>all of them, by level</Link>
}
