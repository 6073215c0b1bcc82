'use client'

import type { Elements } from '@/components/ui/elements'
import { hrefOf, keyOf, type AwardItem, type PlaceItem } from '@/lib/plan/plan'
import { changeItem } from '@/lib/plan/plan-store'
import { formatList } from '@/lib/text/format'
import { NoteFold } from './note-field'
import { PlanCard, RemoveButton } from './plan-card'

type AwardCardProps = {
  award: AwardItem
  /** The places that the visitor wants to pay for with it. */
  places: readonly PlaceItem[]
  children?: Elements
  onRemove: () => void
}

/** A saved award, with the choices that the visitor wants to pay for with it. */
export function AwardCard({ award, places, children, onRemove }: AwardCardProps) {
  return (
    <PlanCard
      title={award.name}
      href={hrefOf(award)}
      isName
      about={places.length > 0 && `For ${formatList(places.map(({ name }) => name))}`}
    >
      {children}
      <NoteFold about={award.name} value={award.note} onSave={(note) => changeItem(keyOf(award), { note })} />
      <RemoveButton label={`Remove ${award.name} from my plan`} onClick={onRemove} />
    </PlanCard>
  )
}
