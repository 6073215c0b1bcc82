import { Command } from 'cmdk'
import type { Choice } from '@/lib/palette/entry'

type ChoiceItemProps = {
  choice: Choice
  onChoose: (choice: Choice) => void
}

/** One hit: its name, and what tells it from another of the same name. */
export function ChoiceItem({ choice, onChoose }: ChoiceItemProps) {
  return (
    <Command.Item value={`${choice.kind} ${choice.href}`} onSelect={() => onChoose(choice)}>
      <span dir="auto">{choice.label}</span>
      <small>{choice.detail}</small>
    </Command.Item>
  )
}
