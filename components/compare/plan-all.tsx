'use client'

import { useState } from 'react'
import { useSavedKeys } from '@/components/heart/use-saved-keys'
import { Button, buttonVariants } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import type { Level } from '@/lib/facts/vocabulary'
import { columnItem } from '@/lib/compare/column-item'
import { keyOf } from '@/lib/plan/key'
import type { NewItem } from '@/lib/plan/new-item'
import { keepPress } from '@/lib/plan/press'
import { PLAN } from '@/lib/routes'
import { isAddedId } from '@/lib/universities/added-id'
import type { ComparedUniversity } from '@/lib/universities/compared-university'

type PlanAllProps = { columns: readonly ComparedUniversity[]; level: Level; onFailed: () => void }

/** Puts the universities of a comparison into the plan at its level, and those that it put there back out. */
export function PlanAll({ columns, level, onFailed }: PlanAllProps) {
  const saved = useSavedKeys()
  const [put, setPut] = useState<readonly NewItem[]>([])
  const items = columns
    .filter(({ id }) => !isAddedId(id))
    .map((column): NewItem => {
      const item = columnItem(column)
      return item.kind === 'university' ? { ...item, level } : item
    })
  const left = items.filter((item) => !saved.includes(keyOf(item)))
  // As with hearts: kept until the plan has it, because the visitor may leave the page at once.
  const settle = (some: readonly NewItem[], isSaved: boolean) => {
    for (const item of some) keepPress({ item, isSaved })
    void import('@/lib/plan/plan-store').then(({ followPlan, settlePress }) => {
      followPlan()
      for (const item of some) settlePress({ item, isSaved })
      setPut(isSaved ? some : [])
    }, onFailed)
  }
  if (items.length === 0) return null
  if (left.length > 0)
    return (
      <Button size="small" onClick={() => settle(left, true)}>
        Put all in my plan
      </Button>
    )
  if (put.length > 0)
    return (
      <Button size="small" onClick={() => settle(put, false)}>
        Take them out of my plan again
      </Button>
    )
  return (
    <Link href={PLAN.href} className={buttonVariants({ size: 'small' })}>
      All are in my plan
    </Link>
  )
}
