'use client'

import type { Route } from 'next'
import type { Elements } from '@/components/ui/elements'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { hrefOf, keyOf, type AwardItem, type PlaceItem } from '@/lib/plan/plan'
import { changeItem } from '@/lib/plan/plan-store'
import { formatList } from '@/lib/text/format'
import { NoteField } from './note-field'

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
    <li className="plan-item">
      <header>
        <h3>
          <Link href={hrefOf(award) as Route}>{award.name}</Link>
        </h3>
        {places.length > 0 && <p>{`For ${formatList(places.map(({ name }) => name))}`}</p>}
      </header>
      {children}
      <NoteField
        label="My note"
        about={award.name}
        value={award.note}
        onSave={(note) => changeItem(keyOf(award), { note })}
      />
      <Button type="button" size="small" aria-label={`Remove ${award.name} from my plan`} onClick={onRemove}>
        Remove
      </Button>
    </li>
  )
}
