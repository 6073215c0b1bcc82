import { Command } from 'cmdk'
import type { Choice } from '@/lib/palette/entry'

/** What the list knows a hit by. */
export const choiceKey = ({ kind, href }: Choice) => `${kind} ${href}`

type ChoiceItemProps = {
  choice: Choice
  onChoose: (choice: Choice) => void
}

/** One hit: its name, and what tells it from another of the same name. */
export function ChoiceItem({ choice, onChoose }: ChoiceItemProps) {
  return (
    <Command.Item value={choiceKey(choice)} onSelect={() => onChoose(choice)}>
      <span dir="auto">{choice.label}</span>
      <small>{choice.detail}</small>
    </Command.Item>
  )
}
