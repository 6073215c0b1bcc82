import { Command } from 'cmdk'
import type { Choice } from '@/lib/palette/entry'
import type { Group } from '@/lib/palette/search'
import { ChoiceItem } from './choice-item'

type PaletteResultsProps = {
  /** Null before anything is typed. */
  groups: readonly Group[] | null
  recent: readonly Choice[]
  /** Offered before anything is typed, beside the recent ones. */
  pages: readonly Choice[]
  onChoose: (choice: Choice) => void
  onForget: () => void
}

export function PaletteResults({ groups, recent, pages, onChoose, onForget }: PaletteResultsProps) {
  const draw = (choices: readonly Choice[]) =>
    choices.map((choice) => <ChoiceItem key={choice.href} choice={choice} onChoose={onChoose} />)

  if (groups) {
    return groups.map(({ kind, label, entries }) => (
      <Command.Group key={kind} heading={label}>
        {draw(entries)}
      </Command.Group>
    ))
  }
  return (
    <>
      {recent.length > 0 && (
        <Command.Group heading="Recent">
          {draw(recent)}
          <Command.Item value="forget" onSelect={onForget} className="palette-forget">
            Clear recent choices
          </Command.Item>
        </Command.Group>
      )}
      {pages.length > 0 && <Command.Group heading="Go to">{draw(pages)}</Command.Group>}
    </>
  )
}
