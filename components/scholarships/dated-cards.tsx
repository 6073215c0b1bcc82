'use client'

import { useMoment } from '@/components/ui/use-today'
import { drawCard } from '@/lib/scholarships/drawn-card'
import type { ScholarshipRow } from '@/lib/scholarships/row'
import { ScholarshipCards } from './scholarship-cards'

type DatedCardsProps = { awards: readonly Pick<ScholarshipRow, 'card' | 'dates'>[] }

/**
 * Awards on a page that is made long before it is read. The HTML has their usual dates. The browser shows the present
 * deadline of each, by the visitor's own date.
 */
export function DatedCards({ awards }: DatedCardsProps) {
  const today = useMoment('') || null
  return <ScholarshipCards cards={awards.map((award) => drawCard(award, today))} />
}
