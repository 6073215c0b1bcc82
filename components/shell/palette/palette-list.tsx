import { HeartIcon } from '@/components/heart/heart-icon'
import { CommandGroup, CommandItem, CommandList } from '@/components/ui/combobox'
import type { PaletteChoice } from '@/lib/palette/entry'
import type { Sentence } from '@/lib/palette/sentence'
import type { Group } from '@/lib/palette/search'

/** A line of the list: a page to open, or (null) the action that clears the recent choices. */
export type PaletteOption = { id: string; choice: PaletteChoice | null }
type OptionGroup = { label: string; options: readonly PaletteOption[] }

type PaletteListProps = {
  groups: readonly OptionGroup[]
  /** Whether the visitor's plan has the option with this address. */
  isSaved: (href: string) => boolean
  /** Saves a university or an award, or takes it out. The keys for it are the palette's. */
  onSave: (choice: PaletteChoice) => void
  onChoose: (option: PaletteOption) => void
}

/** The results in their groups: the name of each, and a detail that distinguishes entries of the same name. */
export function PaletteList({ groups, isSaved, onSave, onChoose }: PaletteListProps) {
  return (
    <CommandList label="Results" className="palette-list">
      {groups.map(({ label, options }) => (
        <CommandGroup key={label} heading={label}>
          {options.map((option) => (
            <CommandItem
              key={option.id}
              id={option.id}
              className={option.choice ? 'palette-option' : 'palette-option palette-action'}
              onSelect={() => onChoose(option)}
            >
              <span dir="auto" translate={option.choice && canSave(option.choice) ? 'no' : undefined}>
                {option.choice?.label ?? 'Clear recent choices'}
              </span>
              {option.choice && <small>{option.choice.detail}</small>}
              {option.choice && canSave(option.choice) && (
                <Heart choice={option.choice} isSaved={isSaved(option.choice.href)} onSave={onSave} />
              )}
            </CommandItem>
          ))}
        </CommandGroup>
      ))}
    </CommandList>
  )
}

/** Whether a plan can hold it. */
export const canSave = ({ kind }: PaletteChoice) => kind === 'university' || kind === 'scholarship'

type HeartProps = { choice: PaletteChoice; isSaved: boolean; onSave: PaletteListProps['onSave'] }

/** For pointers alone: an option of a list may hold no button, so that a screen reader gets the key and this in words. */
function Heart({ choice, isSaved, onSave }: HeartProps) {
  return (
    <>
      {isSaved && <span className="sr-only">, in my plan</span>}
      <span
        aria-hidden
        className="palette-heart"
        data-saved={isSaved ? '' : undefined}
        onClick={(event) => {
          event.stopPropagation()
          onSave(choice)
        }}
      >
        <HeartIcon />
      </span>
    </>
  )
}

const PAGES_OFFERED = 6

const toOption = (group: string, choice: PaletteChoice): PaletteOption => ({
  id: `palette-${group}-${choice.href}`,
  choice,
})

/** The lines for the hits of a search, and the way to a list that it asks for: first where the text is a sentence. */
export function foundOptions(groups: readonly Group[], sentence: Sentence | null): OptionGroup[] {
  const found = groups.map(({ kind, label, entries }) => ({
    label,
    options: entries.map((entry) => toOption(kind, entry)),
  }))
  if (!sentence) return found
  const list = { label: 'Lists', options: [toOption('sentence', sentence.choice)] }
  return sentence.isSure ? [list, ...found] : [...found, list]
}

/** The lines before anything is typed: the recent choices, then other pages. */
export function offeredOptions(
  recent: readonly PaletteChoice[],
  pages: readonly PaletteChoice[],
): OptionGroup[] {
  const others = pages.filter(({ href }) => recent.every((choice) => choice.href !== href))
  return [
    {
      label: 'Recent',
      options:
        recent.length > 0
          ? [...recent.map((choice) => toOption('recent', choice)), { id: 'palette-forget', choice: null }]
          : [],
    },
    { label: 'Go to', options: others.slice(0, PAGES_OFFERED).map((choice) => toOption('page', choice)) },
  ].filter(({ options }) => options.length > 0)
}
