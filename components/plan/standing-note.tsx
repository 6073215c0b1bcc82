import { Button } from '@/components/ui/button'
import { keyOf, type PlanItem } from '@/lib/plan/plan'
import { moveItem } from '@/lib/plan/plan-store'
import { PlanWarning } from './plan-warning'
import type { Standing } from './use-standings'

const GONE = {
  university: 'This university is no longer in our catalogue. Your note stays.',
  programme: 'The university of this programme is no longer in our catalogue. Your note stays.',
  award: 'You can no longer apply for this award. Your note stays.',
} as const

type StandingNoteProps = {
  item: PlanItem
  standing: Standing | undefined
  /** The item has the university's new name now. */
  onMoved: (name: string) => void
}

/** Says what became of an item that the catalogue has no more, or has under another name. */
export function StandingNote({ item, standing, onMoved }: StandingNoteProps) {
  if (!standing) return null
  if (standing.kind === 'gone') return <PlanWarning>{GONE[item.kind]}</PlanWarning>
  if (standing.kind === 'noProgramme') {
    return (
      <PlanWarning>
        Our sources no longer name this programme. Ask the university. Your note stays.
      </PlanWarning>
    )
  }
  const { id, name } = standing
  return (
    <PlanWarning>
      <span>{`It is listed as ${name} now. `}</span>
      <Button
        size="small"
        aria-label={`Save it under that name: ${name}`}
        onClick={() => {
          moveItem(keyOf(item), { id, name })
          onMoved(name)
        }}
      >
        Save it under that name
      </Button>
    </PlanWarning>
  )
}
