'use client'

import type { Route } from 'next'
import { Link } from '@/components/ui/link'
import { useKept } from '@/components/ui/use-kept'
import { readLevel } from '@/lib/facts/chosen-level'
import type { Level } from '@/lib/facts/vocabulary'
import { levelWord } from '@/lib/facts/words'

type KeptLevelLineProps = {
  /** Those whose fees the section has. */
  levels: readonly Level[]
  /** The question of what a bachelor's degree costs in the country. */
  costHref: string
}

/** Where the kept profile names a level of which the section has no fees, says whose they are and leads to the cost at that level. */
export function KeptLevelLine({ levels, costHref }: KeptLevelLineProps) {
  const level = useKept(readLevel, null)
  if (level === null || levels.includes(level)) return null
  return (
    <p className="mt-1 text-sm">
      <span>{'These are for a bachelor’s degree. '}</span>
      <Link href={`${costHref}&level=${level}` as Route}>{`What a ${levelWord(level)} costs here`}</Link>
    </p>
  )
}
